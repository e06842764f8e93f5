import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPerson, createPlace, type Place } from "./page-world.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Two budgets of a name of their own, the second one a day newer. */
async function createPair() {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const work = `Obra ${newId("x").slice(-6)}`;
  const older = await createBudget(buyer.id, [piece], { name: `${work} antiga` });
  const newer = await createBudget(buyer.id, [piece], { name: `${work} nova` });
  await runSql("update request set created_at = '2026-01-06T12:00:00.000Z' where id = ?", [newer.id]);
  return { work, older, newer, path: `/budgets?view=board&search=${encodeURIComponent(work)}` };
}

const column = (page: Page, name: string | RegExp) =>
  page.getByRole("group", { name: "Quadro de orçamentos" }).getByRole("region", { name });
const namesIn = (page: Page, name: string) =>
  column(page, name).getByRole("heading", { level: 3 }).allInnerTexts();

/** Moves a card with the keyboard. */
async function moveTo(page: Page, code: string, status: string): Promise<void> {
  const card = page.getByRole("listitem").filter({ hasText: code }).first();
  await card.locator("summary").focus();
  await page.keyboard.press("Enter");
  const target = card.getByRole("button", { name: status, exact: true });
  await target.focus();
  await page.keyboard.press("Enter");
}

test("orders are seen as a board and budgets as a list at first, and each keeps what was chosen last [REQUEST-15, REQUEST-18]", async () => {
  const { email } = await createListener("admin");
  const { page } = await visit();
  await signIn(page, email, { to: "/requests" });
  const isOn = (name: string) => page.getByRole("button", { name, exact: true }).getAttribute("aria-pressed");
  await page.getByRole("group", { name: "Quadro de pedidos" }).waitFor();
  expect([await isOn("Quadro"), await isOn("Lista")]).toEqual(["true", "false"]);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(portal("/budgets"));
  await page.getByRole("table", { name: "Orçamentos" }).waitFor();
  await page.getByRole("button", { name: "Quadro", exact: true }).click();
  await page.getByRole("group", { name: "Quadro de orçamentos" }).waitFor();
  await page.goto(portal("/requests"));
  await page.getByRole("button", { name: "Lista", exact: true }).click();
  await page.getByRole("table", { name: "Pedidos" }).waitFor();
  await page.goto(portal("/budgets"));
  await page.getByRole("group", { name: "Quadro de orçamentos" }).waitFor();
  await page.goto(portal("/requests"));
  await page.getByRole("table", { name: "Pedidos" }).waitFor();

  // Where the board is not allowed it is the list, whatever was asked for.
  const buyer = await visit();
  await signIn(buyer.page, "integrador@solnascente.test", { to: "/requests?view=board" });
  await buyer.page.getByRole("table", { name: "Pedidos" }).waitFor();
  expect(await buyer.page.getByRole("button", { name: "Quadro", exact: true }).count()).toBe(0);
});

test("the tab keeps a list's filter and columns, and leads back to them; what it keeps cannot be read [STORAGE-03]", async () => {
  const { work, path } = await createPair();
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: `${path}&cards=40` });
  await untilHydrated(page);
  await column(page, /: 2$/)
    .getByRole("link", { name: `${work} nova` })
    .click();
  await page.waitForURL("**/budgets/detail/**");
  await page.reload();
  await untilHydrated(page);
  const back = page
    .getByRole("navigation", { name: "Você está em" })
    .getByRole("link", { name: "Orçamentos" });
  await expect.poll(() => back.getAttribute("href")).toBe(`${path}&cards=40`);
  await back.click();
  await column(page, /: 2$/).waitFor();
  const kept = await page.evaluate(() =>
    Object.fromEntries(Object.entries(sessionStorage) as [string, string][]),
  );
  const list = Object.keys(kept).find((key) => key.startsWith("girassol:requestList:")) ?? "";
  expect(kept[list]).toBeDefined();
  expect(JSON.stringify(kept)).not.toContain(work.slice(-6));
  // A filter that was taken away is no longer led back to.
  await page.goto(portal("/budgets?view=list"));
  await untilHydrated(page);
  await page.locator("tbody").getByRole("link").first().click();
  await page.waitForURL("**/budgets/detail/**");
  await expect.poll(() => back.getAttribute("href")).toBe("/budgets?view=list");
});

