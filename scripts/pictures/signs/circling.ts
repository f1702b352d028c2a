import { num, type Point } from "@/packages/road-art/drawing/svg";

/**
 * Path data of arrows that run clockwise around a centre, evenly spread. The
 * radius is that of the middle of the band.
 */
export function circling(
  [cx, cy]: Point,
  radius: number,
  width: number,
  count: number,
): string {
  const at = (distance: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(cx + distance * Math.sin(angle))} ${num(cy - distance * Math.cos(angle))}`;
  };
  const outer = radius + width / 2;
  const inner = radius - width / 2;
  const step = 360 / count;

  return Array.from({ length: count }, (_, index) => {
    const tail = index * step - 38;
    const neck = tail + step - 36;
    const barb = neck - 4;
    const tip = neck + 22;
    return (
      `M${at(outer, tail)}A${num(outer)} ${num(outer)} 0 0 1 ${at(outer, neck)}` +
      `L${at(radius + width, barb)}Q${at(radius + width * 0.65, (barb + tip) / 2)} ${at(radius, tip)}` +
      `Q${at(radius - width * 0.4, (barb + tip) / 2)} ${at(radius - width, barb)}` +
      `L${at(inner, neck)}A${num(inner)} ${num(inner)} 0 0 0 ${at(inner, tail)}Z`
    );
  }).join("");
}
