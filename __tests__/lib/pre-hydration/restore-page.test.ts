import type * as Script from "@/lib/pre-hydration/restore-page";
import { translateTexts } from "../../e2e/support/translation";

/** Loads a page that holds this, and gives what restores it. */
function load(html: string): () => void {
  document.body.innerHTML = html;
  let restore = () => {};
  jest.isolateModules(() => {
    ({ restorePage: restore } = jest.requireActual<typeof Script>(
      "@/lib/pre-hydration/restore-page",
    ));
  });
  return restore;
}

const page = "<main><p>Stop <b>here</b> now</p></main>";

it("restores texts that a translation has replaced", () => {
  const restore = load(page);
  const [text] = document.querySelector("p")!.childNodes;
  translateTexts("~");
  restore();

  expect(document.body.innerHTML).toBe(page);
  expect(document.querySelector("p")!.firstChild).toBe(text);
});

it("restores texts that were changed in place", () => {
  const restore = load(page);
  document.querySelector("b")!.firstChild!.nodeValue = "ici";
  restore();

  expect(document.body.innerHTML).toBe(page);
});

it("removes what was added within the page, and restores what was removed", () => {
  const restore = load(page);
  document.querySelector("b")!.before("added", document.createElement("i"));
  document.querySelector("p")!.lastChild!.remove();
  restore();

  expect(document.body.innerHTML).toBe(page);
});

it("leaves what an extension has put into the body, after the page", () => {
  const restore = load(page);
  document.body.prepend(document.createElement("aside"));
  restore();

  expect(document.body.innerHTML).toBe(`${page}<aside></aside>`);
});