test.each(["desktop", "phone"] as const)(
  "on a %s a card is moved with the keyboard, counts follow, and another browser sees it; it can be taken back [REQUEST-20, REQUEST-21]",
  async (device) => {
    const { work, older, newer, path } = await createPair();
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: path });
    const [first] = await page.getByRole("region", { name: /: 2$/ }).all();
    await first?.waitFor();
    const start = (await first?.getAttribute("aria-label"))?.replace(": 2", "") ?? "";
    expect(await namesIn(page, `${start}: 2`)).toEqual([`${work} nova`, `${work} antiga`]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const other = await visit();
    await signIn(other.page, "equipe@solnascente.test", { to: path });
    await column(other.page, `${start}: 2`).waitFor();

    await moveTo(page, newer.code, "Enviado");
    await page.getByText(`${newer.code} agora está em Enviado`).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    await expect.poll(focused).toContain(`Ações de ${newer.code}`);
    await moveTo(page, older.code, "Enviado");
    await page.getByText(`${older.code} agora está em Enviado`).waitFor();
    // The one that was moved last is on top, though the other one is newer.
    expect(await namesIn(page, "Enviado: 2")).toEqual([`${work} antiga`, `${work} nova`]);
    await column(page, "Enviado: 2").getByText("R$ 8.000,00").waitFor();
    await column(page, `${start}: 0`).waitFor();
    await column(other.page, "Enviado: 2").waitFor();
    const [row] = await runSql("select updated_at from request where id = ?", [older.id]);
    expect(Date.now() - Date.parse(String(row?.["updated_at"]))).toBeLessThan(60_000);
    await page.reload();
    // A menu that is opened before may be closed by what the page draws then.
    await untilHydrated(page);
    expect(await namesIn(page, "Enviado: 2")).toEqual([`${work} nova`, `${work} antiga`]);

    await moveTo(page, older.code, start);
    await page.getByRole("button", { name: "Desfazer" }).last().click();
    await column(page, "Enviado: 2").waitFor();
  },
);

test("two people at one board: each sees what the other has open, and moves, with the name, before the page loads again", async () => {
  const { work, older, newer, path } = await createPair();
  const [ana, rui] = [await visit(), await visit()];
  await signIn(ana.page, "admin@solnascente.test", { to: path });
  await signIn(rui.page, "equipe@solnascente.test", { to: path });
  const cardOf = (page: Page, code: string) => page.getByRole("listitem").filter({ hasText: code }).first();
  await Promise.all([cardOf(ana.page, older.code).waitFor(), cardOf(rui.page, older.code).waitFor()]);

  // One opens a card: the other sees it on the board, and both at the budget itself.
  await ana.page.getByRole("link", { name: `${work} antiga` }).click();
  await ana.page.getByRole("heading", { level: 1 }).waitFor();
  await cardOf(rui.page, older.code)
    .getByText(/^Aberto também por /)
    .waitFor({ state: "attached" });
  expect(
    await cardOf(rui.page, newer.code)
      .getByText(/^Aberto também por /)
      .count(),
  ).toBe(0);
  expect(await axeViolations(rui.page)).toEqual([]);
  await rui.page.getByRole("link", { name: `${work} antiga` }).click();
  await Promise.all(
    [ana.page, rui.page].map((page) => page.getByText(/^Aberto também por /).waitFor({ state: "attached" })),
  );
  await ana.page.goBack();
  await rui.page.goBack();
  const gone = cardOf(rui.page, older.code).getByText(/^Aberto também por /);
  await gone.waitFor({ state: "detached" });

  // Before the portal answers about the list, the move is there all the same. An answer that fails would be the page's.
  const held: Route[] = [];
  await rui.page.route(/\/budgets\.data/, (route) => void held.push(route));
  await moveTo(ana.page, newer.code, "Enviado");
  await column(rui.page, "Enviado: 1").getByText(newer.code).first().waitFor();
  await cardOf(rui.page, newer.code)
    .getByText(/ moveu para cá$/)
    .waitFor();
  await rui.page
    .getByRole("status")
    .getByText(new RegExp(`^${newer.code}: .+ moveu para Enviado$`))
    .waitFor();
  await rui.page.unroute(/\/budgets\.data/);
  // What a later question has taken the place of is over.
  await Promise.allSettled(held.map((route) => route.continue()));
  expect(
    await cardOf(ana.page, newer.code)
      .getByText(/ moveu para cá$/)
      .count(),
  ).toBe(0);
});

