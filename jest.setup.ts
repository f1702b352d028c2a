import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// jsdom draws no pictures.
if (typeof HTMLImageElement === "function")
  HTMLImageElement.prototype.decode = () => Promise.resolve();

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });
