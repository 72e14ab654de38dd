// Where bots think, without holding up the page. The module is loaded when the first game begins.

import init, { worker } from "{{asset:bots.js}}";

// What comes while the module starts is heard afterwards, in order.
const early = [];
self.onmessage = (event) => early.push(event);
try {
  await init();
  worker();
  early.forEach((event) => self.onmessage(event));
} catch (error) {
  // A promise that fails inside a worker is not heard by the page; an error is.
  reportError(error);
}
