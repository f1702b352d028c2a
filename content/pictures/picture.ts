/** What a picture belongs to in the rules of the road. */
export type PictureKind =
  | "regulatory"
  | "instruction"
  | "warning"
  | "guide"
  | "auxiliary"
  | "mark"
  | "marking"
  | "signal"
  | "hand-signal"
  | "scene";

/** What is known about one picture; its key is also its file name. */
export type Picture = {
  kind: PictureKind;
  /** Number in the ordinance: "326-A". Mirrored forms share one. */
  number?: string;
  /** Names of the thing drawn. */
  ja: string;
  en: string;
  ne: string;
  /** What it tells a driver, in English. Gives answers away. */
  meaning: string;
  /** What is to be seen, in English, without naming or explaining it. */
  alt: string;
};

export type Pictures = Readonly<Record<string, Picture>>;

/** A picture that is learned by itself; a scene is not. */
export type Sign = Picture & {
  /** The Japanese name, each word in kanji followed by its kana: "駐車[ちゅうしゃ]可[か]". */
  reading: string;
};

export type Signs = Readonly<Record<string, Sign>>;

/** What pictures show, in another language than English, by picture. */
export type PictureAlts = Readonly<Record<string, string>>;
