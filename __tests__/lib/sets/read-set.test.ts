/** @jest-environment node */
import type { Language } from "@/content/languages";
import { questionSets, setIds } from "@/content/question-sets";
import { topicIds } from "@/content/topics";
import { readSet } from "@/lib/sets/read-set";

describe.each(setIds)("%s", (setId) => {
  it("gives every question an identity", async () => {
    for (const question of await readSet(setId)) {
      expect(question.ref).toBe(`${setId}/${question.id}`);
      expect(topicIds).toContain(question.topic);
      expect(question.points).toBe(1);
      expect(question.options[question.correctAnswer]).toBeDefined();
      expect(question.revision).toMatch(/^[\w-]{6}$/);
    }
  });

  it("keeps given answers in every language", async () => {
    const facts = (language: Language) =>
      readSet(setId, language).then((questions) =>
        questions.map(({ id, correctAnswer, revision }) => [
          id,
          correctAnswer,
          revision,
        ]),
      );
    const [source, ...others] = questionSets[setId].languages;

    for (const language of others)
      expect(await facts(language)).toEqual(await facts(source));
  });
});
