// What follows the first block waits for the widget in it, script included: see paint-first.js.
document.documentElement.widget = customElements.whenDefined(
  document.currentScript.previousElementSibling.firstElementChild.localName,
);
