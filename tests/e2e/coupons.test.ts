import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { axeViolations, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const LIST = "/settings/request/coupons";

afterEach(async () => {
  await runSql(
    "delete from coupon_use where request_id = 'req_of_test' or coupon_id in (select id from coupon where code like 'TESTE%')",
  );
  await runSql("delete from coupon where code like 'TESTE%'");
});

/** Waits until the form is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.getByRole("complementary", { name: "Quanto desconta" }).waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".app-beside") ?? {}).some((key) => key.startsWith("__react")),
  );
}

test("staff add a coupon, see what it takes off, edit it, and two who edit at once do not overwrite each other [SETTINGS-14]", async () => {
  const { page } = await visit({ expectedProblems: [/400/, /409/] });
  await signIn(page, ADMIN, { to: LIST });
  await page.getByRole("link", { name: "Adicionar cupom" }).click();
  await page.getByRole("heading", { level: 1, name: "Adicionar Cupom" }).waitFor();
  await hydrated(page);
  await page.getByRole("button", { name: "Gerar código" }).click();
  await expect.poll(() => page.getByLabel("Código do cupom").inputValue()).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  await page.getByLabel("Código do cupom").fill("teste-10");
  await page.getByRole("button", { name: "Criar cupom" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  await hydrated(page);
  const preview = page.getByRole("complementary", { name: "Quanto desconta" });
  await page.getByLabel("Percentual (%)").fill("12,5");
  await preview.getByText("−R$ 1.250,00").waitFor();
  await page.getByLabel("Desconto máximo (R$)").fill("1.000");
  await preview.getByText("R$ 9.000,00").waitFor();
  await page.getByLabel("Usos ao todo").fill("3");
  await page.getByRole("button", { name: "Criar cupom" }).click();
  await page.getByText(/^Cupom salvo/).waitFor();
  await page.getByRole("heading", { level: 1, name: "Editar Cupom" }).waitFor();

  await hydrated(page);
  await page.getByRole("radio", { name: "Valor fixo" }).check();
  await page.getByLabel("Valor (R$)", { exact: true }).fill("300");
  await runSql(
    "update coupon set description = 'De outra pessoa', version = version + 1 where code = 'TESTE-10'",
  );
  await page.getByRole("button", { name: "Salvar cupom" }).click();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças. Confira e salve.").waitFor();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Descrição").inputValue()).toBe("De outra pessoa");
  await expect.poll(() => page.getByLabel("Valor (R$)", { exact: true }).inputValue()).toBe("300");
  await page.getByRole("button", { name: "Salvar cupom" }).click();
  await page.getByText(/^Cupom salvo/).waitFor();
  const [row] = await runSql(
    "select kind, amount_cents, percent, max_uses from coupon where code = 'TESTE-10'",
  );
  expect(row).toMatchObject({ kind: "fixed", amount_cents: 30_000, percent: null, max_uses: 3 });
});

test("the list shows each coupon's status in its own colour, and pages pass axe in every look [PRICING-22]", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN, { to: LIST });
  const colours: string[] = [];
  for (const [code, status] of [
    ["SEMANADOSOL", "ativado"],
    ["PARCEIRO10", "desativado"],
    ["BLACKSOLAR", "expirado"],
  ] as const) {
    const badge = page.getByRole("row", { name: new RegExp(code) }).getByText(status, { exact: true });
    await badge.waitFor();
    colours.push(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(new Set(colours).size).toBe(3);
  await page
    .getByRole("row", { name: /PRIMEIRACOMPRA/ })
    .getByText(/^\d+ · Ilimitado$/)
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(portal(`${LIST}?status=expired&search=black`));
  await page.getByRole("link", { name: "Editar BLACKSOLAR" }).click();
  await hydrated(page);
  expect(await findBarriers(page)).toEqual([]);
});

test("a coupon's page tells what it came to and which orders used it; it is copied and switched, and a used one stays [SETTINGS-13]", async () => {
  const { page } = await visit({ expectedProblems: [/409/] });
  const [order] = await runSql(
    "select id, code, integrator_id from request where distributor_id = ? and type = 'order' order by created_at desc limit 1",
    [OWNER],
  );
  await runSql(
    `insert into coupon (distributor_id, id, code, kind, amount_cents, max_uses, purchase_types, group_ids, created_at, updated_at)
      values (?, 'cpn_of_test', 'TESTE-USO', 'fixed', 25000, 5, '[]', '[]', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z')`,
    [OWNER],
  );
  const use = `insert into coupon_use (distributor_id, coupon_id, request_id, integrator_id, amount_cents, used_at)
    values (?, 'cpn_of_test', ?, ?, 25000, '2026-11-21T15:30:00.000Z')`;
  await runSql(use, [OWNER, String(order?.["id"]), String(order?.["integrator_id"])]);
  await signIn(page, ADMIN, { to: LIST });
  await page.getByRole("link", { name: "TESTE-USO", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /TESTE-USO/ }).waitFor();
  await page.getByText("Limite: 5").waitFor();
  const row = page.getByRole("row", { name: new RegExp(String(order?.["code"])) });
  await row.getByText("21/11/2026 12:30").waitFor();
  await row.getByText("R$ 250,00").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole("link").click();
  await page.waitForURL(`**/requests/detail/${String(order?.["id"])}`);

  await page.goto(portal(`${LIST}/cpn_of_test`));
  await page.getByText("Excluir cupom").click();
  await page.getByText("Este cupom já foi usado e fica no histórico.").waitFor();
  await page.goto(portal(`${LIST}?search=TESTE`));
  await page.getByRole("button", { name: "Desativar TESTE-USO" }).click();
  await page.getByRole("button", { name: "Ativar TESTE-USO" }).waitFor();
  await page.getByRole("button", { name: "Duplicar TESTE-USO" }).click();
  await page.getByText(/^Cópia criada/).waitFor();
  await page.getByText("Excluir cupom").click();
  await page.getByRole("button", { name: /^Excluir “TESTE-USO-/ }).click();
  await page.getByText("Cupom excluído.").waitFor();
});
