import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { portal, signIn, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const OWN = DEMO_DISTRIBUTOR_IDS.solnascente;

/** Settings before the journey. */
let before: string | null = null;

afterEach(async () => {
  await runSql("delete from custom_form where name like 'Teste%'");
  if (before !== null) {
    await runSql("update distributor_profile set settings = ? where distributor_id = ?", [before, OWN]);
  }
  before = null;
});

async function keepSettings(): Promise<Record<string, unknown>> {
  const [row] = await runSql("select settings from distributor_profile where distributor_id = ?", [OWN]);
  before = String(row?.["settings"]);
  return JSON.parse(before) as Record<string, unknown>;
}

async function setPart(path: string, json: string): Promise<void> {
  await runSql(
    "update distributor_profile set settings = json_set(settings, ?, json(?)) where distributor_id = ?",
    [path, json, OWN],
  );
}

/** Waits until the form is hydrated, so that no input is lost. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form.app-form") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Accessibility problems at the end of the page, where the save bar must not cover a field. */
async function findBarriersAtEnd(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const device of ["phone", "desktop"] as const) {
    await page.setViewportSize(WIDTHS[device]);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    found.push(...(await findBarriers(page, [device])));
  }
  return found;
}

test("staff write questions beside what a buyer sees of them, order them by the keyboard, switch and delete the form", async () => {
  const { page } = await visit({ expectedProblems: [/400/, /409/] });
  await signIn(page, ADMIN, { to: "/settings/customForms" });
  await page.getByRole("link", { name: "Obra e descarga", exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Novo formulário" }).click();
  await hydrated(page);
  await page.getByRole("button", { name: "Criar formulário" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  await hydrated(page);
  await page.getByLabel("Nome do formulário").fill("Teste de visita");
  await page.getByLabel("Etapa do checkout").selectOption("afterShipping");
  const first = page.getByRole("group", { name: "Pergunta 1" });
  await first.getByLabel("Pergunta", { exact: true }).fill("Tipo de telhado");
  const roof = page.getByRole("group", { name: "Tipo de telhado" }).first();
  await roof.getByLabel("Tipo de resposta").selectOption("choice");
  await roof.getByLabel("Opções").fill("Cerâmico\nMetálico");
  await roof.getByLabel("Obrigatória").check();
  const preview = page.getByRole("complementary", { name: "Como o comprador vê" });
  await preview.getByRole("radio", { name: "Metálico" }).waitFor();
  await page.getByRole("button", { name: "Adicionar pergunta" }).click();
  await page.keyboard.type("Quem abre o portão?");
  await preview.getByLabel("Quem abre o portão? (opcional)").waitFor();
  await page.getByRole("button", { name: "Subir Quem abre o portão?" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Quem abre o portão? agora está na posição 1 de 2.").waitFor({ state: "attached" });
  expect(await findBarriersAtEnd(page)).toEqual([]);
  await page.getByRole("button", { name: "Criar formulário" }).click();
  await page.getByText(/^Formulário salvo\./).waitFor();
  await hydrated(page);
  const [row] = await runSql("select id, fields from custom_form where name = 'Teste de visita'");
  expect(JSON.parse(String(row?.["fields"]))).toMatchObject([
    { label: "Quem abre o portão?", type: "text", required: false, maxLength: 30 },
    { label: "Tipo de telhado", type: "choice", required: true, options: ["Cerâmico", "Metálico"] },
  ]);

  await page.getByLabel("Explicação").fill("Antes de sair com o caminhão.");
  await runSql("update custom_form set screen = 'lastStep', version = 2 where id = ?", [String(row?.["id"])]);
  await page.getByRole("button", { name: "Salvar formulário" }).click();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças. Confira e salve.").waitFor();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Etapa do checkout").inputValue()).toBe("lastStep");
  await expect.poll(() => page.getByLabel("Explicação").inputValue()).toBe("Antes de sair com o caminhão.");
  await page.getByRole("button", { name: "Salvar formulário" }).click();
  await page.getByText(/^Formulário salvo\./).waitFor();

  await page.goto(portal("/settings/customForms"));
  await page.getByRole("button", { name: "Desativar Teste de visita" }).click();
  await page.getByRole("button", { name: "Ativar Teste de visita" }).waitFor();
  await page.getByRole("link", { name: "Teste de visita", exact: true }).click();
  await page.getByText("Excluir formulário").click();
  await page.getByRole("button", { name: "Excluir “Teste de visita”" }).click();
  await page.getByText(/^Formulário excluído\./).waitFor();
  expect(await runSql("select id from custom_form where name = 'Teste de visita'")).toEqual([]);
});

test("staff say when budgets expire and what a checkout asks and offers, also after somebody else did [SETTINGS-12]", async () => {
  await keepSettings();
  const { page } = await visit({ expectedProblems: [/400/, /409/] });
  await signIn(page, ADMIN, { to: "/settings" });
  await page.getByRole("link", { name: /^Regras de orçamentos e pedidos\s*NOVO/ }).click();
  await page.getByRole("heading", { name: "Regras de orçamentos e pedidos", level: 1 }).waitFor();
  await hydrated(page);
  await page.getByLabel("Dias de validade").fill("0");
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await page.getByText("Digite um número de dias, de 1 a 365.").waitFor();
  await hydrated(page);
  await page.getByLabel("Dias de validade").fill("40");
  await page.getByText(/^Um orçamento salvo hoje vale até \d\d\/\d\d\/\d{4}\.$/).waitFor();
  await page.getByLabel("O estoque sai").selectOption("Faturado");
  await page.getByLabel("A edição fecha").selectOption("Em transporte");
  await page.getByLabel("A data de faturamento abre").selectOption("Em separação");
  const over = page.getByLabel("Situação quando vence");
  expect(await over.inputValue()).toBe("");
  await over.selectOption({ index: 1 });
  const overStatusId = await over.inputValue();
  const paid = page.getByLabel("Situação do pedido pago");
  expect(await paid.inputValue()).toBe("");
  await paid.selectOption("Em separação");
  const paidStatusId = await paid.inputValue();
  expect(await findBarriersAtEnd(page)).toEqual([]);
  await setPart("$.requests.showBudgetButton", "false");
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças. Confira e salve.").waitFor();
  await hydrated(page);
  await expect
    .poll(() => page.getByRole("switch", { name: "Mostrar “Salvar como orçamento”" }).isChecked())
    .toBe(false);
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await page.getByText(/^Configurações salvas\./).waitFor();
  const [row] = await runSql(
    `select settings ->> '$.requests.budgetExpiry.days' as days, settings ->> '$.requests.showBudgetButton' as button,
      settings ->> '$.requests.budgetExpiry.overStatusId' as over, settings ->> '$.requests.paidStatusId' as paid,
      settings ->> '$.restrictOptions.statusToDiscountStock' as stock,
      settings ->> '$.restrictOptions.statusToBlockEdition' as edition,
      settings ->> '$.restrictOptions.statusToSetBillingDate' as billing from distributor_profile where distributor_id = ?`,
    [OWN],
  );
  expect(row).toMatchObject({
    days: 40,
    button: 0,
    ...{ stock: "Faturado", edition: "Em transporte", billing: "Em separação" },
    over: overStatusId,
    paid: paidStatusId,
  });
});

test("observations and messages have pages of their own, each with what a buyer reads [SETTINGS-06, SETTINGS-18]", async () => {
  await keepSettings();
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/settings/messages" });
  await page.getByRole("heading", { name: "Observações", level: 1 }).waitFor();
  await hydrated(page);
  await page.getByLabel("Observação do checkout").fill("Primeira linha\nSegunda linha");
  const preview = page.getByRole("complementary", { name: "Como o comprador vê" });
  await preview.getByText("Segunda linha").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Salvar observações" }).click();
  await page.getByText(/^Observações salvas\./).waitFor();
  await page.goto(portal("/settings/orderMessages"));
  await page.getByRole("heading", { name: "Mensagens", level: 1 }).waitFor();
  await hydrated(page);
  await page.getByLabel("Mensagem do pedido").fill("");
  await preview.getByText("Sem texto, nada aparece.").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Salvar mensagens" }).click();
  await page.getByText(/^Mensagens salvas\./).waitFor();
  const [row] = await runSql(
    `select settings ->> '$.observations.checkoutObservation' as told, settings ->> '$.messages.orderMessage' as message
      from distributor_profile where distributor_id = ?`,
    [OWN],
  );
  expect(row).toMatchObject({ told: "Primeira linha\nSegunda linha", message: "" });
  const { page: other } = await visit();
  for (const path of ["/settings/messages", "/settings/orderMessages"]) {
    await signIn(other, "vendas@solnascente.test", { to: path });
    await other.waitForURL("**/dashboard");
  }
});
