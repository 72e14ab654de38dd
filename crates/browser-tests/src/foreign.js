// The words on the page that are not in its language, as far as that can be seen: words without any of the accents that all
// words of the pseudo-language have.
const ACCENT = /[áéíóúýçñš]/i;
const language = document.documentElement.lang;
const said = [document.title];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
  // A language is called by its own name; what somebody has typed is theirs.
  if (element.closest("script, style, textarea, code, kbd, .invite-code, .chat-log, [hidden]") || element.closest("[lang]").lang !== language) continue;
  if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
  else for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]) said.push(element.getAttribute(name));
}
const words = said.flatMap((text) => (text ?? "").match(/[\p{L}\p{M}\p{N}'’-]{3,}/gu) ?? []);
return [...new Set(words)].filter((word) => !ACCENT.test(word) && !/\p{N}/u.test(word));
