import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Saves the next version of a request: a copy of its newest with some values of its content replaced. */
async function saveNext(id: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const pairs = Object.entries(changes);
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select v.distributor_id, v.request_id, v.version + 1,
        json_set(v.content${pairs.map(() => ", ?, json(?)").join("")}), v.created_by, '2026-01-07T15:30:00.000Z'
      from request_version as v join request on request.id = v.request_id and request.version = v.version
      where request.id = ?`,
    [...pairs.flatMap(([path, value]) => [path, JSON.stringify(value)]), id],
  );
  await runSql("update request set version = version + 1 where id = ?", [id]);
}

/** A budget, or an order, of two products with four versions: another amount, a discount, another product. */
async function createVersions(type: "budget" | "order") {
  const buyer = await createListener("integrador");
  const ids = [await createProduct("Trilho de 4 m"), await createProduct("Cabo solar 6 mm²")];
  const budget = await createBudget(buyer.id, ids, { content: { notes: "Sem pressa" } });
  const path = type === "budget" ? budget.path : await makeOrder(budget.id);
  const { id } = budget;
  await saveNext(id, { "$.lines[0].amount": 6, "$.lines[0].totalCents": 600_000 });
  await saveNext(id, {
    "$.valueModifier": {
      decrease: { type: "percentage", amount: "5" },
      increase: { type: "percentage", amount: "0" },
    },
    "$.totals.totalCents": 760_000,
    "$.notes": "Ligar antes",
  });
  await saveNext(id, { "$.lines[1].itemId": "prd_novo", "$.lines[1].name": "Cabo novo" });
  return { id, path, pieces: ids.map((one) => `Peça ${one.slice(-4)}`) };
}

/** The cells of a row, without white space around them. */
async function rowOf(page: Page, table: string, name: RegExp): Promise<string[]> {
  const row = page.getByRole("table", { name: table }).getByRole("row", { name });
  const cells = await row.getByRole("cell").allInnerTexts();
  return cells.map((text) => text.replaceAll(/\s+/g, " ").trim());
}

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s the history of one %s leads to two versions side by side, only what differs or all of it",
  async (device, type) => {
    const { path, pieces } = await createVersions(type);
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: `${path}?historico=20` });
    const history = page.getByRole("region", { name: "Histórico de alterações" });
    await history.getByRole("link", { name: "Comparar com a anterior" }).nth(2).click();
    await page.getByRole("heading", { name: "Versão 1" }).waitFor();
    expect(await rowOf(page, "Equipamentos", new RegExp(pieces[0] ?? ""))).toEqual([
      "4 × R$ 1.000,00 R$ 4.000,00",
      "6 × R$ 1.000,00 R$ 6.000,00",
      "≠ Alterado Quantidade: +2 Total: +R$ 2.000,00 (+50%)",
    ]);
    expect(await page.getByRole("row", { name: new RegExp(pieces[1] ?? "") }).count()).toBe(0);
    await page.getByText("1 diferença").waitFor();
    await page.getByText("Salva por Nina Barros").first().waitFor();

    await page.getByRole("link", { name: "Versões seguintes (2 e 3)" }).click();
    await page.getByRole("heading", { name: "Versão 3" }).waitFor();
    expect(await rowOf(page, "Valores", /^Total/)).toEqual([
      "R$ 8.000,00",
      "R$ 7.600,00",
      "≠ Alterado −R$ 400,00 (−5%)",
    ]);
    expect(await rowOf(page, "Pagamento e condições", /^Desconto/)).toEqual(["—", "5%", "+ Incluído"]);

    await page.getByLabel("Para", { exact: true }).selectOption({ value: "4" });
    await page.getByRole("button", { name: "Comparar" }).click();
    await page.getByRole("row", { name: /Cabo novo/ }).waitFor();
    expect((await rowOf(page, "Equipamentos", /Cabo novo/)).at(-1)).toBe("+ Incluído");
    expect((await rowOf(page, "Equipamentos", new RegExp(pieces[1] ?? ""))).at(-1)).toBe("− Retirado");
    expect(new URL(page.url()).search).toBe("?from=2&to=4");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await page.getByRole("link", { name: "Inverter as duas" }).click();
    await expect
      .poll(() => rowOf(page, "Equipamentos", /Cabo novo/).then((cells) => cells.at(-1)))
      .toBe("− Retirado");
    await page.getByRole("link", { name: "Mostrar tudo" }).click();
    await page.getByRole("row", { name: /^Cliente/ }).waitFor();
    expect((await rowOf(page, "Cliente e nota fiscal", /^Cliente/)).at(-1)).toBe("= Igual");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.reload();
    await page.getByRole("row", { name: /^Cliente/ }).waitFor();
  },
);

test("without scripts two versions are chosen in a form, and a number that names none is told", async () => {
  const { id } = await createVersions("budget");
  const { page, context } = await visit({ expectedProblems: [/404/] });
  await signIn(page, "admin@solnascente.test", { to: `/budgets/detail/versions/${id}` });
  await page.getByRole("heading", { name: "Versão 4" }).waitFor();
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  if (plain === undefined) throw new Error("the browser is open");
  try {
    const form = await plain.newPage();
    await form.goto(portal(`/budgets/detail/versions/${id}?from=1&to=2&tudo=1`));
    await form.getByLabel("De", { exact: true }).selectOption({ value: "3" });
    await form.getByRole("button", { name: "Comparar" }).click();
    await form.getByRole("heading", { name: "Versão 3" }).waitFor();
    expect(new URL(form.url()).search).toBe("?from=3&to=2&tudo=1");
    expect(await rowOf(form, "Respostas e observações", /^Observações/)).toEqual([
      "Ligar antes",
      "Sem pressa",
      "≠ Alterado",
    ]);
  } finally {
    await plain.close();
  }
  await page.goto(portal(`/budgets/detail/versions/${id}?from=1&to=99`));
  await untilHydrated(page);
  await page.getByText("A versão 99 não existe").waitFor();
  await page.getByText("Existem as versões de 1 a 4.").waitFor();
  await page.getByRole("heading", { name: "Versão 3" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("the page is for who may read the history, in the type of the request", async () => {
  const { id } = await createVersions("order");
  const { page } = await visit();
  await signIn(page, "equipe@solnascente.test", { to: `/budgets/detail/versions/${id}?from=1&to=3` });
  expect(new URL(page.url()).pathname).toBe(`/requests/detail/versions/${id}`);
  await page.getByRole("heading", { name: "Versão 3" }).waitFor();
  const without = await createPersonWithout("equipe", (one) => one === "order.details.changehistory");
  const other = await visit();
  await signIn(other.page, without.email, { to: `/requests/detail/versions/${id}` });
  expect(new URL(other.page.url()).pathname).not.toContain("versions");
});
