// jsdom draws no pictures.
if (typeof HTMLImageElement === "function")
  HTMLImageElement.prototype.decode = () => Promise.resolve();

// It takes long to load: a test of logic does without, or imports it.
if (expect.getState().testPath?.endsWith(".tsx"))
  jest.requireActual("./jest.dom");
