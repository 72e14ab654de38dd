// What is wrong with the page for people who hear it, or see less: a list of sentences.
const wrong = [];
const text = (element) => element.textContent.replace(/\s+/g, " ").trim().slice(0, 60);

const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]");

// Ids are unique.
const ids = new Map();
for (const element of document.querySelectorAll("[id]")) ids.set(element.id, (ids.get(element.id) ?? 0) + 1);
for (const [id, count] of ids) if (count > 1) wrong.push(`id ${id} is there ${count} times`);
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-activedescendant"]) {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) {
      if (shown(element) && !document.getElementById(id)) wrong.push(`${attribute}=${id} leads nowhere`);
    }
  }
}

// Headings go down one level at a time, and there is one that names the page.
const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(shown);
const levels = headings.map((heading) => Number(heading.tagName[1]));
if (levels.filter((level) => level === 1).length !== 1) wrong.push(`headings of level 1: ${levels.filter((level) => level === 1).length}`);
levels.forEach((level, index) => {
  if (level > (levels[index - 1] ?? 0) + 1) wrong.push(`heading '${text(headings[index])}' skips a level`);
});

// Pictures say what they are, or say nothing.
for (const picture of document.querySelectorAll("img, svg")) {
  const named = picture.getAttribute("aria-label") || picture.getAttribute("alt") || picture.getAttribute("aria-labelledby");
  const silent = picture.closest("[aria-hidden=true], [role=presentation]") || picture.getAttribute("alt") === "";
  if (shown(picture) && !named && !silent) wrong.push(`picture without a name in ${picture.parentElement.className || picture.parentElement.tagName}`);
}

// What scrolls can be scrolled by the keyboard: it can have the focus, or something in it.
for (const element of document.querySelectorAll("body *")) {
  if (!/auto|scroll/.test(getComputedStyle(element).overflowY) || !shown(element)) continue;
  if (element.tabIndex < 0 && !element.querySelector("button, a[href], input, select, textarea, [tabindex='0']")) {
    wrong.push(`${element.className || element.tagName} scrolls, but not by the keyboard`);
  }
}

// Items are in lists, and lists are lists.
for (const item of document.querySelectorAll("li")) {
  const list = item.parentElement;
  if (shown(item) && (!list.matches("ul, ol, menu") || !["list", null].includes(list.getAttribute("role")))) {
    wrong.push(`'${text(item)}' is an item of no list`);
  }
}

// Regions have names that tell them apart.
const label = (element) => element.getAttribute("aria-label") ?? text(document.getElementById(element.getAttribute("aria-labelledby")));
const regions = [...document.querySelectorAll("section, nav, aside")].filter((region) => shown(region) && !region.getAttribute("role") && region.matches("[aria-label], [aria-labelledby]"));
regions.forEach((region, index) => {
  const twin = regions.slice(0, index).find((other) => other.tagName === region.tagName && label(other) === label(region));
  if (twin) wrong.push(`two regions are called '${label(region)}'`);
});

// Whoever says what they see finds it: the words on a button or link are part of its name.
for (const element of document.querySelectorAll("button[aria-label], a[aria-label]")) {
  const words = element.innerText.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const hidden = [...element.querySelectorAll("[aria-hidden=true]")].map((part) => part.innerText?.toLowerCase().trim()).filter(Boolean);
  const seen = hidden.reduce((all, part) => all.replace(part, ""), words).trim();
  const name = element.getAttribute("aria-label").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  if (shown(element) && seen && !name.includes(seen)) wrong.push(`'${seen}' is called '${element.getAttribute("aria-label")}'`);
}

// Text stands out from its ground.
const number = (part) => (part.endsWith("%") ? parseFloat(part) / 100 : parseFloat(part));
const colours = (value) => [...value.matchAll(/rgba?\(([^)]*)\)/g)].map(([, parts]) => {
  const [r, g, b, a = "1"] = parts.split(/[\s,/]+/).filter(Boolean);
  return [number(r), number(g), number(b), number(a)];
});
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const light = ([r, g, b]) => {
  const [R, G, B] = [r, g, b].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * R + 0.7152 * G + 0.0722 * B;
};
const contrast = (one, other) => {
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};
// All colours that can be behind an element; nothing if it stands on the sky.
function grounds(element) {
  const layers = [];
  for (let here = element; here; here = here.parentElement) {
    const style = getComputedStyle(here);
    const painted = style.backgroundImage === "none" ? [] : colours(style.backgroundImage);
    if (painted.length) layers.push(painted);
    const plain = colours(style.backgroundColor)[0];
    if (plain && plain[3] > 0) layers.push([plain]);
    if (layers.at(-1)?.every((colour) => colour[3] === 1)) {
      return layers.reduceRight((below, layer) => (below ? layer.flatMap((colour) => below.map((ground) => over(colour, ground))) : layer), null);
    }
    if (here === document.body) break;
  }
  return null;
}
function opacity(element) {
  let all = 1;
  for (let here = element; here; here = here.parentElement) all *= Number(getComputedStyle(here).opacity);
  return all;
}
let judged = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || element.closest("svg, script, style, :disabled, [aria-disabled=true], .visually-hidden")) continue;
  if (!element.checkVisibility({ visibilityProperty: true })) continue;
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  const behind = grounds(element);
  if (!behind || element === document.body) {
    if (size < 20) wrong.push(`'${text(element)}' is small and stands on the sky (${element.className || element.tagName})`);
    continue;
  }
  judged++;
  const seen = opacity(element);
  const worst = Math.min(...behind.map((ground) => {
    const [r, g, b, a] = colours(style.color)[0];
    return contrast(over([r, g, b, a * seen], ground), ground);
  }));
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (worst < (large ? 3 : 4.5)) wrong.push(`'${text(element)}' has contrast ${worst.toFixed(2)} (${element.className || element.tagName})`);
}
if (judged < 5) wrong.push(`only ${judged} texts were judged`);
return wrong;
