import { readFileSync } from "node:fs";
import { shaper } from "./shape.mjs";
import { subset } from "./subset.mjs";
import {
  latinLetters,
  nepaliWords,
  nepaliWordsInEnglish,
  signLetters,
} from "./words.mjs";

const packaged = (name) => readFileSync(`node_modules/${name}.woff2`);

const mukta = (weight) =>
  packaged(`@fontsource/mukta/files/mukta-devanagari-${weight}-normal`);

const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");

/** Drawn by the system: Overpass lacks them, or spaces them badly. */
const NOT_IN_OVERPASS = "·ōū←→↑↓≤≥○×";

/** Every face that the site ships, and how to make it. */
export const faces = {
  overpass: () =>
    subset(
      packaged(
        "@fontsource-variable/overpass/files/overpass-latin-wght-normal",
      ),
      {
        text: `${ascii}\u00a0–—‘’“”…×°§`,
        features: ["kern", "tnum", "mark"],
        weights: { min: 400, max: 800 },
      },
    ),
  "sign-jp": () =>
    subset(
      packaged(
        "@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-japanese-800-normal",
      ),
      { text: signLetters().join("") },
    ),
  "mukta-400": () => cutMukta(400, nepaliWords()),
  "mukta-600": () => cutMukta(600, nepaliWords()),
  "mukta-words-400": () => cutMukta(400, nepaliWordsInEnglish(), true),
  "mukta-words-600": () => cutMukta(600, nepaliWordsInEnglish(), true),
};

/**
 * Keeps the glyphs that the words need and those on the way to them. All that
 * the letters could form would be two and a half times as heavy.
 */
async function cutMukta(weight, words, onlyInClusters = false) {
  const face = mukta(weight);
  const shape = await shaper(face);
  const text = [...new Set(words.join(""))].join("");
  const consonants = [...text].filter((letter) => /[क-ह]/.test(letter));
  const inClusters = consonants.filter((letter) =>
    words.some(
      (word) => word.includes(`${letter}्`) || word.includes(`्${letter}`),
    ),
  );
  const steps = (onlyInClusters ? inClusters : consonants).flatMap(stepsTo);
  const glyphs = [...words, ...steps].flatMap((word) => shape(word).glyphs);
  return subset(face, { text, glyphs });
}

/** The forms of a consonant that longer clusters are built from. */
function stepsTo(letter) {
  const forms = ["्", "्\u200d", "्\u200dक", "्र", "्य"];
  const vowels = ["", ..."िीेैोौंँुूृ"];
  return [
    ...forms.map((form) => letter + form),
    ...vowels.flatMap((vowel) => [letter + vowel, `र्${letter}${vowel}`]),
  ];
}

/** What the shipped faces would draw wrongly or not at all. */
export async function missing(shipped) {
  const lack = [];
  const compare = async (name, weight, words) => {
    const part = await shaper(shipped(name));
    const whole = await shaper(mukta(weight));
    for (const word of words)
      if (part(word).drawing !== whole(word).drawing)
        lack.push(`${name}: ${word}`);
  };
  const cover = async (name, letters) => {
    const shape = await shaper(shipped(name));
    for (const letter of letters)
      if (shape(letter).glyphs.includes(0)) lack.push(`${name}: ${letter}`);
  };

  for (const weight of [400, 600]) {
    await compare(`mukta-${weight}`, weight, nepaliWords());
    await compare(`mukta-words-${weight}`, weight, nepaliWordsInEnglish());
  }
  await cover("sign-jp", signLetters());
  await cover(
    "overpass",
    latinLetters().filter((letter) => !NOT_IN_OVERPASS.includes(letter)),
  );
  return lack;
}
