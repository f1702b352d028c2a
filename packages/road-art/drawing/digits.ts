import type { Colour } from "./colours";
import { num, path, place, type Box } from "./svg";

/** Centre lines of one figure, for a width, a height and a stroke. */
type Figure = (width: number, height: number, stroke: number) => string;

/** How thick the strokes are for every unit of height. */
const weight = 0.165;
const gap = 0.11;

/**
 * Figures as on the road signs: strokes of even width, round bowls, a plain 1.
 * They fill the box exactly; "." and "-" may stand among them.
 */
export function figures(string: string, box: Box, colour: Colour): string {
  const [left, right, top, bottom] = box;
  const height = bottom - top;
  const signs = [...string];
  const share = (right - left) / signs.length;
  const stroke = Math.min(height * weight, share * 0.3);
  const fixed = (sign: string) =>
    sign === "1" || sign === "." ? stroke : sign === "-" ? height * 0.34 : 0;
  const narrow = signs.reduce((sum, sign) => sum + fixed(sign), 0);
  const wide = signs.filter((sign) => fixed(sign) === 0).length;
  const free = right - left - narrow - (signs.length - 1) * gap * height;
  let x = left;
  return signs
    .map((sign) => {
      const width = fixed(sign) || free / wide;
      const shape = shapes[sign];
      if (!shape) throw new Error(`No figure is drawn for "${sign}"`);
      const drawn = path(shape(width, height, stroke), {
        stroke: colour,
        width: stroke,
      });
      const placed = place(drawn, [x, top]);
      x += width + gap * height;
      return placed;
    })
    .join("");
}

/** Radius of the bowls' centre line. */
function bowl(width: number, stroke: number): number {
  return (width - stroke) / 2;
}

/** A stadium or, with a smaller radius, a rounded rectangle. */
function ring([left, right, top, bottom]: Box, radius: number): string {
  const r = num(radius);
  return (
    `M${num(left)} ${num(top + radius)}A${r} ${r} 0 0 1 ${num(left + radius)} ${num(top)}` +
    `H${num(right - radius)}A${r} ${r} 0 0 1 ${num(right)} ${num(top + radius)}` +
    `V${num(bottom - radius)}A${r} ${r} 0 0 1 ${num(right - radius)} ${num(bottom)}` +
    `H${num(left + radius)}A${r} ${r} 0 0 1 ${num(left)} ${num(bottom - radius)}Z`
  );
}

const two: Figure = (w, h, s) => {
  const r = bowl(w, s);
  const [l, far, top, low] = [s / 2, w - s / 2, s / 2 + r, h - s / 2];
  return (
    `M${num(l)} ${num(top)}A${num(r)} ${num(r)} 0 0 1 ${num(far)} ${num(top)}` +
    `C${num(far)} ${num(h * 0.55)} ${num(l)} ${num(h * 0.6)} ${num(l)} ${num(low)}H${num(w)}`
  );
};

const three: Figure = (w, h, s) => {
  const r = bowl(w, s);
  const small = Math.min(r, (h / 2 - s / 2) / 2);
  const [l, far, middle] = [s / 2, w - s / 2, h * 0.48];
  const arc = (radius: number) => `A${num(radius)} ${num(radius)} 0 0 1 `;
  return (
    `M${num(l)} ${num(s / 2 + r)}${arc(r)}${num(far)} ${num(s / 2 + r)}` +
    `V${num(Math.max(s / 2 + r, middle - small))}${arc(small)}${num(far - small)} ${num(middle)}` +
    `H${num(w * 0.42)}M${num(far - small)} ${num(middle)}${arc(small)}${num(far)} ${num(middle + small)}` +
    `V${num(h - s / 2 - r)}${arc(r)}${num(l)} ${num(h - s / 2 - r)}`
  );
};

const four: Figure = (w, h, s) => {
  const upright = w - s * 1.15;
  const bar = h * 0.72;
  return `M${num(upright)} ${num(h)}V0M${num(upright)} ${num(s * 0.3)}L${num(s * 0.62)} ${num(bar)}H${num(w)}`;
};

const five: Figure = (w, h, s) => {
  const r = bowl(w, s);
  const [l, far] = [s / 2, w - s / 2];
  const shoulder = h * 0.42 + r;
  const arc = `A${num(r)} ${num(r)} 0 0 1 `;
  return (
    `M${num(w - s * 0.2)} ${num(s / 2)}H${num(l)}V${num(shoulder)}` +
    `M${num(l)} ${num(shoulder)}${arc}${num(far)} ${num(shoulder)}` +
    `V${num(h - s / 2 - r)}${arc}${num(l)} ${num(h - s / 2 - r)}`
  );
};

const six: Figure = (w, h, s) => {
  const r = bowl(w, s);
  const [l, far] = [s / 2, w - s / 2];
  const shoulder = h * 0.42 + r;
  const arc = `A${num(r)} ${num(r)} 0 0 0 `;
  return (
    `M${num(far)} ${num(s / 2 + r)}${arc}${num(l)} ${num(s / 2 + r)}` +
    `V${num(h - s / 2 - r)}${arc}${num(far)} ${num(h - s / 2 - r)}` +
    `V${num(shoulder)}${arc}${num(l)} ${num(shoulder)}`
  );
};

const nine: Figure = (w, h, s) => {
  const r = bowl(w, s);
  const [l, far] = [s / 2, w - s / 2];
  const elbow = h * 0.58 - r;
  const arc = `A${num(r)} ${num(r)} 0 0 0 `;
  return (
    `M${num(l)} ${num(h - s / 2 - r)}${arc}${num(far)} ${num(h - s / 2 - r)}` +
    `V${num(s / 2 + r)}${arc}${num(l)} ${num(s / 2 + r)}` +
    `V${num(elbow)}${arc}${num(far)} ${num(elbow)}`
  );
};

const eight: Figure = (w, h, s) => {
  const r = bowl(w, s);
  const middle = h * 0.48;
  const upper = Math.min(r, (middle - s / 2) / 2);
  return (
    ring([s / 2, w - s / 2, s / 2, middle], upper) +
    ring(
      [s / 2, w - s / 2, middle, h - s / 2],
      Math.min(r, (h - s / 2 - middle) / 2),
    )
  );
};

const shapes: Readonly<Record<string, Figure>> = {
  "0": (w, h, s) =>
    ring([s / 2, w - s / 2, s / 2, h - s / 2], bowl(w, s) * 0.92),
  "1": (w, h) => `M${num(w / 2)} 0V${num(h)}`,
  "2": two,
  "3": three,
  "4": four,
  "5": five,
  "6": six,
  "7": (w, h, s) =>
    `M0 ${num(s / 2)}H${num(w - s * 0.62)}L${num(w * 0.4)} ${num(h)}`,
  "8": eight,
  "9": nine,
  ".": (w, h, s) => `M${num(w / 2)} ${num(h - s)}V${num(h)}`,
  "-": (w, h) => `M0 ${num(h / 2)}H${num(w)}`,
};
