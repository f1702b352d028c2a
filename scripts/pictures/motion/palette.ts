import type { Gradient, Paint } from "@/lib/motion/film";
import type { Gradient as Drawn, Painting } from "./elements";

/** The paints and gradients of a film, each once. */
export class Palette {
  readonly paints: Paint[] = [];
  readonly gradients: Gradient[] = [];
  private readonly gradientAt = new Map<string, number>();

  /** The index of a paint. */
  paint(of: Painting): number {
    const { fill, stroke, cap, dash, opacity, strokeFirst, evenOdd } = of;
    const paint: Paint = {
      ...(fill !== undefined ? { fill: this.fill(fill) } : {}),
      ...(stroke !== undefined ? { stroke } : {}),
      ...(stroke && (cap === "round" || of.join === "round")
        ? { round: true }
        : {}),
      ...(dash.length > 0 ? { dash: dash.map((one) => Math.round(one)) } : {}),
      ...(opacity < 1 ? { opacity: Math.round(opacity * 100) / 100 } : {}),
      ...(strokeFirst ? { strokeFirst } : {}),
      ...(evenOdd ? { evenOdd } : {}),
    };
    const text = JSON.stringify(paint);
    const known = this.paints.findIndex((one) => JSON.stringify(one) === text);
    return known === -1 ? this.paints.push(paint) - 1 : known;
  }

  private fill(fill: string): string | number {
    if (!fill.startsWith("url(")) return fill;
    const at = this.gradientAt.get(fill.slice("url(#".length, -1));
    if (at === undefined) throw new Error(`No gradient: ${fill}`);
    return at;
  }

  addGradient(name: string, { radial, stops }: Drawn) {
    const gradient: Gradient = {
      radial,
      stops: stops.map(({ at, colour, opacity }) => [
        at,
        withOpacity(colour, opacity),
      ]),
    };
    this.gradientAt.set(name, this.gradients.push(gradient) - 1);
  }
}

function withOpacity(colour: string, opacity: number): string {
  if (opacity === 1) return colour;
  const [r, g, b] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return `rgba(${r},${g},${b},${opacity})`;
}
