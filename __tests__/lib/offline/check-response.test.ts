/** @jest-environment node */
import { PAGE_MARK } from "@/lib/browser/page-mark";
import { asPublished } from "@/lib/offline/worker/check-response";

const page = `<!DOCTYPE html><html><head>${PAGE_MARK}/></head><body>नमस्ते</body></html>`;
const questions = '[{"id":1,"ref":"basic/1"}]\n';

type Sent = { type?: string; status?: number };
const came = (
  path: string,
  body: string,
  { type = "", status = 200 }: Sent = {},
) =>
  asPublished(
    new Response(body, { status, headers: { "Content-Type": type } }),
    path,
  );

const asHtml = { type: "text/html; charset=utf-8" };

describe("a page", () => {
  it.each([
    ["as it was published", page],
    ["with what a host added", `${page}<script>1</script>`],
  ])("is believed %s", async (_, body) => {
    const right = await came("/sets/basic/", body, asHtml);

    expect(await right?.text()).toBe(body);
  });

  it.each([
    ["a portal's, under our title", "<title>Menkyo Mitra</title></html>"],
    ["half of it", page.slice(0, page.length / 2)],
    ["one without its last letter", page.slice(0, -1)],
    ["nothing", ""],
  ])("is not %s", async (_, body) => {
    expect(await came("/sets/basic/", body, asHtml)).toBeUndefined();
  });

  it.each([
    ["as a text", { type: "text/plain" }],
    ["as a file to download", { type: "application/octet-stream" }],
    ["with a refusal", { ...asHtml, status: 503 }],
    ["as one that is gone", { ...asHtml, status: 404 }],
  ])("is not available %s", async (_, sent) => {
    expect(await came("/sets/basic/", page, sent)).toBeUndefined();
  });

  it("that is gone is believed if the site's own page says so", async () => {
    const gone = { ...asHtml, status: 404 };

    expect((await came("/404.html", page, gone))?.status).toBe(404);
    expect(await came("/404.html", "<h1>nginx</h1>", gone)).toBeUndefined();
  });
});

describe("other files", () => {
  it.each([
    ["/questions/basic.en.json", questions, "application/json", true],
    // A script reads it whatever it is called.
    ["/questions/basic.en.json", questions, "text/plain", true],
    ["/questions/basic.en.json", questions.slice(0, 20), "text/json", false],
    ["/questions/basic.en.json", '{"error":1}', "application/json", false],
    ["/papers/gaimen.json", '{"test":"gaimen"}', "application/json", true],
    ["/trainer/signs.ne.json", questions, "application/json", true],
    ["/hazards/hz-01.json", '{"version":1}', "application/json", true],
    ["/hazards/hz-01.json", page, "text/html", false],
    ["/readings/basic.1.ne.json", '[{"ref":"a"}]', "application/json", true],
    ["/readings/basic.1.ne.json", page, "text/html", false],
    ["/search/rules.ne.json", '{"part":"rules"}', "application/json", true],
    ["/search/rules.ne.json", '{"part":"rules"', "application/json", false],
    ["/images/stop.svg", "<svg></svg>", "image/svg+xml", true],
    ["/images/stop.svg", "<svg></svg>", "text/plain", false],
    ["/images/stop.svg", "<svg><path", "image/svg+xml", false],
    ["/_next/static/a.js", "run()", "text/javascript", true],
    ["/_next/static/a.js", "<!doctype html>", "text/html", false],
    ["/_next/static/a.js", "run()", "text/plain", false],
    ["/_next/static/a.css", "a{}", "text/css", true],
    ["/_next/static/a.css", "a{}", "application/octet-stream", false],
    ["/_next/static/a.woff2", "font", "text/plain", true],
  ])("%s: %s, sent as %s: %s", async (path, body, type, isRight) => {
    expect((await came(path, body, { type })) !== undefined).toBe(isRight);
  });
});
