import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openSession } from "./open-session.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const BUYER = "integrador@solnascente.test";

/** Sheets of root and frame, which are the same on all pages of the portal. */
const FRAME_SHEETS = 5;

/** The answer to a signed-in buyer. */
async function read(
  path: string,
): Promise<{ html: string; head: string; sheets: string[]; timing: string | null }> {
  const cookie = `__Host-girassol=${await openSession(BUYER, "node")}`;
  const response = await fetch(portal(path), { headers: { cookie } });
  expect(response.status).toBe(200);
  const html = await response.text();
  const head = html.slice(0, html.indexOf("</head>"));
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  return { html, head, sheets, timing: response.headers.get("server-timing") };
}

test.each([
  ["/kits-express?by=power&power=5,5&state=GO", 30],
  ["/kitsIntegrator", 25],
  ["/mountKit", 35],
  ["/separateSale", 30],
])(
  "%s is painted from its document, of %i kB at most, and the sheets of the frame: nothing else is waited for",
  async (path, limitKb) => {
    const { html, head, sheets } = await read(path);
    expect(sheets.length).toBe(FRAME_SHEETS);
    expect(sheets).toEqual((await read("/info/user")).sheets);
    expect(html.match(/<script(?![^>]*(?: async|type="module"))[^>]* src=/g)).toBeNull();
    // The page's own sheets, and the theme, are inlined, after those of the frame.
    const inlined = head.search(/<style [^>]*data-sheets="routes\/_portal\.[^"]+"/);
    expect(inlined).toBeGreaterThan(head.lastIndexOf('<link rel="stylesheet"'));
    expect(head.match(/<style [^>]*data-sheets="[^"]+"/g)?.length).toBe(1);
    expect(head).toMatch(
      /<style [^>]*data-look="\/tema\/\w+\.css"[^>]*>:root\{color-scheme:light;--gs-page:/,
    );
    expect(gzipSync(html).length).toBeLessThan(limitKb * 1000);
  },
);

test("a list of ten kits has 84 kB of HTML at most, and costs one statement while nothing changes", async () => {
  const { html } = await read("/kitsIntegrator");
  // An isolate that has not seen the host for some seconds asks for it once more.
  await expect
    .poll(async () => (await read("/kitsIntegrator")).timing)
    .toContain('desc="1 round trips, 1 statements"');
  expect(html.split("<article").length).toBe(11);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(84_000);
});

test("the sign-in page contains its styles, and has the frame's fetched for later", async () => {
  const response = await fetch(portal("/"));
  const html = await response.text();
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
  expect(html).toMatch(/<style [^>]*data-sheets="root"/);
  const later = response.headers.get("link") ?? "";
  const { sheets } = await read("/kitsIntegrator");
  for (const sheet of sheets) expect(later).toContain(`<${sheet}>; rel=prefetch; as=style`);
});

test("a part of a page that comes later brings no style sheet that the page was painted with", async () => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  await signIn(page, BUYER, { to: "/kitsIntegrator" });
  asked.length = 0;
  await page.reload();
  const written = await page
    .locator("style[data-files], link[rel=stylesheet]")
    .evaluateAll((sheets) =>
      sheets.flatMap(
        (sheet) => (sheet.getAttribute("data-files") ?? sheet.getAttribute("href"))?.split(" ") ?? [],
      ),
    );
  // The frame's own are linked, and asked for with the document.
  asked.length = 0;
  await page.getByRole("button", { name: "Adicionar" }).first().click();
  await page.getByRole("button", { name: "Compartilhar" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(written.length).toBeGreaterThan(FRAME_SHEETS);
  expect(asked.filter((path) => written.includes(path))).toEqual([]);
});

test("a page's own styles go with it and come back with it", async () => {
  const { page } = await visit();
  await signIn(page, BUYER, { to: "/kitsIntegrator" });
  const card = page.getByRole("article").first();
  const layout = () =>
    card
      .locator("> *")
      .first()
      .evaluate((row) => getComputedStyle(row).display);
  const before = await layout();
  const own = page.locator('style[data-sheets="routes/_portal.kitsIntegrator._index"]');
  await own.waitFor({ state: "attached" });
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Orçamentos" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Orçamentos" }).waitFor();
  await own.waitFor({ state: "detached" });
  await page.goBack();
  await card.waitFor();
  await own.waitFor({ state: "attached" });
  expect(await layout()).toBe(before);
});
