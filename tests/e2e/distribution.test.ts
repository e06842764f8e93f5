import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { setCenterActive } from "./center-rows.ts";
import { runSql } from "./database.ts";
import { untilKept } from "./drafts.ts";
import {
  axeViolations,
  type Device,
  overflowsSideways,
  portal,
  signIn,
  useBrowser,
  WIDTHS,
} from "./session.ts";

const { visit } = useBrowser();

const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const ADMIN = "admin@solnascente.test";
const LIST = "/settings/distributionCenters";

/** Restores the demo's centers, regions and exclusivity. */
afterEach(async () => {
  const ofTests = "(select id from distribution_region where distributor_id = ? and name like 'Teste%')";
  await runSql(`delete from distribution_region_state where region_id in ${ofTests}`, [OWNER]);
  await runSql("delete from distribution_region where distributor_id = ? and name like 'Teste%'", [OWNER]);
  await runSql("delete from distribution_center where distributor_id = ? and name like 'Teste%'", [OWNER]);
  await runSql(
    "update distribution_center set priority = case name when 'Goiânia' then 1 else 2 end where distributor_id = ?",
    [OWNER],
  );
  await runSql(
    "update distributor_profile set settings = json_set(settings, '$.distribution.exclusivity', json('true')) where distributor_id = ?",
    [OWNER],
  );
  await setCenterActive("Campinas", true);
});

async function openAs(email: string, path: string, options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const { page } = await visit(options);
  await signIn(page, email, { path: `/?next=${encodeURIComponent(path)}` });
  await hydrated(page);
  return page;
}

