import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, type Device, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const received: Record<string, unknown>[] = [];
let server: Server;

/** The analytics service chosen by Norte Sul, for the tests of this file. */
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

test("the answer is kept with version and time, found on open pages and in one's own data, and taken back at any time", async () => {
  const { page, context } = await visit({ hasAnswered: false });
  const answer = async () => {
    const cookies = await context.cookies();
    return cookies.find(({ name }) => name === "girassol_cookies")?.value ?? "";
  };
  await page.goto(portal("/", "nortesul"));
  const buttons = page.getByRole("region", { name: "Cookies" }).getByRole("button");
  const looks = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, color, fontWeight, height } = getComputedStyle(one);
      return [backgroundColor, color, fontWeight, height].join();
    }),
  );
  expect([looks.length, new Set(looks).size]).toEqual([2, 1]);
  await page.getByRole("button", { name: "Aceitar" }).click();
  await page.getByRole("region", { name: "Cookies" }).waitFor({ state: "detached" });
  expect(await answer()).toMatch(/^accepted~1~\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies e privacidade" }).click();
  await page.getByText("Medição de uso permitida.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Só os necessários" }).click();
  await page.getByText("Só os cookies necessários.").waitFor();
  expect(await answer()).toMatch(/^refused~1~/);
  const before = received.length;
  await signIn(page, "integrador@nortesul.test", { slug: "nortesul", to: "/info/user" });
  await page.getByRole("link", { name: "Cookies e privacidade" }).click();
  await page.getByText("Só os cookies necessários.").waitFor();
  expect(received).toHaveLength(before);
});

/** Whether a click on the middle of an element reaches it. */
function isReached(target: Locator) {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });
}

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s the open question about cookies covers neither saving a purchase nor paying it",
  async (device) => {
    const { page } = await visit({ device, hasAnswered: false });
    await signIn(page, "integrador@solnascente.test", { to: "/kitsIntegrator" });
    await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
    await page.getByRole("link", { name: /Ir para o checkout/ }).click();
    const save = page.getByRole("button", { name: "Gerar pedido" });
    await save.waitFor();
    await page.getByRole("region", { name: "Cookies" }).waitFor();
    expect(await isReached(save)).toBe(true);
    const buyer = await createListener("integrador");
    const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
      content: { payment: { type: "pix" } },
    });
    await makeOrder(id);
    await page.goto(portal(`/checkout/${id}`));
    await page.getByRole("button", { name: "Pagar com Pix" }).click();
    const copy = page.getByRole("button", { name: "Copiar código Pix" });
    await copy.waitFor();
    await page.getByRole("region", { name: "Cookies" }).waitFor();
    expect(await isReached(copy)).toBe(true);
  },
);
