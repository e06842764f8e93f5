import { expect, onTestFinished, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { readFileSync } from "node:fs";

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const { visit } = useBrowser();

test("the template of budgets is edited beside a real budget, refuses an unknown variable at its field, and is what the next PDF says [SETTINGS-15]", async () => {
  onTestFinished(async () => {
    await runSql(
      "update distributor_profile set settings = json_remove(settings, '$.budgetTemplate') where distributor_id = ?",
      [PLACE],
    );
  });
  const buyer = await createListener("integrador");
  const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  const { page } = await visit({ expectedProblems: [/status of 400/] });
  await signIn(page, "equipe@solnascente.test", { to: `/settings/templates?pedido=${budget.id}` });
  await page.setViewportSize({ width: 1440, height: 900 });
  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  const paper = preview.getByRole("article");
  await paper.getByRole("heading", { name: "Padaria Trigal" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);

  await page.getByLabel("Título e texto: Mensagem").click();
  const text = page.getByLabel("Texto de abertura");
  await text.fill("Olá, {{cliente.nom}}");
  await page.getByText("Não existe a variável cliente.nom aqui.").waitFor();
  await page.getByRole("button", { name: "Salvar modelo" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  expect(await text.inputValue()).toBe("Olá, {{cliente.nom}}");
  await text.fill("Olá, {{cliente.nome}}: {{#itens}}{{item.quantidade}} peças{{/itens}}");
  await paper.getByText("Olá, Ana Lima: 4 peças").waitFor();
  await page.getByRole("switch", { name: "Mostrar Entrega" }).uncheck();
  await page.getByRole("button", { name: "Subir Termos" }).click();
  await expect.poll(() => paper.getByRole("heading", { name: "Entrega" }).count()).toBe(0);
  await page.getByRole("button", { name: "Salvar modelo" }).click();
  await page.getByText("Modelo salvo. Os próximos documentos já saem assim.").waitFor();
  await page.reload();
  await paper.getByText("Olá, Ana Lima: 4 peças").waitFor();

  await page.goto(portal(budget.path));
  const [started] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar PDF" }).click(),
  ]);
  const printed = readPdfText(readFileSync(await started.path())).join("\n");
  expect(printed).toContain("Olá, Ana Lima: 4 peças");
  expect(printed).not.toContain("Forma de entrega");

  const without = await createPersonWithout("equipe", (one) => one === "configuration.requestModel");
  const other = await visit();
  await signIn(other.page, without.email, { to: "/settings/templates" });
  await expect.poll(() => new URL(other.page.url()).pathname).toBe("/dashboard");
});

test("on a phone the template of orders is edited below its tabs, and before JavaScript it is previewed, sorted and saved", async () => {
  onTestFinished(async () => {
    await runSql(
      "update distributor_profile set settings = json_remove(settings, '$.orderTemplate') where distributor_id = ?",
      [PLACE],
    );
  });
  const { page } = await visit({ device: "phone" });
  await signIn(page, "admin@solnascente.test", { to: "/settings/templates?tipo=order" });
  await page.getByRole("link", { name: "Pedido", exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);

  const { context } = await visit();
  const storageState = await page.context().storageState();
  const scriptless = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  if (scriptless === undefined) throw new Error("no browser");
  onTestFinished(() => scriptless.close());
  const plain = await scriptless.newPage();
  await plain.goto(portal("/settings/templates?tipo=order"));
  await plain.getByRole("button", { name: "Descer Mensagem" }).click();
  await plain.getByLabel("Cor", { exact: true }).fill("#0f766e");
  await plain.getByRole("button", { name: "Atualizar pré-visualização" }).click();
  expect(await plain.getByLabel("Cor", { exact: true }).inputValue()).toBe("#0f766e");
  await plain.getByRole("button", { name: "Salvar modelo" }).click();
  await plain.getByText("Modelo salvo. Os próximos documentos já saem assim.").waitFor();
  const [row] = await runSql(
    "select settings ->> '$.orderTemplate.color' as color, settings ->> '$.orderTemplate.blocks[0].kind' as first from distributor_profile where distributor_id = ?",
    [PLACE],
  );
  expect({ ...row }).toMatchObject({ color: "#0f766e", first: "parties" });
});
