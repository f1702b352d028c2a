import { colours, type Colour } from "./colours";
import { group, path } from "./svg";

/** A one-coloured figure, told apart from the ground that it stands on. */
export type Silhouette = {
  /** Path data of the filled parts. */
  solid: string;
  /** Parts drawn as lines of one width each, round at the ends. */
  lines?: readonly { data: string; width: number; cap?: "butt" | "round" }[];
  /** Path data of what is left open: windows, lamps, gaps. */
  cuts?: string;
  /** Gaps drawn as lines. */
  cutLines?: readonly { data: string; width: number }[];
};

type Ink = {
  colour: Colour;
  /** What shows through the cuts. White unless given. */
  ground?: Colour;
  /** Width of a white edge around the whole figure, in its own units. */
  halo?: number;
};

/** Paints a figure in one colour. */
export function paint(
  { solid, lines = [], cuts, cutLines = [] }: Silhouette,
  { colour, ground = colours.white, halo = 0 }: Ink,
): string {
  const figure = (inkColour: Colour, extra: number) =>
    [
      solid &&
        path(
          solid,
          extra > 0
            ? {
                fill: inkColour,
                stroke: inkColour,
                width: 2 * extra,
                join: "round",
              }
            : inkColour,
        ),
      ...lines.map(({ data, width, cap = "round" }) =>
        path(data, {
          stroke: inkColour,
          width: width + 2 * extra,
          cap: extra > 0 ? "round" : cap,
          join: "round",
        }),
      ),
    ].join("");

  return [
    halo > 0 ? group({}, figure(colours.white, halo)) : "",
    figure(colour, 0),
    cuts ? path(cuts, ground) : "",
    ...cutLines.map(({ data, width }) =>
      path(data, { stroke: ground, width, cap: "round", join: "round" }),
    ),
  ].join("");
}

/** Several figures as one, the cuts of all on top of the solids of all. */
export function together(...figures: readonly Silhouette[]): Silhouette {
  return {
    solid: figures.map((figure) => figure.solid).join(""),
    lines: figures.flatMap((figure) => figure.lines ?? []),
    cuts: figures.map((figure) => figure.cuts ?? "").join(""),
    cutLines: figures.flatMap((figure) => figure.cutLines ?? []),
  };
}
