/**
 * A box that stands in the scene, in the metres of its drawing: from … to, to
 * the right of the driver's eye, ahead of it, and above the road.
 */
export type Box = readonly [
  rightFrom: number,
  rightTo: number,
  aheadFrom: number,
  aheadTo: number,
  upFrom: number,
  upTo: number,
];

/** Where a place is: in the street, or all of a mirror. */
type Where = { box: Box } | { mirror: "inside" | "left" | "right" };

/**
 * A place of a scene, as the learner sees and chooses it: a thing, a person or
 * a piece of road that something hides.
 *
 * The learner says where danger may come from before she reads the statements:
 * she taps the picture, or chooses names from a list. So a name says what and
 * where, in at most six words, and never that it is dangerous or hidden: "in
 * front of the bus", not "child behind the bus". A box that she taps is as
 * large as what it stands for, with some room; where boxes overlap, the smaller
 * one is meant. For an area that cannot be seen, take its nearest edge, such as
 * a metre of air beside the front corner of a bus.
 */
export type ScenePlace = {
  en: string;
  ne: string;
  /**
   * `danger`: something may come from there. `calm`: can be chosen, but nothing
   * comes from it. `hides`: cannot be chosen; what lies behind it is hatched on
   * the plan and its name is listed there.
   */
  is: "danger" | "calm" | "hides";
  /** Opens enlarged when it is pressed: a sign, a signal, a round mirror. */
  sign?: true;
  /** Only in this picture of a scene that has two. */
  only?: "first" | "second";
} & Where;

/**
 * The places of scenes by their ids: one to four dangers, two to four calm
 * ones, and what hides something. Those to choose stand from left to right, so
 * that their order tells nothing.
 */
export type ScenePlaces = Readonly<
  Partial<Record<`hz-${number}`, readonly ScenePlace[]>>
>;

/** A way on the ground, in metres to the right of the eye and ahead of it. */
export type OwnPath = readonly (readonly [right: number, ahead: number])[];
