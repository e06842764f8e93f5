import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const received: Record<string, unknown>[] = [];
let server: Server;

/** The counting service that the distributor Norte Sul has chosen, as far as this file goes. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ to: request.url, ...(JSON.parse(body) as object) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await setIntegrations({ tracking: { url: `${base}/pages` }, advertising: { url: `${base}/ads` } });
});

afterAll(async () => {
  await setIntegrations({});
  await new Promise((resolve) => server.close(resolve));
});

function setIntegrations(integrations: object) {
  return runSql(
    `update distributor_profile set theme = json_set(theme, '$.integrations', json(?))
      where distributor_id = (select id from distributor where slug = 'nortesul')`,
    [JSON.stringify(integrations)],
  );
}

const seen = (event: string, path: string) =>
  received.filter((one) => one["event"] === event && one["path"] === path).length;

test.each([
  ["desktop", false],
  ["phone", true],
] as const)(
  "the question about cookies stands on a %s until “Aceitar”, and does not come back [SHELL-05]",
  async (device, dark) => {
    const { page } = await visit({ device, dark, hasAnswered: false });
    await page.goto(portal("/"));
    const bar = page.getByRole("region", { name: "Cookies" });
    await bar.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await bar.getByRole("button", { name: "Aceitar" }).click();
    await bar.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: "Entrar" }).waitFor();
    expect(await bar.count()).toBe(0);
  },
);

test("each page change is told once the visitor agreed, and integrators' pages but the dashboard as advertising too [SHELL-46, SHELL-47]", async () => {
  const { page } = await visit({ hasAnswered: false });
  await signIn(page, "integrador@nortesul.test", { slug: "nortesul" });
  await page.getByRole("link", { name: "Pedidos", exact: true }).click();
  await page.waitForURL("**/requests");
  expect(received).toEqual([]);
  await page.getByRole("button", { name: "Aceitar" }).click();
  await expect.poll(() => seen("page_view", "/requests")).toBe(1);
  await expect.poll(() => seen("advertising", "/requests")).toBe(1);
  await page.getByRole("link", { name: "Kits Fechados" }).first().click();
  await expect.poll(() => seen("page_view", "/kitsIntegrator")).toBe(1);
  await expect.poll(() => seen("advertising", "/kitsIntegrator")).toBe(1);
  await page.getByRole("link", { name: "Visão Geral" }).click();
  await expect.poll(() => seen("page_view", "/dashboardIntegrator")).toBe(1);
  expect(seen("advertising", "/dashboardIntegrator")).toBe(0);
  expect(received.find(({ path }) => path === "/requests")).toEqual({
    to: "/pages",
    event: "page_view",
    page: "Requests",
    path: "/requests",
    userType: "integrator",
  });
});

test("whoever wants only the necessary cookies is counted nowhere", async () => {
  const { page } = await visit({ hasAnswered: false });
  const before = received.length;
  await page.goto(portal("/", "nortesul"));
  await page.getByRole("button", { name: "Só os necessários" }).click();
  await page.getByRole("region", { name: "Cookies" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Quero ser integrador" }).click();
  await page.waitForURL("**/register");
  expect(received).toHaveLength(before);
});
