import { loadedStatements, loadStatements } from "@/lib/exam/load-statements";
import { answerDownloads } from "../../fixtures/browser";
import { makeStatement } from "../../fixtures/exams";

const refs = ["hz-07/1", "hz-07/2"] as const;
const [first, second] = refs.map(makeStatement);

beforeEach(() => loadedStatements.setState({ known: {}, failed: false }));

it("knows the statements of a paper once they have loaded", async () => {
  answerDownloads({ statements: [first, second, makeStatement("hz-01/1")] });

  await loadStatements(refs, "en");

  expect(loadedStatements.getState()).toEqual({
    known: { "hz-07/1": first, "hz-07/2": second },
    failed: false,
  });
});

it.each([
  ["lacks one of them", { statements: [first] }],
  ["holds something else", { statements: [first, null] }],
  ["is none", {}],
])("says so where the file %s, and can be asked again", async (_, json) => {
  answerDownloads(json);
  await loadStatements(refs, "en");
  expect(loadedStatements.getState().failed).toBe(true);

  answerDownloads({ statements: [first, second] });
  await loadStatements(refs, "en");

  expect(loadedStatements.getState().failed).toBe(false);
  expect(Object.keys(loadedStatements.getState().known)).toEqual([...refs]);
});
