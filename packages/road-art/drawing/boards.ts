import { band, outline, type Route } from "./arrows";
import { colours, type Colour } from "./colours";
import { draw, path, place, rect, type Drawing } from "./svg";
import { inkRatio, text } from "./text";

const { red, blue, white, black, green, paleYellow } = colours;

/** Blue to the edge with a white line inside: one-way plates. */
export function boardOneWay(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return board(width, height, blue, 5, [
    lineInside(width, height, 3, 1.5, white),
    ...symbols,
  ]);
}

/** Blue with a white rim: lane plates. */
export function boardBlue(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return draw(
    width,
    height,
    rect([0, width, 0, height], blue, 5),
    rect([0.8, width - 0.8, 0.8, height - 0.8], white, 4.2),
    rect([2.5, width - 2.5, 2.5, height - 2.5], blue, 3),
    ...symbols,
  );
}

/** White with a blue line inside. */
export function boardWhite(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return board(width, height, white, 4, [
    lineInside(width, height, 1.5, 1.3, blue),
    ...symbols,
  ]);
}

/** Green with a white line inside: expressways. */
export function boardGreen(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return board(width, height, green, 2, [
    lineInside(width, height, 1.5, 1, white),
    ...symbols,
  ]);
}

/** Blue with a white line inside: guide signs of ordinary roads. */
export function boardGuide(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return board(width, height, blue, 2, [
    lineInside(width, height, 1.5, 1, white),
    ...symbols,
  ]);
}

/** White with a black edge: auxiliary plates. */
export function boardAux(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return edged(width, height, white, symbols);
}

/** As `boardAux` on pale yellow: permit holders only. */
export function boardAuxYellow(
  width: number,
  height: number,
  ...symbols: string[]
): Drawing {
  return edged(width, height, paleYellow, symbols);
}

/** An auxiliary plate with one to three lines of black text. */
export function auxText(...lines: readonly string[]): Drawing {
  const height = [37, 53, 73][lines.length - 1]!;
  return boardAux(100, height, ...auxLines(lines, height));
}

/** Lines of black text, evenly set on a plate 100 wide. */
export function auxLines(lines: readonly string[], height: number): string[] {
  const tall = lines.length === 1 ? 17 : 15;
  const gap = (height - tall * lines.length) / (lines.length + 1);
  return lines.map((string, index) => {
    const top = gap + index * (tall + gap);
    const half = Math.min(84, tall * inkRatio(string)) / 2;
    return text(string, [50 - half, 50 + half, top, top + tall], black);
  });
}

/** The red arrow of 505, 506 and 507 on its plate. */
export function auxArrow(heads: { left: boolean; right: boolean }): Drawing {
  const shaft: Route = [
    [heads.left ? 23 : 12, 15],
    [heads.right ? 77 : 88, 15],
  ];
  const head = (tip: number, barb: number, notch: number) =>
    outline([
      [tip, 15, 0.4],
      [barb, 23, 1],
      [notch, 15],
      [barb, 7, 1],
    ]);
  return boardAux(
    100,
    30,
    path(band(shaft, 8), red),
    heads.right ? path(head(88, 73, 76.5), red) : "",
    heads.left ? path(head(12, 27, 23.5), red) : "",
  );
}

/** A sign with a plate hung under it. */
export function withPlate(sign: Drawing, plate: Drawing, gap = 4): Drawing {
  const [width, height] = sign.viewBox;
  const [plateWidth, plateHeight] = plate.viewBox;
  const whole = Math.max(width, plateWidth);
  return draw(
    whole,
    height + gap + plateHeight,
    place(sign.body, [(whole - width) / 2, 0]),
    place(plate.body, [(whole - plateWidth) / 2, height + gap]),
  );
}

function edged(
  width: number,
  height: number,
  ground: Colour,
  symbols: readonly string[],
): Drawing {
  return draw(
    width,
    height,
    rect([0, width, 0, height], black, 4),
    rect([1.5, width - 1.5, 1.5, height - 1.5], ground, 2.5),
    ...symbols,
  );
}

function board(
  width: number,
  height: number,
  ground: Colour,
  radius: number,
  symbols: readonly string[],
): Drawing {
  const box = [0, width, 0, height] as const;
  return draw(width, height, rect(box, ground, radius), ...symbols);
}

/** A line of the given width whose outer edge lies `depth` in from the edge. */
function lineInside(
  width: number,
  height: number,
  depth: number,
  thickness: number,
  stroke: Colour,
): string {
  const inner = depth + thickness / 2;
  return rect(
    [inner, width - inner, inner, height - inner],
    { stroke, width: thickness },
    3,
  );
}
