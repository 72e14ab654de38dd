// What the table offers now, as a person sees it: each thing with its name and a place where a pointer meets it.
const OFFERS = {
  curtain: ".curtain button",
  confirm: ".dock .confirm",
  tower: ".table > .pick .pk",
  button: ".dock .bt button:not(.confirm, .back)",
  card: ".hand .cardb.lit",
  piece: ".hits .lit",
  spell: ".spl button.lit",
  hand: ".acts button",
  back: ".dock .back",
};
const FRACTIONS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];

// A place where the element is met and nothing that lies over it.
function place(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const down of FRACTIONS) {
    for (const across of FRACTIONS) {
      const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)];
      const met = document.elementFromPoint(x, y);
      if (met && element.contains(met)) return [x, y];
    }
  }
  return null;
}

const text = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent).join("|");
const name = (element) =>
  element.dataset.hit ?? element.getAttribute("aria-label") ?? element.textContent.replace(/\s+/g, " ").trim();
const offers = [];
for (const [kind, selector] of Object.entries(OFFERS)) {
  for (const element of document.querySelectorAll(selector)) {
    const at = element.disabled ? null : place(element);
    if (at) offers.push({ kind, name: name(element), at });
  }
}
const over = document.querySelector(".result") !== null;
const chosen = [...document.querySelectorAll(".table [aria-pressed=true]")].map(name).join("|");
// Whatever happens changes one of these.
const sight = [text(".turn"), text(".dock"), text(".log li"), text(".player h2"), text(".curtain"), text(".why-not"), chosen, over,
  offers.map(({ kind, name }) => kind + name).join("|")].join("\n");
return { over, touch: matchMedia("(pointer: coarse)").matches, offers, sight };
