import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hazardScenes } from "@/content/hazards";
import { cuesOf } from "@/packages/road-art/view/draw-scene";
import { flipped, type Hazard } from "@/packages/road-art/view/scene";
import { filesOf } from "./files";
import { drawnIds, sceneOf } from "./scenes";

async function run(only: readonly string[]) {
  const ids = only.length > 0 ? only : drawnIds();
  const rows: string[] = [];
  for (const id of ids) rows.push(row(await sceneOf(id), textOf(id)));
  writeFileSync(join(__dirname, "../../../hazards.html"), page(rows));
  console.log("hazards.html written");
}

function page(rows: readonly string[]): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Hazard scenes</title>
<style>
  body { margin: 16px; font: 13px/1.4 sans-serif; }
  article { display: grid; grid-template-columns: 600px 300px 320px 1fr; gap: 12px; margin: 20px 0; align-items: start; }
  figure { position: relative; margin: 0; }
  img { display: block; width: 100%; }
  i { position: absolute; width: 12%; aspect-ratio: 1; border: 3px solid #ffd400; outline: 1px solid #000; border-radius: 50%; translate: -50% -50%; }
  .grey { filter: grayscale(1); }
  p { margin: 2px 0; max-width: 70ch; white-space: pre-wrap; }
</style>
${rows.join("\n")}
`;
}

function row(hazard: Hazard, text: string): string {
  const files = Object.entries(filesOf(hazard));
  const [view, plan, second] = files.map(([, file]) => image(file));
  const sizes = files.map(
    ([name, file]) => `${name} ${Buffer.byteLength(file)}`,
  );
  const flip = flipped(hazard);
  return `<article>
  <figure>${view}${rings(cuesOf(hazard.view))}</figure>
  <figure>${plan}</figure>
  <div><figure>${view}</figure><figure class="grey">${view}</figure>
    ${flip ? `<figure>${second}${rings(cuesOf(flip))}</figure>` : ""}</div>
  <p>${sizes.join("\n")}\n${escaped(text)}</p>
</article>`;
}

function image(file: string): string {
  return `<img src="data:image/svg+xml,${encodeURIComponent(file)}" alt="">`;
}

function rings(cues: readonly { x: number; y: number }[]): string {
  return cues
    .map(({ x, y }) => `<i style="left:${x}%;top:${y}%"></i>`)
    .join("");
}

/** What the scene asks, each statement with its key and its reason. */
function textOf(id: string): string {
  const scene = hazardScenes.find((one) => one.id === id);
  if (!scene) return "";

  const statements = scene.statements.map(({ statement, answer, why }) =>
    [`${answer ? "T" : "F"} ${statement}`, `   ${why}`].join("\n"),
  );
  return [scene.title, scene.situation, ...statements].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

void run(process.argv.slice(2));
