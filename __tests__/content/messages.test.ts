import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allMessages } from "@/content/ui";

/** Every text of the interface with the way to it: "quiz.next". */
function texts(words: unknown, path = ""): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];

  return Object.entries(words as Record<string, unknown>).flatMap(
    ([key, value]) => texts(value, path ? `${path}.${key}` : key),
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.keys(allMessages))("the messages in %s", (language) => {
  const words = texts(allMessages[language as "en"]);

  it("are complete", () => {
    expect(words.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("have the same placeholders as the English ones", () => {
    const english = new Map(texts(allMessages.en));
    const other = words.filter(
      ([path, text]) =>
        // A heading may name the figure where English does not.
        path !== "landing.prepare.2.title" &&
        String(placeholders(text)) !==
          String(placeholders(english.get(path) ?? "")),
    );

    expect(other).toEqual([]);
  });
});

it("leaves nothing but names in English among the Nepali messages", () => {
  const names = /^(data\.(schema|formats)|share|laws\.others|showIn\.en)\b/;
  const english = texts(allMessages.ne).filter(
    ([path, text]) =>
      !names.test(path) &&
      /[a-z]/i.test(text.replace(/\{\w+\}/g, "")) &&
      !/\p{Script=Devanagari}/u.test(text),
  );

  expect(english).toEqual([]);
});

it("has no unused message", () => {
  const code = ["app", "components", "lib"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), "utf8")),
    )
    .join("\n");
  // Texts of a list have a number; a topic, law, group or set is called by its id.
  const names = new Set(code.match(/[a-z]\w*/gi));
  const isNamed = (name: string) => /^\d+$/.test(name) || names.has(name);
  const ofIds = /^(laws|difficulty|sets)\.|\.(topics|groups|names)\./;
  const unused = texts(allMessages.en)
    .map(([path]) => path)
    .filter((path) => !ofIds.test(path) && !path.split(".").every(isNamed));

  expect(unused).toEqual([]);
});
