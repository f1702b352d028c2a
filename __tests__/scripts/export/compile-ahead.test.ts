/** @jest-environment node */
import { compileAhead } from "@/scripts/export/compile-ahead";

const script = (pushed: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${pushed}]);`;

it("marks every module as called soon, and nothing else", () => {
  const pushed =
    '"object"==typeof document?document.currentScript:void 0,71,(e,t)=>{e.n=[7,()=>1]},8,function(e){e.f=(t)=>t},["a",9],9,e=>e(71)';

  expect(compileAhead("a.js", script(pushed))).toBe(
    script(
      '"object"==typeof document?document.currentScript:void 0,71,((e,t)=>{e.n=[7,()=>1]}),8,(function(e){e.f=(t)=>t}),["a",9],9,(e=>e(71))',
    ),
  );
});

it("stops the build where it finds no module", () => {
  expect(() => compileAhead("a.js", script("71"))).toThrow(
    "a.js: 0 matches of module, at least 1 expected",
  );
  expect(() => compileAhead("b.js", "var a=1")).toThrow("b.js: 0 matches");
});
