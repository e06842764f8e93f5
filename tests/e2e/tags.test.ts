import { expect, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Three budgets that a search for the word finds, and the word, which names tags as well. */
async function createBudgets() {
  const buyer = await createListener("integrador");
  const product = await createProduct("Trilho de 4 m");
  const word = `Marca${newId("x").slice(-6)}`;
  const budgets = [];
  for (const name of ["um", "dois", "três"]) {
    budgets.push(await createBudget(buyer.id, [product], { name: `${word} ${name}` }));
  }
  return { word, buyer, budgets };
}

test.each(["desktop", "phone"] as const)(
  "on a %s tags are made, edited in their place, where leaving restores name and colour, and deleted [TAGS-04]",
  async (device) => {
    const { word } = await createBudgets();
    const staff = await createListener("equipe");
    const { page } = await visit({ device });
    await signIn(page, staff.email, { to: "/settings/tags?type=budget" });
    await page.getByRole("link", { name: "Nova etiqueta" }).click();
    await page.getByLabel("Nome").fill(word);
    await page.getByLabel("Vermelho").check();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole("button", { name: "Criar etiqueta" }).click();
    await page.getByText("Etiqueta salva.").waitFor();
    const edit = page.getByRole("link", { name: `Editar a etiqueta ${word}` });
    await edit.click();
    const name = page.getByRole("form", { name: `Editar “${word}”` }).getByLabel("Nome");
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill("Outro nome");
    await page.getByLabel("Verde").check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Cancelar" }).click();
    await name.waitFor({ state: "detached" });
    await edit.click();
    expect(await name.inputValue()).toBe(word);
    expect(await page.getByLabel("Vermelho").isChecked()).toBe(true);
    await name.fill(`${word} 2`);
    await page.getByRole("button", { name: "Salvar etiqueta" }).click();
    await page.getByRole("link", { name: `Excluir a etiqueta ${word} 2` }).click();
    await page.getByText(`Excluir “${word} 2”?`).waitFor();
    await page.getByRole("button", { name: "Excluir etiqueta" }).click();
    await page.getByText("Etiqueta excluída.").waitFor();
    expect(await page.getByText(`${word} 2`).count()).toBe(0);
  },
);

test("a budget gets tags on its page, is found by them, and without the distributor's CRM there are none [REQUEST-39]", async () => {
  const { word, buyer, budgets } = await createBudgets();
  const staff = await createListener("equipe");
  const { page } = await visit();
  await signIn(page, staff.email, { to: "/settings/tags?type=budget&nova=1" });
  await page.getByLabel("Nome").fill(word);
  await page.getByRole("button", { name: "Criar etiqueta" }).click();
  await page.getByText("Etiqueta salva.").waitFor();
  const [first] = budgets;
  await page.goto(portal(`/budgets/detail/${first?.id ?? ""}`));
  await page.getByRole("link", { name: "Mudar etiquetas" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(word).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Salvar etiquetas" }).click();
  await page.getByText("Etiquetas salvas.").waitFor();
  await page.getByRole("list", { name: "Etiquetas" }).getByText(word).waitFor();
  // The list finds it by the tag.
  await page.goto(portal(`/budgets?view=list&search=${word}`));
  expect(await page.getByRole("row").filter({ hasText: word }).count()).toBe(3);
  await page.getByText("Filtros").click();
  await page.getByLabel("Etiqueta", { exact: true }).selectOption({ label: word });
  await page.getByRole("button", { name: "Aplicar" }).click();
  await page.getByText(`Etiqueta: ${word}`).waitFor();
  expect(
    await page
      .getByRole("row")
      .filter({ hasText: `${word} um` })
      .count(),
  ).toBe(1);
  expect(
    await page
      .getByRole("row")
      .filter({ hasText: `${word} dois` })
      .count(),
  ).toBe(0);
  // The buyer does not see it.
  const other = await visit();
  await signIn(other.page, buyer.email, { to: `/budgets/detail/${first?.id ?? ""}` });
  await other.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await other.page.getByText("Etiquetas").count()).toBe(0);
  const distributor = "(select distributor_id from user where id = ?)";
  const set = (value: string) =>
    runSql(
      `update distributor_profile set actions = json_set(actions, '$.distributorCRM', json(?)) where distributor_id = ${distributor}`,
      [value, staff.id],
    );
  await set("false");
  try {
    await page.goto(portal(`/budgets/detail/${first?.id ?? ""}`));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText("Etiquetas").count()).toBe(0);
  } finally {
    await set("true");
  }
});

test("several budgets are marked at once and back, and cards of the board show their tags", async () => {
  const { word } = await createBudgets();
  const staff = await createListener("equipe");
  const { page } = await visit();
  await signIn(page, staff.email, { to: "/settings/tags?type=budget&nova=1" });
  await page.getByLabel("Nome").fill(word);
  await page.getByRole("button", { name: "Criar etiqueta" }).click();
  await page.getByText("Etiqueta salva.").waitFor();
  // Whoever else looks has signed in before, since what can be undone is offered for a while only.
  const board = await visit();
  await signIn(board.page, "admin@solnascente.test", { to: `/budgets?view=board&search=${word}` });
  await page.goto(portal(`/budgets?view=list&search=${word}`));
  await page.getByRole("checkbox", { name: "Selecionar todos desta página" }).check();
  await page.getByLabel("Marcar os selecionados com uma etiqueta").selectOption({ label: word });
  await page.getByText(`3 receberam a etiqueta ${word}`).waitFor();
  await expect.poll(() => page.getByRole("list", { name: "Etiquetas" }).count()).toBe(3);
  await board.page.reload();
  await expect.poll(() => board.page.getByRole("list", { name: "Etiquetas" }).count()).toBe(3);
  expect(await axeViolations(board.page)).toEqual([]);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByText("Desfeito").waitFor();
  await expect.poll(() => page.getByRole("list", { name: "Etiquetas" }).count()).toBe(0);
});

test("a company gets tags on its page, before JavaScript as well", async () => {
  const { word } = await createBudgets();
  const { page: signedIn, context } = await visit();
  await signIn(signedIn, "admin@solnascente.test", { to: "/settings/tags" });
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  const page = await plain?.newPage();
  if (page === undefined) throw new Error("There is no browser");
  await page.goto(portal("/settings/tags?type=company&nova=1"));
  await page.getByLabel("Nome").fill(word);
  await page.getByRole("button", { name: "Criar etiqueta" }).click();
  await page.getByText("Etiqueta salva.").waitFor();
  await page.goto(portal("/integrators"));
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("link", { name: "Mudar etiquetas" }).click();
  await page.getByLabel(word).check();
  await page.getByRole("button", { name: "Salvar etiquetas" }).click();
  await page.getByText("Etiquetas salvas.").waitFor();
  await page.getByRole("list", { name: "Etiquetas" }).getByText(word).waitFor();
  await page.goto(portal(`/settings/tags?type=company&search=${word}`));
  await page.getByText("Em 1 empresa").waitFor();
  await plain?.close();
});