test("the end of a column brings more cards of the same filter by itself", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const work = `Obra ${newId("x").slice(-6)}`;
  for (let turn = 1; turn <= 15; turn += 1)
    await createBudget(buyer.id, [piece], { name: `${work} ${turn}` });
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", {
    to: `/budgets?view=board&search=${encodeURIComponent(work)}`,
  });
  const cards = page.locator("[data-card]");
  await expect.poll(() => cards.count()).toBe(10);
  // A page that is not hydrated yet may go back to its top.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10_000);
      return cards.count();
    })
    .toBe(15);
  expect(new URL(page.url()).searchParams.get("search")).toBe(work);
});

test("a card that somebody else has moved first goes back, and the reason is told", async () => {
  const { older, newer, path } = await createPair();
  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, "admin@solnascente.test", { to: path });
  await page.getByRole("region", { name: /: 2$/ }).waitFor();
  await runSql(
    `update request set deal_status_id = (select id from deal_status where type = 'budget'
      and distributor_id = request.distributor_id and name = 'Recusado') where id = ?`,
    [newer.id],
  );
  await moveTo(page, newer.code, "Enviado");
  await page.getByText("falhou ao alterar negociação.").waitFor();
  await page.getByText("Outra pessoa salvou antes de você").waitFor();
  await column(page, "Recusado: 1").getByText(newer.code, { exact: true }).waitFor();

  const card = page.getByRole("listitem").filter({ hasText: older.code }).first();
  await card.dragTo(column(page, "Enviado: 0"));
  await column(page, "Enviado: 1").getByText(older.code, { exact: true }).waitFor();
  await page.getByText(`${older.code} agora está em Enviado`).waitFor();
});

