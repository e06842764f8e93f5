import { expect, test } from "vitest";
import { saveAs } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { untilKept } from "./drafts.ts";
import { untilGuarded } from "./keyboard.ts";
import {
  axeViolations,
  type Device,
  overflowsSideways,
  portal,
  signIn,
  untilHydrated,
  useBrowser,
} from "./session.ts";

const { visit } = useBrowser();

const INTEGRATOR = "integrador@solnascente.test";
const PATH = "/kits-express";

test("few answers become complete kits; one is changed and goes to the checkout as an express kit [KITS-01]", async () => {
  const { page } = await visit();
  await signIn(page, INTEGRATOR, { to: PATH });
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  expect(await menu.getByRole("link", { name: "Kits Express" }).getAttribute("href")).toBe(PATH);
  await page.getByText("Comece pela potência ou pelo consumo").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel("Potência (kWp)").fill("5,5");
  await page.getByLabel("Ligação da casa").selectOption({ label: "Monofásica" });
  // Answers survive a reload before they are sent.
  await untilKept(page, "kits-express:answers");
  await page.reload();
  await expect.poll(() => page.getByLabel("Potência (kWp)").inputValue()).toBe("5,5");
  await expect.poll(() => page.getByLabel("Ligação da casa").inputValue()).toBe("monofasico");
  await page.getByLabel("Estrutura").selectOption({ label: "Telhado cerâmico" });
  await page.getByLabel("Módulo", { exact: true }).selectOption({ label: "Módulo LONGi LR5-72HPH-550M" });
  await page.getByRole("button", { name: "Ver kits" }).click();
  const best = page.getByRole("article").first();
  await best.getByRole("heading", { name: "Kit Express 5,50 kWp" }).waitFor();
  expect(new URL(page.url()).searchParams.get("power")).toBe("5,5");

  await best.getByRole("button", { name: /^Editar kit/ }).click();
  const editor = best.getByRole("group", { name: /^Editar/ });
  const modules = editor.getByRole("textbox", { name: /^Quantidade de Módulo LONGi/ });
  await modules.fill("8");
  // The structure follows the modules; 8 × 550 W.
  await best.getByRole("heading", { name: "Kit Express 4,40 kWp" }).waitFor();
  const structure = editor.getByRole("textbox", { name: /^Quantidade de Genérico estrutura por módulo/ });
  await expect.poll(() => structure.inputValue()).toBe("8");
  await modules.fill("60");
  await editor
    .getByText(/^Erro: /)
    .first()
    .waitFor();
  await best.getByText("Corrija os erros da verificação para continuar.").waitFor();
  await modules.fill("9");
  await best.getByRole("heading", { name: "Kit Express 4,95 kWp" }).waitFor();

  // Edits survive a reload.
  await untilKept(page, "kits-express");
  await page.reload();
  await best.getByRole("heading", { name: "Kit Express 4,95 kWp" }).waitFor();
  await expect.poll(() => structure.inputValue()).toBe("9");
  expect(await axeViolations(page)).toEqual([]);

  await best.getByRole("button", { name: /^Continuar/ }).click();
  await page.waitForURL(`**${PATH}/checkout?cart=*`);
  const cartId = new URL(page.url()).searchParams.get("cart") ?? "";
  const [cart] = await runSql("select content from cart where id = ?", [cartId]);
  const content = JSON.parse(String(cart?.["content"])) as {
    purchaseType: string;
    products: { amount: number }[];
  };
  expect(content.purchaseType).toBe("kitExpress");
  expect(content.products[0]).toMatchObject({ amount: 9, recAutomaticAmount: 0 });
});

test("a budget's kit opens as it was saved, is shared, and stays that budget when it is changed", async () => {
  const { page } = await visit();
  await signIn(page, INTEGRATOR, { to: `${PATH}?power=5,5&grid=monofasico` });
  const best = page.getByRole("article").first();
  await best.getByRole("button", { name: /^Continuar/ }).click();
  await page.waitForURL(`**${PATH}/checkout?cart=*`);
  await saveAs(page, "Salvar como orçamento", "Sítio das Acácias");
  await page.waitForURL("**/budgets/detail/**");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await page.goto(portal(`${PATH}?cart=${id}`));
  const opened = page.getByRole("region", { name: "Seu kit" });
  const modules = opened.getByRole("textbox", { name: /^Quantidade de Módulo/ });
  await modules.waitFor();
  const amount = Number(await modules.inputValue());
  await modules.fill(String(amount - 1));
  // A removed recommendation stays removed.
  await opened
    .getByRole("button", { name: /^Tirar/ })
    .last()
    .click();
  await opened.getByText("Recomendado e fora do kit").waitFor();
  await opened.getByText(/^Total do kit: /).waitFor();
  await expect.poll(() => opened.getByText("preço de antes da mudança").count()).toBe(0);
  await opened.getByRole("button", { name: "Compartilhar" }).click();
  const link = await page.getByRole("textbox", { name: "Link do carrinho" }).inputValue();
  await page.getByRole("button", { name: "Fechar" }).last().click();
  expect(await axeViolations(page)).toEqual([]);
  await opened.getByRole("button", { name: /^Continuar/ }).click();
  await page.waitForURL(`**${PATH}/checkout?cart=crt_*`);
  await saveAs(page, "Salvar alterações", "Sítio das Acácias");
  await page.waitForURL(`**/budgets/detail/${id}**`);
  const [row] = await runSql(
    `select request.version, purchase_type, content from request
      join request_version as one on one.request_id = request.id and one.version = request.version
      where request.id = ?`,
    [id],
  );
  const { lines } = JSON.parse(String(row?.["content"])) as { lines: { type: string; amount: number }[] };
  const saved = lines.find(({ type }) => type === "module")?.amount;
  expect([row?.["version"], row?.["purchase_type"], saved]).toEqual([2, "kitExpress", amount - 1]);

  await page.goto(link);
  await page.getByRole("link", { name: "Ajustar itens" }).click();
  const shared = page.getByRole("region", { name: "Seu kit" });
  await expect
    .poll(() => shared.getByRole("textbox", { name: /^Quantidade de Módulo/ }).inputValue())
    .toBe(String(amount - 1));
  await shared.getByText("Recomendado e fora do kit").waitFor();
});

