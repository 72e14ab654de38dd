// Notes every animation that the page starts: by script (Element.animate) and by styles.
window.rabenburgMotion = { scripted: [], styled: [], outlines: 0 };
const motion = window.rabenburgMotion;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  motion.scripted.push({ frames: [...frames].map((frame) => ({ ...frame })), duration: options.duration + options.delay });
  return animate.call(this, frames, options);
};
const note = (animation) => {
  const { target } = animation.effect;
  // What scripts animate is noted above.
  if (target.closest(".flight")) return;
  const properties = [...new Set(animation.effect.getKeyframes().flatMap(Object.keys))]
    .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key));
  motion.styled.push({ of: target.getAttribute("class") ?? target.tagName, properties });
};
const styled = (event) => event.target.getAnimations().forEach(note);
motion.now = () => document.getAnimations().forEach(note);
addEventListener("animationstart", styled, true);
addEventListener("transitionrun", styled, true);
addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.nodeType === 1 && node.matches?.(".flight > .actors")) {
        motion.outlines += node.querySelectorAll("[stroke='var(--preview)']").length;
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
});
