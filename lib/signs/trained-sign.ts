import type { SignPlace } from "@/content/sign-groups";

/** A sign as the trainer asks for it, in one language. */
export type TrainedSign = {
  id: string;
  place: SignPlace;
  name: string;
  /** Describes its picture without naming the sign. */
  alt: string;
  meaning: string;
  /** Ids of the signs that learners confuse with it. */
  confused: readonly string[];
};
