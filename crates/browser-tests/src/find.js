// What is offered in a role, and how screen readers call it. Gives the names and the elements, in the same order.
const SELECTORS = {
  button: "button, summary, input[type=button], input[type=submit], [role=button]",
  link: "a[href], [role=link]",
  heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  checkbox: "input[type=checkbox]:not([role]), [role=checkbox]",
  switch: "[role=switch]",
  radio: "input[type=radio], [role=radio]",
  combobox: "select, [role=combobox]",
  textbox: "input:not([type]), input[type=text], input[type=search], textarea, [role=textbox], [role=searchbox]",
  slider: "input[type=range], [role=slider]",
  dialog: "dialog[open], [role=dialog], [role=alertdialog]",
  listitem: "li, [role=listitem]",
  image: "img, svg[role=img], [role=img]",
};

// What is hidden from screen readers is no part of a name.
function text(element) {
  const heard = element.cloneNode(true);
  heard.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove());
  return heard.textContent.replace(/\s+/g, " ").trim();
}

function name(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by) {
    return by.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean).map(text).join(" ");
  }
  const label = element.getAttribute("aria-label");
  if (label) {
    return label.replace(/\s+/g, " ").trim();
  }
  if (element.labels?.length) {
    return [...element.labels].map(text).join(" ");
  }
  if (element.matches("input[type=button], input[type=submit]")) {
    return element.value;
  }
  return text(element) || element.getAttribute("alt") || element.getAttribute("title") || "";
}

const role = arguments[0];
const seen = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
const own = (element) => !element.hasAttribute("role") || element.getAttribute("role").split(" ").includes(role);
const modal = document.querySelector("dialog:modal");
const elements = [...document.querySelectorAll(SELECTORS[role] ?? `[role=${role}]`)]
  .filter((element) => seen(element) && (role === "textbox" || role === "dialog" || own(element)))
  // Behind a modal dialog nothing is offered.
  .filter((element) => !modal || modal.contains(element));
return { names: elements.map(name), elements };
