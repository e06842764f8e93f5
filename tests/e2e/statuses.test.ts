import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPerson, createPlace, type Place } from "./page-world.ts";
import {
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  untilHydrated,
  useBrowser,
  WIDTHS,
} from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const PASSED = ["Pago", "Em separação", "Faturado", "Em transporte", "Entregue"];

/** Gives a distributor the statuses of another one. */
async function copyStatuses({ id }: Place, prefix: string): Promise<void> {
  await runSql(
    `insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
      select ?, ? || id, type, name, group_name, group_order, "order" + 10, color from deal_status
      where distributor_id = (select id from distributor where slug = 'solnascente')
        and name not in ('Novo', 'Finalizado', 'Cancelado', 'Recusado')`,
    [id, prefix],
  );
}

/** Gives a distributor statuses of orders under negotiation, in order. */
async function putStatuses({ id }: Place, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await runSql(
      `insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
        values (?, ?, 'order', ?, 'negotiation', 2, ?, '#2563eb')`,
      [id, newId("dls"), name, index + 1],
    );
  }
}

/** Gives a distributor an order in a status. */
async function putOrder({ id, slug, companyIds }: Place, status: string): Promise<void> {
  await runSql(
    `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, center_id, created_by,
        deal_status_id, payment_status, total_cents, total_power_w, version, created_at, updated_at)
      select ?, 'req_' || ?, 'order', 'PED-900001', 'Casa', 'closedKits', ?, 'ctr', 'usr', id, 'notRequested', 1, 1, 1,
        '2026-11-26T12:00:00.000Z', '2026-11-26T12:00:00.000Z'
      from deal_status where distributor_id = ? and name = ?`,
    [id, slug, companyIds.active, id, status],
  );
}

const groupOf = (page: Page, name: string) => page.getByRole("region", { name });
const namesIn = (page: Page, group: string) =>
  groupOf(page, group).locator(".app-table__link").allInnerTexts();

