import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openSession } from "./open-session.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const BUYER = "integrador@solnascente.test";

test.each([
  ["/kits-express?by=power&power=5,5&state=GO", 40],
  ["/kitsIntegrator", 35],
  ["/mountKit", 45],
  ["/separateSale", 40],
])(
  "%s is painted from its document alone, of %i kB at most: nothing else is waited for",
  async (path, limitKb) => {
    const cookie = `__Host-girassol=${await openSession(BUYER, "node")}`;
    const response = await fetch(portal(path), { headers: { cookie } });
    const html = await response.text();
    expect(response.status).toBe(200);
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html.match(/<script(?![^>]*(?: async|type="module"))[^>]* src=/g)).toBeNull();
    // The sheets of frame and page, and the theme, are inlined.
    expect(head.match(/<style [^>]*data-sheets="routes\/[^"]+"/g)?.length).toBe(2);
    expect(head).toMatch(
      /<style [^>]*data-look="\/tema\/\w+\.css"[^>]*>:root\{color-scheme:light;--gs-page:/,
    );
    expect(gzipSync(html).length).toBeLessThan(limitKb * 1000);
  },
);

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
    .locator("style[data-files]")
    .evaluateAll((styles) => styles.flatMap((style) => style.getAttribute("data-files")?.split(" ") ?? []));
  await page.getByRole("button", { name: "Adicionar" }).first().click();
  await page.getByRole("button", { name: "Compartilhar" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(written.length).toBeGreaterThan(2);
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
