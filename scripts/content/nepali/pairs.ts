import { chapters as source } from "@/content/book";
import { chapters, rules } from "@/content/book/ne";
import type { AnyChapterText } from "@/content/book/ne/schema";
import type { Chapter } from "@/content/book/schema";
import { hazardsNe } from "@/content/hazards/ne";
import { outcomes, type Outcome } from "@/content/hazards/outcomes";
import { outcomesNe } from "@/content/hazards/outcomes-ne";
import { allRules, placeOf, type Content } from "../content";
import type { Kind } from "./drift";

/** A Nepali text beside its English one. */
export type Pair = {
  place: string;
  kind: Kind;
  nepali: string;
  english: string;
};

/** Statements, questions and explanations; a missing text is left out. */
const ofSets = ({ sets }: Content): Pair[] =>
  sets.flatMap((set) =>
    set.questions.flatMap(({ id }) => {
      const { ne, en } = {
        ne: set.texts.ne?.[id],
        en: set.texts.en?.[id],
      };
      const isStatement = set.info.kind === "true-false";
      const parts = [
        ["", isStatement ? "statement" : "text", ne?.question, en?.question],
        [", explanation", "text", ne?.explanation, en?.explanation],
        ...(ne?.options ?? []).map(
          (option, at) =>
            [`, option ${at + 1}`, "text", option, en?.options?.[at]] as const,
        ),
      ] as const;
      return parts.flatMap(([part, kind, nepali, english]) =>
        nepali && english
          ? [{ place: placeOf(set, id) + part, kind, nepali, english }]
          : [],
      );
    }),
  );

const ofScenes = ({ scenes }: Content): Pair[] =>
  scenes.flatMap(({ id, statements }) =>
    statements.flatMap(({ statement, why }, at) => {
      const text = hazardsNe[id as keyof typeof hazardsNe].statements[at];
      const place = `hazard scene ${id}, statement ${at + 1}`;
      return text
        ? [
            {
              place,
              kind: "statement" as const,
              nepali: text.statement,
              english: statement,
            },
            {
              place: `${place}, why`,
              kind: "text" as const,
              nepali: text.why,
              english: why,
            },
          ]
        : [];
    }),
  );

const ofOutcomes = (): Pair[] =>
  Object.entries<Outcome>(outcomesNe).flatMap(([id, nepali]) =>
    (["next", "right"] as const).map((part) => ({
      place: `hazard scene ${id}, ${part}`,
      kind: "text" as const,
      nepali: nepali[part],
      english: outcomes[id as keyof typeof outcomes][part],
    })),
  );

const ofRules = (content: Content): Pair[] =>
  [...allRules(content)].flatMap(([key, { rule }]) => {
    const nepali: string | undefined = (
      rules as Readonly<Record<string, string>>
    )[key];
    return nepali
      ? [
          {
            place: `rule "${key}"`,
            kind: "rule" as const,
            nepali,
            english: rule,
          },
        ]
      : [];
  });

const ofBook = (): Pair[] =>
  source.flatMap((chapter: Chapter) => {
    const text: AnyChapterText | undefined =
      chapters[chapter.id as keyof typeof chapters];
    return chapter.sections.flatMap(({ prose = [] }, at) =>
      prose.flatMap((english, paragraph) => {
        const nepali = text?.sections[at]?.prose?.[paragraph];
        const place = `the book, ${chapter.title}, section ${at + 1}`;
        return nepali
          ? [{ place, kind: "text" as const, nepali, english }]
          : [];
      }),
    );
  });

/** Every sentence of the content that exists in Nepali and in English. */
export const nepaliPairs = (content: Content): Pair[] => [
  ...ofSets(content),
  ...ofScenes(content),
  ...ofOutcomes(),
  ...ofRules(content),
  ...ofBook(),
];