test("the way to /settings/status leads to the list; staff make a status, put it in its place by the keyboard, rename it and delete it, with a place for what is in it [SETTINGS-16]", async () => {
  const place = await createPlace();
  await copyStatuses(place, "x");
  const { email } = await createPerson(place, {
    type: "staff",
    permissions: ["configuration.orderStatus", "configuration.budgetStatus"],
  });
  const { page } = await visit({ expectedProblems: [/409/, /400/] });
  await signIn(page, email, { slug: place.slug, to: "/settings/status" });
  await page.waitForURL("**/settings/status/list");
  expect(await namesIn(page, "Em negociação")).toEqual(PASSED);
  await page.getByRole("link", { name: "Novo status" }).click();
  await page.waitForURL("**/settings/status/edit/order");
  await page.getByRole("button", { name: "Criar status" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  await page.getByLabel("Nome", { exact: true }).fill("Conferência");
  await page.getByLabel("Grupo").selectOption("negotiation");
  await page.getByLabel("Violeta").check();
  await page.getByRole("button", { name: "Criar status" }).click();
  await page.getByText("Status salvo.").waitFor();
  await page.waitForURL("**/settings/status/edit/order/dls_*");

  await page.goto(portal("/settings/status/list", place.slug));
  await page.getByRole("button", { name: "Subir Conferência" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Conferência agora está na posição 5 de 6.").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Salvar ordem" }).click();
  await page.getByText("Ordem salva.").waitFor();
  await page.reload();
  expect(await namesIn(page, "Em negociação")).toEqual([...PASSED.slice(0, 4), "Conferência", "Entregue"]);

  await page.getByRole("link", { name: "Conferência", exact: true }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Conferido");
  await page.getByRole("button", { name: "Salvar status" }).click();
  await page.getByRole("heading", { name: "Conferido" }).waitFor();
  await putOrder(place, "Conferido");
  await page.getByText("Excluir status").click();
  await page.getByRole("button", { name: "Excluir “Conferido”" }).click();
  await page.getByText("Este status está em uso").waitFor();
  await page.getByLabel("Para onde vai o que está nele").selectOption("Entregue");
  await page.getByRole("button", { name: "Excluir “Conferido”" }).click();
  await page.getByText("Status excluído.").waitFor();
  expect(await namesIn(page, "Em negociação")).toEqual(PASSED);
  const [order] = await runSql(
    `select name from deal_status where id = (select deal_status_id from request where id = 'req_' || ?)`,
    [place.slug],
  );
  expect(order).toMatchObject({ name: "Entregue" });
  // What a rule needs says so, and has no way to be deleted.
  await page.getByRole("link", { name: "Pago", exact: true }).click();
  await page.getByText("Por isso não pode ser excluído.").waitFor();
  expect(await page.getByText("Excluir status").count()).toBe(0);
});

test("an open board has the statuses that somebody else makes and renames, without being loaded anew", async () => {
  const place = await createPlace();
  const { email } = await createPerson(place, { type: "admin" });
  const reader = await createPerson(place, { type: "admin" });
  await putOrder(place, "Novo");
  const [board, settings] = [await visit(), await visit()];
  await signIn(board.page, reader.email, { slug: place.slug, to: "/requests?view=board" });
  const columns = board.page.getByRole("group", { name: "Quadro de pedidos" });
  await columns.getByRole("region", { name: "Novo: 1" }).waitFor();
  await board.page.locator('[data-live="CONNECTED"]').waitFor({ state: "attached" });
  await board.page.evaluate(() => {
    document.documentElement.dataset["stays"] = "true";
  });
  const { page } = settings;
  await signIn(page, email, { slug: place.slug, to: "/settings/status/edit/order" });
  await page.getByLabel("Nome", { exact: true }).fill("Em separação");
  await page.getByRole("button", { name: "Criar status" }).click();
  await page.getByText("Status salvo.").waitFor();
  await columns.getByRole("region", { name: "Em separação: 0" }).waitFor();
  await page.goto(portal("/settings/status/list", place.slug));
  await page.getByRole("link", { name: "Novo", exact: true }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Recebido");
  await page.getByRole("button", { name: "Salvar status" }).click();
  await columns.getByRole("region", { name: "Recebido: 1" }).waitFor();
  expect(await board.page.evaluate(() => document.documentElement.dataset["stays"])).toBe("true");
});

/** Names of the statuses that may follow one of a distributor; null for any other. */
async function followersOf({ id }: Place, name: string): Promise<string[] | null> {
  const [row] = await runSql(
    `select (select json_group_array(other.name) from deal_status as other, json_each(one.next_status_ids) as next
        where other.distributor_id = one.distributor_id and other.id = next.value) as names,
        next_status_ids is null as isAny
      from deal_status as one where distributor_id = ? and name = ?`,
    [id, name],
  );
  return row?.["isAny"] === 1 ? null : (JSON.parse(String(row?.["names"])) as string[]).sort();
}

const pair = (page: Page, from: string, to: string) =>
  page.getByRole("checkbox", { name: `De ${from} para ${to}`, exact: true });
const anyOf = (page: Page, from: string) =>
  page.getByRole("checkbox", { name: `De ${from}: todas permitidas`, exact: true });

test("what may follow what is ticked in one table and saved at once; what somebody else changes meanwhile is told, and both are kept", async () => {
  const place = await createPlace();
  await putStatuses(place, ["Pago", "Faturado", "Entregue"]);
  const { email } = await createPerson(place, { type: "admin" });
  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, email, { slug: place.slug, to: "/settings/status/list" });
  await untilHydrated(page);
  expect(await anyOf(page, "Novo").isChecked()).toBe(true);
  expect(await pair(page, "Novo", "Pago").count()).toBe(0);
  // All others are ticked once single ones count, so that what may not follow is taken away.
  await anyOf(page, "Novo").uncheck();
  await pair(page, "Novo", "Entregue").uncheck();
  await anyOf(page, "Entregue").uncheck();
  await pair(page, "Entregue", "Novo").uncheck();
  await page.getByText("Mudou: Novo, Entregue").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await overflowsSideways(page)).toBe(false);
  await page.setViewportSize(WIDTHS.desktop);
  await page.getByRole("button", { name: "Salvar transições" }).click();
  await page.getByText("Transições salvas.").waitFor();
  expect(await followersOf(place, "Novo")).toEqual(["Faturado", "Pago"]);
  expect(await followersOf(place, "Entregue")).toEqual(["Faturado", "Pago"]);
  expect(await followersOf(place, "Pago")).toBeNull();

  await anyOf(page, "Entregue").check();
  await pair(page, "Novo", "Faturado").uncheck();
  await runSql(
    `update deal_status set next_status_ids = '[]', version = version + 1
      where distributor_id = ? and name in ('Entregue', 'Pago')`,
    [place.id],
  );
  await page.getByRole("button", { name: "Salvar transições" }).click();
  await page.getByText("Outra pessoa mudou estes status enquanto você editava").waitFor();
  expect(await followersOf(place, "Novo")).toHaveLength(2);
  await page.getByText("Mudou: Novo, Entregue").waitFor();
  await page.getByRole("button", { name: "Salvar transições" }).click();
  await page.getByText("Transições salvas.").waitFor();
  await page.getByText("Nenhuma mudança").waitFor();
  expect(await followersOf(place, "Novo")).toEqual(["Pago"]);
  expect(await followersOf(place, "Entregue")).toBeNull();
  expect(await followersOf(place, "Pago")).toEqual([]);
});

test("without JavaScript the table is a form: a line has any other, or what is ticked, and others stay as they are", async () => {
  const place = await createPlace();
  await putStatuses(place, ["Pago", "Faturado", "Entregue"]);
  const { email } = await createPerson(place, { type: "admin" });
  const visitor = await visit();
  await signIn(visitor.page, email, { slug: place.slug });
  const plain = await visitor.context.browser()?.newContext({
    ...{ javaScriptEnabled: false, viewport: WIDTHS.phone },
    storageState: await visitor.context.storageState(),
  });
  const page = await plain?.newPage();
  if (page === undefined) throw new Error("No browser");
  await page.goto(portal("/settings/status/list", place.slug));
  expect(await pair(page, "Pago", "Novo").count()).toBe(0);
  await anyOf(page, "Pago").uncheck();
  await pair(page, "Pago", "Novo").uncheck();
  await page.getByRole("button", { name: "Salvar transições" }).click();
  await page.getByText("Transições salvas.").waitFor();
  expect(await followersOf(place, "Pago")).toEqual(["Entregue", "Faturado"]);
  expect(await followersOf(place, "Novo")).toBeNull();
  await anyOf(page, "Pago").check();
  await page.getByRole("button", { name: "Salvar transições" }).click();
  await page.getByText("Transições salvas.").waitFor();
  expect(await followersOf(place, "Pago")).toBeNull();
  await plain?.close();
});

test("the statuses of a group are put into another order by dragging", async () => {
  const place = await createPlace();
  await putStatuses(place, ["Pago", "Faturado", "Entregue"]);
  const { email } = await createPerson(place, { type: "admin" });
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/settings/status/list" });
  await untilHydrated(page);
  await page.getByTitle("Arrastar Entregue").dragTo(page.getByRole("link", { name: "Pago", exact: true }));
  expect(await namesIn(page, "Em negociação")).toEqual(["Entregue", "Pago", "Faturado"]);
  await page.getByRole("button", { name: "Salvar ordem" }).click();
  await page.getByText("Ordem salva.").waitFor();
  await page.reload();
  expect(await namesIn(page, "Em negociação")).toEqual(["Entregue", "Pago", "Faturado"]);
});

test("who looks after budgets alone sees their statuses, and not those of orders [SETTINGS-16]", async () => {
  const place = await createPlace();
  const { email } = await createPerson(place, {
    type: "staff",
    permissions: ["configuration.budgetStatus"],
  });
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/settings/status/list?type=order" });
  await page.getByRole("link", { name: "Novo status" }).click();
  await page.waitForURL("**/settings/status/edit/budget");
  expect(await page.getByRole("navigation", { name: "Status de" }).count()).toBe(0);
});

test.each([
  ["desktop", false],
  ["desktop", true],
  ["phone", false],
] as const)(
  "on a %s (dark: %s) list and form of statuses pass axe and fit the window",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await signIn(page, ADMIN, { to: "/settings/status/list" });
    await page.getByRole("link", { name: "Em transporte" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page
      .getByRole("navigation", { name: "Status de" })
      .getByRole("link", { name: "Orçamentos" })
      .click();
    await page.getByRole("link", { name: "Enviado" }).click();
    await page.getByLabel("Violeta").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  },
);

test("a person sets what may follow a status, and its message: page and board offer only that, and the buyer reads it", async () => {
  const buyer = await createListener("integrador");
  const name = `Obra ${newId("x").slice(-6)}`;
  const { id, code, path } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], { name });
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/settings/status/edit/budget" });
  const step = `Visita ${newId("x").slice(-6)}`;
  await page.getByLabel("Nome", { exact: true }).fill(step);
  const list = page.getByRole("group", { name: "Só estes" });
  expect(await list.isVisible()).toBe(false);
  await page.getByLabel("Qualquer outro").uncheck();
  await list.getByLabel("Enviado", { exact: true }).check();
  await page.getByLabel("Mensagem").fill("Confirme o dia da visita.");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Criar status" }).click();
  await page.getByText("Status salvo.").waitFor();
  expect(await list.getByRole("checkbox", { checked: true }).count()).toBe(1);
  await runSql(
    `update request set deal_status_id = (select id from deal_status where type = 'budget'
      and distributor_id = request.distributor_id and name = ?) where id = ?`,
    [step, id],
  );

  await page.goto(portal(path));
  const choice = page.getByRole("combobox", { name: "Nova situação" });
  await choice.waitFor();
  const offered = await choice
    .locator("option")
    .evaluateAll((all) =>
      all.filter((one) => (one as HTMLOptionElement).value !== "").map((one) => one.textContent),
    );
  expect(offered).toEqual(["Enviado"]);
  await page.goto(portal(`/budgets?view=board&search=${encodeURIComponent(name)}`));
  const card = page.getByRole("listitem").filter({ hasText: code }).first();
  // A menu that opens before its scripts leads to the page alone.
  await untilHydrated(page);
  const target = card.getByRole("button", { name: "Enviado", exact: true });
  await expect
    .poll(
      async () => {
        await card.locator("summary").click();
        return target.isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(await card.getByRole("button", { name: "Recusado", exact: true }).count()).toBe(0);

  const reader = await visit();
  await signIn(reader.page, buyer.email, { to: path });
  await reader.page.getByText("Confirme o dia da visita.").waitFor();
});
