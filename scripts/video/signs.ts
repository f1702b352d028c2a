import { box, context, disc, shape } from "./canvas";
import { between, smooth } from "./moments";

/** Horizontal: green at the left, red at the right, over our lane. */
export function signal(second: number) {
  const isGreen = second >= 5.6 && second < 8.4;
  const isYellow = second >= 8.4 && second < 9.3;
  const lamps: readonly [isLit: boolean, lit: string, dark: string][] = [
    [isGreen, "#2fd583", "#0f3a28"],
    [isYellow, "#ffc72c", "#3a2e08"],
    [!isGreen && !isYellow, "#ff4d5e", "#45141d"],
  ];

  box("#6f7a90", 232, 234, 66, 5);
  box("#343c4d", 290, 214, 122, 44, 22);
  lamps.forEach(([isLit, lit, dark], index) => {
    const x = 315 + index * 36;
    if (isLit) disc(`${lit}33`, x, 236, 27);
    disc(isLit ? lit : dark, x, 236, 14);
  });
}

/** A guide sign lights up in the beam of a car that comes up behind us. */
export function guideSign(second: number) {
  const light =
    smooth(between(second, 5.2, 6.2)) * (1 - smooth(between(second, 8.8, 9.8)));
  const mix = (dark: readonly number[], lit: readonly number[]) =>
    `rgb(${dark.map((part, index) => Math.round(part + (lit[index]! - part) * light)).join()})`;
  const field = mix([8, 52, 38], [0, 134, 88]);
  const white = mix([96, 106, 120], [255, 255, 255]);

  box("#6f7a90", 556, 330, 7, 130);
  box(field, 486, 216, 148, 118, 10);
  context.strokeStyle = white;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(493, 223, 134, 104, 6);
  context.stroke();
  // Straight on, with a road that leaves to the left.
  context.lineWidth = 11;
  context.lineCap = "butt";
  context.beginPath();
  context.moveTo(566, 316);
  context.lineTo(566, 258);
  context.moveTo(566, 292);
  context.lineTo(534, 292);
  context.stroke();
  shape(white, [548, 262], [566, 234], [584, 262]);
  shape(white, [538, 276], [512, 292], [538, 308]);
}
