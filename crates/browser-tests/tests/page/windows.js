// What is wrong with the table in this window: things that can be chosen and are not hit by a click in their middle, panels
// that lie on each other or leave the window, and words that do not fit. Gives sentences; none, if all is well.
const wrong = [];
const table = document.querySelector(".table");
const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
const box = (element) => element.getBoundingClientRect();
const name = (element) =>
  element.dataset.hit ?? (element.getAttribute("aria-label") || element.textContent.replace(/\s+/g, " ").trim()).slice(0, 40);

// Everything that can be chosen is hit in its middle. Cards that are folded up behind the chosen one, and whatever the open
// log has taken the place of, can wait; phrases to say are a row that is pushed along.
const folded = (card) => table.matches(".stacked") && !card.matches(".sel") && box(card).left < box(card.parentElement.querySelector(".sel") ?? card).right - 1;
const choices = [...table.querySelectorAll("button, a[href], summary")].filter((it) => seen(it) && !it.closest("dialog, .curtain, .beside ol, .chat-phrases"));
for (const choice of choices) {
  const { left, top, width, height, right, bottom } = box(choice);
  if (choice.matches(".cardb") && folded(choice)) continue;
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!met || !choice.contains(met)) {
    wrong.push(`${name(choice)} is behind ${met ? met.className?.baseVal ?? met.className : "nothing"}`);
  }
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
    wrong.push(`${name(choice)} leaves the window`);
  }
  // Rows of towers and of figures may be narrower: the board and the keys are a second way.
  if (width < (choice.matches(".pk, .pass-flasks *") ? 34 : 43) || height < 43) {
    wrong.push(`${name(choice)} is too small: ${Math.round(width)} by ${Math.round(height)}`);
  }
}

// Towers and spaces. A wizard may stand behind a nearer piece.
for (const hit of table.querySelectorAll(".hits [data-hit^=tower], .hits [data-hit^=space]")) {
  const tower = hit.dataset.hit.startsWith("tower");
  const { left, top, width, height } = box(hit);
  // The foot of a tower is its own; its roof lies beneath the next one. A plate is met at its near edge.
  const [x, y] = [left + width / 2, top + height * 0.78];
  const met = document.elementFromPoint(x, y);
  // A wizard or the castle may stand before a tower, and anything before a plate; but nothing that is no piece.
  const before = tower ? "[data-hit^=wizard], [data-hit^=castle], [data-hit^=spell]" : "[data-hit]";
  if (met !== hit && !met?.matches(before)) {
    wrong.push(`${name(hit)} is behind ${met ? met.dataset?.hit ?? met.className?.baseVal ?? met.className : "nothing"}`);
  }
}
// A wizard may stand behind a nearer piece, but not so that no finger finds it when it can be chosen.
for (const wizard of table.querySelectorAll(".hits [data-hit^=wizard].lit")) {
  const { left, top, width, height } = box(wizard);
  let found = 0;
  for (let i = 1; i < 24; i++) {
    for (let j = 1; j < 24; j++) {
      if (document.elementFromPoint(left + (width * i) / 24, top + (height * j) / 24) === wizard) found++;
    }
  }
  if (!found) wrong.push(`no finger finds ${name(wizard)}`);
}
// The tallest stacks are in sight.
for (const hit of table.querySelectorAll(".hits [data-hit]")) {
  const { left, top, right } = box(hit);
  if (top < -1 || left < -1 || right > innerWidth + 1) wrong.push(`${name(hit)} leaves the window`);
}

// No panel lies on another one, and none on the board.
const parts = ["brand", "turn", "tools", "players", "board-place > .board", "log", "spl", "hand", "acts", "dock", "pick", "beside",
  "online-strip", "online-chat", "missed", "setback", "coach"]
  .map((part) => [part, table.querySelector(`:scope > .${part}`)])
  .concat([["trouble", document.querySelector(".trouble")]])
  .filter(([, part]) => part && seen(part) && box(part).width > 0);
const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
for (const [i, [one, a]] of parts.entries()) {
  for (const [other, b] of parts.slice(i + 1)) {
    // The sky above the board has room for whose turn it is: the check of the pieces tells if it covers one.
    const sky = [one, other].includes("turn") && [one, other].some((part) => part.startsWith("board"));
    // Folded up, the hand keeps its place beside the towers.
    const fold = table.matches(".stacked") && [one, other].includes("hand") && [one, other].includes("pick");
    // At an online table two corners of the board's box are for what is said there: the check of the pieces tells, too.
    const corner = [one, other].some((part) => /^online/.test(part)) && [one, other].some((part) => part.startsWith("board"));
    if (!sky && !fold && !corner && overlap(box(a), box(b))) wrong.push(`${one} lies on ${other}`);
  }
  const { left, top, right, bottom } = box(a);
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${one} leaves the window`);
}

// Sentences are not cut, and lie under no button.
const dock = table.querySelector(".dock");
if (seen(dock)) {
  const says = dock.querySelector(".says");
  const buttons = [...dock.querySelectorAll("button, a")].filter(seen);
  if (seen(says)) {
    const range = document.createRange();
    range.selectNodeContents(says.querySelector("p"));
    const text = range.getBoundingClientRect();
    for (const button of buttons) {
      if (text.width && overlap(text, box(button))) wrong.push(`the sentence runs under ${name(button)}`);
    }
    if (text.bottom > box(dock).bottom + 2) wrong.push("the sentence leaves the dock");
    for (const [part, element] of parts) {
      if (part !== "dock" && text.width && overlap(text, box(element))) wrong.push(`the sentence runs under ${part}`);
    }
  }
  for (const button of buttons) {
    if (box(button).bottom > box(dock).bottom + 2 || box(button).right > box(dock).right + 2) wrong.push(`${name(button)} leaves the dock`);
  }
}
for (const button of choices.filter((it) => it.matches(".btn"))) {
  if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1) wrong.push(`${name(button)} is cut`);
}
// What a button would do stands in it where there is no room beside it; it hides what it cannot show.
for (const deed of [...table.querySelectorAll(".confirm small")].filter(seen)) {
  if (deed.scrollHeight > deed.clientHeight + 1) wrong.push(`"${deed.textContent}" is cut`);
}
for (const panel of table.querySelectorAll(".player .inside")) {
  if (panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1) wrong.push(`a player's panel is cut: ${Math.round(panel.clientWidth)} by ${Math.round(panel.clientHeight)}`);
}
const trouble = document.querySelector(".trouble");
if (trouble && trouble.scrollHeight > trouble.clientHeight + 1) wrong.push("the trouble is cut");
// What a player is stands there in full.
for (const kind of [...table.querySelectorAll(".player .kind span")].filter(seen)) {
  if (kind.scrollWidth > kind.clientWidth + 1) wrong.push(`"${kind.textContent}" is cut: ${kind.clientWidth} of ${kind.scrollWidth}`);
}
// The board is as large as its box allows.
const place = box(table.querySelector(".board-place"));
const board = box(table.querySelector(".board"));
if (board.width < place.width - 2 && board.height < place.height - 2) wrong.push("the board is smaller than its box");
if (Math.min(board.width, board.height) < 180) wrong.push(`the board is tiny: ${Math.round(board.width)} by ${Math.round(board.height)}`);
if (document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page scrolls");
return wrong;
