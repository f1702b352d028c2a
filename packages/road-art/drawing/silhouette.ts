import { colours, type Colour } from "./colours";
import { fit, path, type Box } from "./svg";

/** A one-coloured figure, in units of its own. */
export type Silhouette = {
  /** The space that the figure takes. */
  box: Box;
  /** From back to front; every layer keeps a small gap to those behind it. */
  layers: readonly Layer[];
};

export type Layer = {
  /** Path data of the filled parts. */
  solid?: string;
  /** Parts drawn as lines, with round ends and corners. */
  lines?: readonly { data: string; width: number }[];
  /** Path data of what is left open: windows, lamps, gaps. */
  cuts?: string;
  /** Path data of filled parts inside the cuts. */
  inside?: string;
  /** Path data of open parts that the bar of a sign must not show through. */
  backing?: string | undefined;
};

export type Ink = {
  colour: Colour;
  /** What shows through cuts and gaps. White unless given. */
  ground?: Colour;
  /** Width of the edge in the ground's colour around the whole figure. */
  halo?: number;
};

/** How far a layer keeps the layers behind it away, in picture units. */
const gap = 0.9;
const gapInHalo = 1.3;

/** Paints a figure as large as fits into the box, centred there. */
export function stamp(figure: Silhouette, box: Box, ink: Ink): string {
  const [left, right, top, bottom] = figure.box;
  const scale = Math.min(
    (box[1] - box[0]) / (right - left),
    (box[3] - box[2]) / (bottom - top),
  );
  const { halo = 0 } = ink;

  const layers = figure.layers.map((layer, index) => {
    const edge = index === 0 ? halo : halo > 0 ? gapInHalo : gap;
    return paintLayer(layer, ink, edge / scale);
  });
  return fit(layers.join(""), figure.box, box);
}

/** Path data in one colour over an edge in the ground's colour. */
export function haloed(
  data: string,
  colour: Colour,
  ground: Colour = colours.white,
  halo = 1.7,
): string {
  return path(data, { fill: colour, edge: { colour: ground, width: halo } });
}

function paintLayer(
  { solid, lines = [], cuts, inside, backing }: Layer,
  { colour, ground = colours.white, halo = 0 }: Ink,
  edge: number,
): string {
  const strokes = (stroke: Colour, extra: number) =>
    lines.map(({ data, width }) =>
      path(data, {
        stroke,
        width: width + 2 * extra,
        cap: "round",
        join: "round",
      }),
    );

  return [
    halo > 0 && backing ? path(backing, ground) : "",
    ...(edge > 0 ? strokes(ground, edge) : []),
    solid && edge > 0 ? haloed(solid, colour, ground, edge) : "",
    solid && edge === 0 ? path(solid, colour) : "",
    ...strokes(colour, 0),
    cuts ? path(cuts, ground) : "",
    inside ? path(inside, colour) : "",
  ].join("");
}
