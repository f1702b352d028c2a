import { optimize } from "svgo";
import { num, type Drawing } from "./svg";

/** The file of a drawing: one small, self-contained SVG. */
export function render({ viewBox: [width, height], body }: Drawing): string {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}">${body}</svg>`;
  const { data } = optimize(source, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { convertColors: { shortname: false } } },
      },
    ],
  });
  return `${data}\n`;
}
