/** The kind of note that every deck holds; it never changes its id. */
export const modelId = 1_763_683_200_001;

/** The fields of a note in their order. */
export const fieldNames = [
  "Ref",
  "Picture",
  "Situation",
  "Question",
  "Options",
  "Answer",
  "Explanation",
  "Law",
  "Source",
] as const;

export type FieldName = (typeof fieldNames)[number];

const css = `.card { font-family: sans-serif; font-size: 20px; line-height: 1.5; text-align: left; max-width: 36em; margin: 0 auto; }
[lang="ne"] { font-family: Mukta, "Noto Sans Devanagari", sans-serif; }
img { display: block; max-width: 100%; max-height: 45vh; margin: 0 auto 0.5em; }
.answer { font-weight: bold; }
.law, .source { font-size: 14px; opacity: 0.8; }`;

const question = `{{Picture}}
{{#Situation}}<div class="situation">{{Situation}}</div>{{/Situation}}
<div class="question">{{Question}}</div>
<div class="options">{{Options}}</div>`;

const answer = `{{FrontSide}}
<hr id="answer">
<div class="answer">{{Answer}}</div>
<div class="explanation">{{Explanation}}</div>
<div class="law">{{Law}}</div>
<div class="source">{{Source}}</div>`;

/** What `col.models` holds, by the id of each. */
export function modelsJson(mod: number, deckId: number): string {
  const model = {
    id: modelId,
    name: "Menkyo Mitra",
    type: 0,
    mod,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [
      {
        name: "Question",
        ord: 0,
        qfmt: question,
        afmt: answer,
        did: null,
        bqfmt: "",
        bafmt: "",
      },
    ],
    flds: fieldNames.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      media: [],
    })),
    css,
    latexPre: "\\documentclass[12pt]{article}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    latexsvg: false,
    // The card exists where the question is not empty.
    req: [[0, "any", [fieldNames.indexOf("Question")]]],
    tags: [],
    vers: [],
  };
  return JSON.stringify({ [modelId]: model });
}
