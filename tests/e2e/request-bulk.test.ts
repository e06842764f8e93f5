import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Three budgets that a search for the word finds. */
async function createBudgets() {
  const buyer = await createListener("integrador");
  const product = await createProduct("Trilho de 4 m");
  const word = `Lote${newId("x").slice(-6)}`;
  const budgets = [];
  for (const name of ["um", "dois", "três"]) {
    budgets.push(await createBudget(buyer.id, [product], { name: `${word} ${name}` }));
  }
  return { word, budgets };
}

async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const rows = await runSql(
    `select deal_status.name as name from request join deal_status on deal_status.distributor_id = request.distributor_id
      and deal_status.id = request.deal_status_id where request.id in (select value from json_each(?)) order by request.code`,
    [JSON.stringify(ids)],
  );
  return rows.map(({ name }) => String(name));
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const chooseAll = (page: Page) => page.getByRole("checkbox", { name: "Selecionar todos desta página" });

test.each(["desktop", "phone"] as const)(
  "on a %s the status of several budgets is changed at once, what is refused is told, and the rest is taken back",
  async (device) => {
    const { word, budgets } = await createBudgets();
    const ids = budgets.map(({ id }) => id);
    const staff = await createListener("equipe");
    const { page } = await visit({ device, expectedProblems: [/status of 409/] });
    await signIn(page, staff.email, { to: `/budgets?view=list&search=${word}` });
    for (const name of ["um", "dois", "três"]) {
      await row(page, `${word} ${name}`).getByRole("checkbox").check();
    }
    await page.getByText("3 selecionad").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    // Somebody else moves one of them in between, and its news have not come in yet.
    await runSql(
      `update request set deal_status_id = (select id from deal_status where type = 'budget' and name = 'Negociação'
        and distributor_id = request.distributor_id) where id = ?`,
      [budgets[1]?.id ?? ""],
    );
    await page.getByLabel("Mudar a situação dos selecionados").selectOption({ label: "Enviado" });
    await page.getByText("2 mudaram para Enviado").waitFor();
    await page.getByText(`${budgets[1]?.code ?? ""} não mudou`).waitFor();
    expect((await statusesOf(ids)).sort()).toEqual(["Enviado", "Enviado", "Negociação"]);
    expect(await page.getByText("3 selecionad").count()).toBe(0);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await page.getByText("Desfeito").waitFor();
    expect((await statusesOf(ids)).sort()).toEqual(["Negociação", "Novo", "Novo"]);
  },
);

test("several budgets are handed to a seller at once, and back", async () => {
  const { word, budgets } = await createBudgets();
  const other = await createListener("equipe");
  await runSql("update user set name = ? where id = ?", [`Vera ${word}`, other.id]);
  const staff = await createListener("equipe");
  const { page } = await visit();
  await signIn(page, staff.email, { to: `/budgets?view=list&search=${word}` });
  await chooseAll(page).check();
  await page.getByLabel("Passar os selecionados").selectOption({ label: `Vera ${word} Barros` });
  await page.getByText(`3 passaram para Vera ${word} Barros`).waitFor();
  const sellers = () =>
    runSql("select seller_id as id from request where id in (select value from json_each(?))", [
      JSON.stringify(budgets.map(({ id }) => id)),
    ]);
  expect((await sellers()).map(({ id }) => id)).toEqual([other.id, other.id, other.id]);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByText("Desfeito").waitFor();
  expect((await sellers()).map(({ id }) => id)).toEqual([null, null, null]);
});

test("who may neither change statuses nor sellers selects nothing", async () => {
  const { word } = await createBudgets();
  const without = await createPersonWithout("equipe", (one) => /changeSeller|details.edit$/.test(one));
  const { page } = await visit();
  await signIn(page, without.email, { to: `/budgets?view=list&search=${word}` });
  await row(page, `${word} um`).waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
});
