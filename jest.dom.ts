import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });
