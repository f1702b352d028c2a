import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictures, pictureSource, type PictureId } from "@/content/pictures";
import type { Picture } from "@/content/pictures/picture";
import { render } from "@/packages/road-art/drawing/render";
import { drawings } from "./index";

const only = process.argv.slice(2);
const ids = (Object.keys(drawings) as PictureId[])
  .filter((id) => only.length === 0 || only.includes(id))
  .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
const kinds = [...new Set(ids.map((id) => pictures[id].kind))];

const page = `<!doctype html>
<meta charset="utf-8">
<title>Pictures</title>
<style>
  body { margin: 16px; font: 14px/1.4 sans-serif; }
  article { display: grid; grid-template-columns: auto auto 1fr; gap: 12px; margin: 8px 0; }
  figure { display: grid; place-items: center; width: 184px; height: 184px; margin: 0; }
  img { width: 160px; height: 160px; object-fit: contain; }
  .dark { background: #0f1216; }
  .light { background: #fff; border: 1px solid #ddd; }
  p { margin: 2px 0; max-width: 60ch; }
</style>
<h1>${ids.length} pictures</h1>
${kinds.map(section).join("\n")}
`;
writeFileSync(join(__dirname, "../../pictures.html"), page);
console.log("pictures.html written");

function section(kind: string): string {
  const members = ids.filter((id) => pictures[id].kind === kind);
  return `<h2>${kind} (${members.length})</h2>\n${members.map(row).join("\n")}`;
}

function row(id: PictureId): string {
  const picture: Picture = pictures[id];
  const file = render(drawings[id]);
  const image = `<img src="data:image/svg+xml,${encodeURIComponent(file)}" alt="">`;
  return `<article>
  <figure class="dark">${image}</figure>
  <figure class="light">${image}</figure>
  <div>
    <p><b>${id}</b> (${picture.number ?? "no number"}), ${Buffer.byteLength(file)} bytes, ${pictureSource(id)}</p>
    <p lang="ja">${picture.ja}</p>
    <p>${picture.en}</p>
    <p lang="ne">${picture.ne}</p>
    <p><b>Meaning:</b> ${picture.meaning}</p>
    <p><b>Alt:</b> ${picture.alt}</p>
  </div>
</article>`;
}