test("on a phone the consumption of a place becomes a power, months of its bill their mean, and what does not fit says what to change [VALID-15]", async () => {
  const { page } = await visit({ device: "phone", dark: true });
  await signIn(page, INTEGRATOR, { to: PATH });
  await page.getByRole("radio", { name: "Consumo" }).check();
  const consumption = page.getByLabel("Consumo médio (kWh por mês)");
  await consumption.fill("620");
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page.getByText("Escolha o estado, para calcular o sol que ele recebe.").waitFor();
  await page.getByLabel("Estado").selectOption("GO");
  await page.getByLabel("Cidade").fill("goiania");
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page.getByText(/^620 kWh por mês pedem 4,81\skWp, .* em Goiânia – GO/).waitFor();
  const refusal = page.getByText("Digite apenas números, vírgula ou ponto e vírgula.", { exact: true });
  await untilGuarded(consumption);
  await consumption.fill("");
  await consumption.pressSequentially("598,5; 642/ 619,5");
  await refusal.waitFor({ state: "detached" });
  await consumption.press("k");
  await refusal.waitFor();
  expect(await consumption.inputValue()).toBe("598,5; 642/ 619,5");
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page.getByText(/^A média dos 3 meses é 620 kWh e pede 4,81\skWp, /).waitFor();
  const best = page.getByRole("article").first();
  await best.getByText("Ver composição").click();
  await best
    .getByText(/em estoque/)
    .first()
    .waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("radio", { name: "Potência" }).check();
  await page.getByLabel("Potência (kWp)").fill("900");
  await page.getByLabel("Inversor", { exact: true }).selectOption({ label: "Microinversor" });
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page.getByText("Nenhum kit atende a esse pedido").waitFor();
  await page.getByRole("link", { name: "Limpar as preferências" }).click();
  await page.getByText(/kits? para 900,00\skWp/).waitFor();
});

test.each<[Device, boolean]>([
  ["desktop", true],
  ["phone", false],
])("on a %s designed kits stand side by side and go from there to the checkout", async (device, dark) => {
  const { page } = await visit({ device, dark });
  await signIn(page, INTEGRATOR, { to: `${PATH}?power=5,5&grid=monofasico` });
  const cards = page.getByRole("article");
  const compareOf = (place: number) => cards.nth(place).getByRole("button", { name: /^Comparar / });
  expect(await cards.nth(0).locator(".gs-kit-picture").isVisible()).toBe(true);
  await cards.nth(0).getByText("Ver composição").click();
  expect(await cards.nth(0).locator(".gs-composition__list").getByRole("listitem").count()).toBeGreaterThan(
    2,
  );
  // The reasons of a kit are in one line.
  for (const card of await cards.all()) {
    const tops = await card
      .locator(".app-express-kit__reasons > *")
      .evaluateAll((badges) => badges.map((badge) => Math.round(badge.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBeLessThanOrEqual(1);
  }
  await untilHydrated(page);
  await compareOf(0).click();
  await page.getByText("Escolha mais um kit para comparar").waitFor();
  await compareOf(1).click();
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Comparar 2 kits" }).click();
  const table = page.getByRole("table");
  await table.getByRole("row", { name: /^R\$\/kWp/ }).waitFor();
  expect(await table.getByRole("columnheader").count()).toBe(4); // corner, two kits, composition
  expect(await axeViolations(page)).toEqual([]);
  // The address can be shared, and the list comes back with its kits.
  await page.reload();
  await table.waitFor();
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await cards.first().waitFor();
  await page.getByRole("link", { name: "Comparar 2 kits" }).click();
  await table
    .getByRole("button", { name: /^Continuar para o checkout com/ })
    .first()
    .click();
  await page.waitForURL(`**${PATH}/checkout?cart=*`);
});