test("without a connection a card goes back and the reason is told, and moved on quickly it ends where it was moved last", async () => {
  const { older, newer, path } = await createPair();
  const { page, context } = await visit({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
  await signIn(page, "admin@solnascente.test", { to: path });
  await page.getByRole("region", { name: /: 2$/ }).waitFor();
  await context.setOffline(true);
  await moveTo(page, newer.code, "Enviado");
  await page.getByText("falhou ao alterar negociação.").waitFor();
  await page.getByRole("region", { name: /: 2$/ }).waitFor();
  await context.setOffline(false);

  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/status*", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await moveTo(page, older.code, "Enviado");
  await column(page, "Enviado: 1").waitFor();
  await moveTo(page, older.code, "Recusado");
  await column(page, "Recusado: 1").waitFor();
  answer();
  await page.getByText(`${older.code} agora está em Recusado`).waitFor();
  await page.reload();
  await column(page, "Recusado: 1").waitFor();
  await column(page, "Enviado: 0").waitFor();
});

test("before JavaScript a card's menu leads to its page, where its status is changed", async () => {
  const { newer, path } = await createPair();
  const { page, context } = await visit();
  await signIn(page, "admin@solnascente.test");
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  const plainPage = await plain?.newPage();
  await plainPage?.goto(portal(path));
  const card = plainPage?.getByRole("listitem").filter({ hasText: newer.code }).first();
  await card?.locator("summary").click();
  await card?.getByRole("link", { name: `Abrir ${newer.code} e mudar a situação` }).click();
  await plainPage?.getByRole("combobox", { name: "Nova situação" }).selectOption("Enviado");
  await plainPage?.getByRole("button", { name: "Mudar situação" }).click();
  await plainPage?.getByText("Situação alterada.").waitFor();
  await plain?.close();
});

/** Orders in the first status of a distributor of its own, with the content of a budget elsewhere. */
async function createOrders({ id, companyIds }: Place, createdBy: string, names: readonly string[]) {
  const model = await createBudget((await createListener("integrador")).id, [
    await createProduct("Trilho de 4 m"),
  ]);
  for (const [index, name] of names.entries()) {
    const requestId = newId("req");
    await runSql(
      `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, center_id, created_by,
          deal_status_id, payment_status, total_cents, total_power_w, version, created_at, updated_at)
        select distributor_id, ?, 'order', ?, ?, 'closedKits', ?, 'ctr', ?, id, 'notRequested', 250000, 1, 1,
          '2026-11-26T12:00:00.000Z', '2026-11-26T12:00:00.000Z'
        from deal_status where distributor_id = ? and type = 'order' and name = 'Novo'`,
      [requestId, `PED-00000${String(index + 1)}`, name, companyIds.active, createdBy, id],
    );
    await runSql(
      `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
        select ?, ?, 1, content, ?, created_at from request_version where request_id = ?`,
      [id, requestId, createdBy, model.id],
    );
  }
}

test.each(["desktop", "phone"] as const)(
  "on a %s the columns are the statuses in their order, without the distributor's own: what is in them stands in the list [REQUEST-19]",
  async (device) => {
    const place = await createPlace();
    const { id: adminId, email } = await createPerson(place, { type: "admin" });
    const { id: buyerId, email: buyerEmail } = await createPerson(place, {
      type: "integrator",
      permissions: ["order", "order.details"],
    });
    await createOrders(place, buyerId, ["Casa Aroeira", "Casa Ipê"]);
    expect(adminId).not.toBe(buyerId);
    const { page } = await visit({ device });
    await signIn(page, email, { slug: place.slug, to: "/settings/status/edit/order" });
    for (const [name, group] of [
      ["Em obra", "Do distribuidor"],
      ["Finalizado", "Finalizado"],
      ["Pago", "Em negociação"],
    ] as const) {
      await page.goto(portal("/settings/status/edit/order", place.slug));
      await untilHydrated(page);
      await page.getByLabel("Nome", { exact: true }).fill(name);
      await page.getByLabel("Grupo").selectOption({ label: group });
      await page.getByRole("button", { name: "Criar status" }).click();
      await page.waitForURL("**/settings/status/edit/order/dls_*");
    }
    await page.goto(portal("/settings/status/list", place.slug));
    await page.getByRole("region", { name: "Do distribuidor" }).getByText("Em obra").waitFor();

    await page.goto(portal("/requests?view=board", place.slug));
    const board = page.getByRole("group", { name: "Quadro de pedidos" });
    const columns = () =>
      board
        .getByRole("region")
        .evaluateAll((regions) => regions.map((region) => region.getAttribute("aria-label")));
    await board.waitFor();
    await untilHydrated(page);
    expect(await columns()).toEqual(["Novo: 2", "Pago: 0", "Finalizado: 0"]);
    expect(await page.getByText("fora do quadro").count()).toBe(0);
    // Its program comes after the page.
    await page.waitForLoadState("networkidle");
    expect(await axeViolations(page)).toEqual([]);
    await moveTo(page, "PED-000001", "Em obra");
    await page.getByText("PED-000001 agora está em Em obra").waitFor();
    await page.getByText("1 pedido está em situações do distribuidor, fora do quadro.").waitFor();
    expect(await columns()).toEqual(["Novo: 1", "Pago: 0", "Finalizado: 0"]);
    expect(await board.getByText("Casa Aroeira").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await page.getByRole("link", { name: "Ver na lista" }).click();
    const table = page.getByRole("table", { name: "Pedidos" });
    await table.getByText("Casa Aroeira").waitFor();
    expect(await table.getByText("Casa Ipê").count()).toBe(0);
    // The buyer reads it like any other status.
    const company = await visit({ device });
    await signIn(company.page, buyerEmail, { slug: place.slug, to: "/requests" });
    await company.page.getByRole("table", { name: "Pedidos" }).getByText("Em obra").waitFor();
  },
);
