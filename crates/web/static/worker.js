// A second instance of the page's module, for thinking without holding up the page.
// The first message is the compiled module; all others are texts for the exported function `worker`.

import init, { worker } from "{{asset:page.js}}";

self.onmessage = async ({ data: module }) => {
  // What comes while the module starts is heard afterwards, in order.
  const early = [];
  self.onmessage = (event) => early.push(event);
  try {
    await init({ module_or_path: module });
    worker();
    early.forEach((event) => self.onmessage(event));
  } catch (error) {
    // A promise that fails inside a worker is not heard by the page; an error is.
    reportError(error);
  }
};
