// What lies badly in the place that is shown, in a window of this size: a list of sentences.
//
// With a part of the page as argument, only what is in it is used and read; the table has a test of its own.
const wrong = [];
const part = document.querySelector(arguments[0] ?? "body");
const modal = document.querySelector("dialog:modal");
const root = modal ?? part;
const wide = document.documentElement.clientWidth;
const words = (element) => element.textContent.replace(/\s+/g, " ").trim().slice(0, 40);
const called = (element) =>
  `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} '${element.getAttribute("aria-label") ?? words(element)}'`;
const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false, contentVisibilityAuto: true });
const SLACK = 1.5;

// Nothing is wider than the window, but what scrolls by itself.
const scrolls = (element) => {
  for (let here = element.parentElement; here && here !== document.body; here = here.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(here).overflowX) && here.scrollWidth > here.clientWidth) return true;
  }
  return false;
};
for (const box of [document.documentElement, ...(modal ? [modal, ...modal.querySelectorAll(".set-up-body")] : [])]) {
  if (box.scrollWidth <= box.clientWidth) continue;
  const out = [...root.querySelectorAll("*")].filter((element) => !element.closest("svg") && shown(element) &&
    element.getBoundingClientRect().right > Math.min(wide, box.getBoundingClientRect().left + box.clientWidth) + 0.5 && !scrolls(element));
  wrong.push(`${box.scrollWidth - box.clientWidth} px too wide: ${out.slice(0, 4).map(called).join(", ")}`);
}

// The lines of text that are seen, each with its box.
const lines = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || element.closest("svg, script, style, option, .visually-hidden") || !shown(element)) continue;
  const style = getComputedStyle(element);
  if (style.clipPath !== "none" || [...ancestors(element)].some((here) => getComputedStyle(here).clipPath !== "none")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) if (box.width > 1) lines.push({ element, box, size: parseFloat(style.fontSize) });
}
function* ancestors(element) {
  for (let here = element.parentElement; here && here !== root.parentElement; here = here.parentElement) yield here;
}

const meet = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

// No text runs into a panel, a button or a field that it does not belong to, nor into other text.
const surfaces = [...root.querySelectorAll(".panel, .btn, .icb, button, input, select, textarea, .start-set, li, article, section")]
  .filter((element) => shown(element) && !["hidden", "clip"].includes(getComputedStyle(element).visibility))
  .filter((element) => getComputedStyle(element).opacity !== "0" && !element.matches(".visually-hidden"))
  .map((element) => ({ element, box: element.getBoundingClientRect() }));
const fixed = (element) => [element, ...ancestors(element)].some((here) => ["fixed", "sticky"].includes(getComputedStyle(here).position));
const clipped = (element) => [element, ...ancestors(element)].some((here) => here !== document.body && getComputedStyle(here).overflowY !== "visible");
for (const { element, box } of lines) {
  if (fixed(element) || clipped(element)) continue;
  const under = surfaces.find((surface) => !surface.element.contains(element) && !element.contains(surface.element) &&
    !fixed(surface.element) && !clipped(surface.element) && meet(box, surface.box) &&
    // The label of a field lies within it where it is drawn so.
    surface.element.closest("label") !== element.closest("label", root));
  if (under) wrong.push(`'${words(element)}' runs into ${called(under.element)}`);
}
const some = lines.length > 400 ? lines.filter((_, index) => index % Math.ceil(lines.length / 400) === 0) : lines;
some.forEach((one, index) => {
  for (const other of some.slice(index + 1)) {
    if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
    if (fixed(one.element) || fixed(other.element) || clipped(one.element) || clipped(other.element)) continue;
    if (meet(one.box, other.box)) wrong.push(`'${words(one.element)}' lies on '${words(other.element)}'`);
  }
});

// No words are cut: not on buttons, and not by their own boxes.
for (const element of root.querySelectorAll("button, a[href], .btn, label, summary")) {
  if (!shown(element) || element.closest(".visually-hidden")) continue;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (style.display === "inline") continue;
  for (const line of lines.filter((line) => element.contains(line.element))) {
    if (line.box.left < box.left - SLACK || line.box.right > box.right + SLACK) wrong.push(`cut: ${called(element)}`);
    else if (line.box.top < box.top - 4 || line.box.bottom > box.bottom + 4) wrong.push(`too high for it: ${called(element)}`);
    else continue;
    break;
  }
}

// Small words do not stand on the sky, and no words on the moon.
const moon = document.querySelector(".scene-moon circle:last-of-type")?.getBoundingClientRect();
const bare = (element) => [element, ...ancestors(element)].every((here) => {
  if (here === document.body) return true;
  const style = getComputedStyle(here);
  return style.backgroundImage === "none" && ["rgba(0, 0, 0, 0)", "transparent"].includes(style.backgroundColor);
});
if (!modal && !arguments[0]) {
  for (const { element, box, size } of lines) {
    if (!bare(element)) continue;
    if (size < 20) wrong.push(`'${words(element)}' is small and stands on the sky`);
    else if (moon && meet(box, moon)) wrong.push(`'${words(element)}' stands on the moon`);
  }
}

// Everything that can be used is met in its middle, once it is scrolled to.
const used = [...root.querySelectorAll("button, a[href], input, select, textarea, summary")]
  .filter((element) => shown(element) && !element.closest(".visually-hidden, [inert], svg") && element.getBoundingClientRect().width > 2);
const tried = used.length > 120 ? used.filter((_, index) => index % Math.ceil(used.length / 120) === 0) : used;
const at = [scrollX, scrollY];
for (const element of tried) {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const box = element.getClientRects()[0];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const met = document.elementFromPoint(x, y);
  const label = element.labels?.[0] ?? element.closest("label");
  if (!met || !(element.contains(met) || met.contains(element) && met.matches("a, button, label") || label?.contains(met))) {
    wrong.push(`cannot be met: ${called(element)} at ${Math.round(x)}, ${Math.round(y)}${met ? `, but ${called(met)}` : ""}`);
  }
}
scrollTo(...at);
// What people cannot scroll, the keyboard must not have scrolled either.
for (const element of [root, ...root.querySelectorAll("*")]) {
  if (element.scrollTop > 0 && getComputedStyle(element).overflowY === "hidden") wrong.push(`scrolled for good: ${called(element)}`);
}
if (tried.length < 1) wrong.push("there is nothing to use");
return [...new Set(wrong)];