/** Waits until the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__react")),
  );
}

async function fillCenter(page: Page): Promise<void> {
  for (const [label, value] of [
    ["Nome do centro", "Teste Contagem"],
    ["Endereço", "Avenida General David Sarnoff"],
    ["Número", "3113"],
    ["Bairro", "Cidade Industrial"],
    ["Cidade", "Contagem"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel("CEP").fill("32210003");
  await page.getByLabel("Estado", { exact: true }).selectOption("MG");
}

test("a center is opened, found in the list, changed against somebody else's changes, and closed with what that costs [SETTINGS-27, SETTINGS-28]", async () => {
  const page = await openAs(ADMIN, LIST, { expectedProblems: [/400|409|404/] });
  await page
    .getByRole("row", { name: /Goiânia/ })
    .getByText("Ativo", { exact: true })
    .waitFor();
  await page.getByRole("link", { name: "Novo centro" }).click();
  await page.getByRole("button", { name: "Criar centro" }).click();
  await page.getByText("Escolha ao menos um estado.").waitFor();
  await fillCenter(page);
  await page.getByRole("checkbox", { name: "Sudeste: todos" }).check();
  await untilKept(page, "center:novo");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  expect(await page.getByLabel("Nome do centro").inputValue()).toBe("Teste Contagem");
  await page.getByRole("checkbox", { name: /Espírito Santo/ }).uncheck();
  await page.getByText("3 de 27").waitFor();
  await page.getByRole("button", { name: "Criar centro" }).click();
  await page.getByText("Centro salvo.").waitFor();
  const [made] = await runSql(
    "select id, serviced_states as states, address ->> '$.CEP' as cep from distribution_center where name = 'Teste Contagem'",
  );
  expect(made).toMatchObject({ states: '["MG","RJ","SP"]', cep: "32210003" });

  await page.getByLabel("Número", { exact: true }).fill("3200");
  await runSql("update distribution_center set name = 'Teste Betim', version = 2 where id = ?", [
    String(made?.["id"]),
  ]);
  await page.getByRole("button", { name: "Salvar centro" }).click();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças. Confira e salve.").waitFor();
  expect(await page.getByLabel("Nome do centro").inputValue()).toBe("Teste Betim");
  expect(await page.getByLabel("Número", { exact: true }).inputValue()).toBe("3200");
  await page.getByRole("button", { name: "Salvar centro" }).click();
  await page.getByText("Centro salvo.").waitFor();
  await expect
    .poll(() =>
      runSql("select name, address ->> '$.number' as number from distribution_center where id = ?", [
        String(made?.["id"]),
      ]),
    )
    .toMatchObject([{ name: "Teste Betim", number: "3200" }]);

  await page.goto(portal(LIST));
  await page.getByRole("link", { name: "Campinas", exact: true }).click();
  await page.getByText("Desativar centro").click();
  await page.getByText(/unidades em estoque deixam de ser vendidas/).waitFor();
  await page.getByText(/vende: Sudeste, Sul\./).waitFor();
  await page.getByRole("button", { name: "Desativar “Campinas”" }).click();
  await page.getByText("Centro desativado.").waitFor();
  await page.getByRole("button", { name: "Ativar centro" }).click();
  await page.getByText("Centro ativado.").waitFor();
  await page.getByText("Excluir centro").click();
  await page.getByRole("button", { name: "Excluir “Campinas”" }).click();
  await page.getByText("Ainda está em uso").waitFor();
});

test("the delivery priority is moved by keyboard and by hand, said aloud, and saved as one; another order in between is told [SETTINGS-29]", async () => {
  const page = await openAs(ADMIN, `${LIST}/deliveryPriority`, { expectedProblems: [/409/] });
  const order = () =>
    page.getByRole("list", { name: "Centros por prioridade de entrega" }).locator("strong").allInnerTexts();
  expect(await order()).toEqual(["Goiânia", "Campinas"]);
  const up = page.getByRole("button", { name: "Subir Campinas" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Campinas agora está na posição 1 de 2.").waitFor({ state: "attached" });
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
  await runSql("update distribution_center set priority = 3 where name = 'Goiânia' and distributor_id = ?", [
    OWNER,
  ]);
  await page.getByRole("button", { name: "Salvar prioridade" }).click();
  await page.getByRole("button", { name: "Manter minha ordem" }).waitFor();
  expect(await order()).toEqual(["Campinas", "Goiânia"]);
  await runSql("update distribution_center set priority = 1 where name = 'Goiânia' and distributor_id = ?", [
    OWNER,
  ]);
  await page.getByRole("button", { name: "Manter minha ordem" }).click();
  await page.getByRole("button", { name: "Salvar prioridade" }).click();
  await page.getByText("Prioridade salva.").waitFor();
  expect(
    await runSql("select name from distribution_center where distributor_id = ? order by priority", [OWNER]),
  ).toMatchObject([{ name: "Campinas" }, { name: "Goiânia" }]);
  await page.getByTitle("Arrastar Goiânia").dragTo(page.getByText("Campinas", { exact: true }));
  await expect.poll(order).toEqual(["Goiânia", "Campinas"]);
});

test("regions say who serves a state; a state of another region cannot be taken, and what nobody serves stands out [SETTINGS-30]", async () => {
  const page = await openAs(ADMIN, `${LIST}/distributionRegion`, { expectedProblems: [/409/] });
  await page.getByText(/14 estados sem ninguém que os atenda/).waitFor();
  await page.getByRole("row", { name: /São Paulo.*Campinas.*Goiânia.*Região Sudeste/ }).waitFor();
  await page.getByRole("row", { name: /Pará.*Ninguém atende/ }).waitFor();
  await page.getByRole("link", { name: "Nova região" }).first().click();
  await page.getByLabel("Nome da região").fill("Teste Norte");
  await page.getByText("da região Sudeste").first().waitFor();
  expect(await page.getByRole("checkbox", { name: /São Paulo/ }).isDisabled()).toBe(true);
  await page.getByRole("checkbox", { name: "Norte: todos" }).check();
  for (const name of ["Campinas", "Goiânia"]) {
    await page.getByLabel("Acrescentar um centro").selectOption(name);
    await page.getByRole("button", { name: "Acrescentar" }).click();
  }
  await page.getByRole("button", { name: "Subir Goiânia" }).press("Enter");
  await page.getByText("Goiânia agora está na posição 1 de 2.").waitFor({ state: "attached" });
  await runSql(
    "insert into distribution_region_state (distributor_id, state, region_id) select distributor_id, 'PA', id from distribution_region where name = 'Sul' and distributor_id = ?",
    [OWNER],
  );
  await runSql(
    `update distribution_region set states = '["PA","PR","RS","SC"]' where name = 'Sul' and distributor_id = ?`,
    [OWNER],
  );
  await page.getByRole("button", { name: "Criar região" }).click();
  await page.getByText("PA já pertence à região “Sul”. Retire-o de lá antes.").waitFor();
  await page.getByRole("checkbox", { name: /Pará/ }).uncheck();
  await page.getByRole("button", { name: "Criar região" }).click();
  await page.getByText("Região salva.").waitFor();
  await runSql("delete from distribution_region_state where state = 'PA' and distributor_id = ?", [OWNER]);
  await runSql(
    `update distribution_region set states = '["PR","RS","SC"]' where name = 'Sul' and distributor_id = ?`,
    [OWNER],
  );
  await page.goto(portal(`${LIST}/distributionRegion`));
  await page.getByRole("row", { name: /Amazonas.*Goiânia.*Campinas.*Região Teste Norte/ }).waitFor();
  await page.getByRole("link", { name: "Teste Norte" }).click();
  await page.getByText("Excluir região").click();
  await page.getByRole("button", { name: "Excluir “Teste Norte”" }).click();
  await page.getByText("Região excluída.").waitFor();
});

test("exclusivity is switched after its consequences were read, and staff without the permission see none of it", async () => {
  const page = await openAs(ADMIN, LIST);
  await page.getByText("Desligar exclusividade").click();
  await page.getByText("As escolhas ficam guardadas e voltam a valer se você ligar de novo.").waitFor();
  await page.getByRole("button", { name: "Desligar para todos os integradores" }).click();
  await page.getByText("Exclusividade desligada.").waitFor();
  await page.getByText("Ligar exclusividade").click();
  await page.getByText(/de integradores escolhe.* um centro antes da próxima compra/).waitFor();
  await page.getByRole("button", { name: "Ligar para todos os integradores" }).click();
  await page.getByText("Exclusividade ligada.").waitFor();
  const seller = await visit();
  await signIn(seller.page, "vendas@solnascente.test", { path: `/?next=${encodeURIComponent(LIST)}` });
  expect(new URL(seller.page.url()).pathname).toBe("/dashboard");
});

test.each<[Device, boolean]>([
  ["desktop", true],
  ["phone", false],
])("on a %s (dark: %s) every page of distribution passes axe and fits the window", async (device, dark) => {
  const page = await openAs(ADMIN, LIST, { device, dark });
  // In a window as high as the page, the save bar covers no field.
  await page.setViewportSize({ width: WIDTHS[device].width, height: 4_000 });
  const look = async () => {
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  };
  await look();
  await page.getByRole("link", { name: "Goiânia", exact: true }).click();
  await page.getByRole("heading", { name: "Goiânia", level: 1 }).waitFor();
  await page.getByText("Desativar centro").click();
  await look();
  await page.goto(portal(`${LIST}/deliveryPriority`));
  await look();
  await page.goto(portal(`${LIST}/distributionRegion`));
  await look();
  await page.getByRole("link", { name: "Sudeste", exact: true }).click();
  await page.getByRole("heading", { name: "Sudeste", level: 1 }).waitFor();
  await look();
});
