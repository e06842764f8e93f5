import type { Page, Route } from "playwright-core";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { fillFields, saveAs } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { tabTo } from "./keyboard.ts";
import {
  addProduct,
  billOf,
  forgetMountSettings,
  goOn,
  MOUNT_BUYER,
  MOUNT_PATH,
  offerBothModes,
  openMount,
  stepOf,
} from "./mount-form.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const PATIENT = { timeout: 15_000 };

afterEach(forgetMountSettings);

/** Waits until the draft is stored on the device. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(
      () =>
        Object.entries(localStorage).find(
          ([key]) => key.includes("formDraft") && key.includes("mountKit"),
        )?.[1],
    );
  let before: string | undefined;
  await expect
    .poll(
      async () => {
        const now = await kept();
        const isStill = now !== undefined && now === before;
        before = now;
        return isStill;
      },
      { interval: 500, ...PATIENT },
    )
    .toBe(true);
}

test("an integrator mounts a kit from the menu, mends its strings, comes back to it in another tab and takes it to the checkout, which names what limits that changed meanwhile forbid [KITS-03]", async () => {
  const { page, context } = await visit({ expectedProblems: [/422/] });
  await signIn(page, MOUNT_BUYER, { to: "/dashboardIntegrator" });
  await page.getByRole("navigation").getByRole("link", { name: "Kits Personalizados" }).click();
  await page.getByRole("heading", { name: "Kits Personalizados", level: 1 }).waitFor();
  await billOf(page).getByText("Kit Personalizado").waitFor();

  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  await addProduct(page, "MOD-LON-550", 10);
  await billOf(page).getByText("5,50 kWp").last().waitFor();
  // With the fixing kits that a rule of the distributor adds.
  await billOf(page).getByText("2 itens · 13 unidades").last().waitFor();
  await billOf(page)
    .getByText(/^R\$\s[\d,]+ \/ Wp$/)
    .waitFor();
  await goOn(page, "Inversores");
  await addProduct(page, "INV-DEY-5000", 1);
  await goOn(page, "Strings");
  await page.getByText("10 de 10 módulos ligados").waitFor();
  // The button needs a setting of the distributor.
  expect(await page.getByRole("button", { name: "Não sei o arranjo" }).count()).toBe(0);
  await page.getByLabel(/^Módulos por string, .* MPPT 1$/).fill("14");
  await page.getByText("Tensão acima do limite").waitFor();
  await page.getByText("As strings pedem 14; o kit tem 10.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Usar o arranjo recomendado" }).first().click();
  await page.getByText("Nenhum problema entre módulos, inversores e string box.").waitFor();

  await goOn(page, "Estrutura");
  await page.getByRole("radio", { name: "Telhado cerâmico" }).check();
  await goOn(page, "Complementares");
  // The roof's structure and the box of its one string are offered; cable and connectors are added automatically.
  await page.getByRole("button", { name: "Adicionar 10 de Genérico estrutura por módulo" }).first().waitFor();
  await page.getByRole("button", { name: "Adicionar todos" }).click();
  await billOf(page).getByLabel("Quantidade de Genérico estrutura por módulo, telhado cerâmico").waitFor();
  await untilKept(page);

  const other = await context.newPage();
  await other.goto(portal(`${MOUNT_PATH}?etapa=checkout`));
  await untilHydrated(other);
  await other.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await stepOf(other, "Confira o kit").waitFor();
  await other.getByRole("button", { name: "Continuar para o checkout" }).click();
  await other.waitForURL(/\/mountKit\/checkout\?cart=crt_/);
  const id = new URL(other.url()).searchParams.get("cart") ?? "";
  const [row] = await runSql("select content from cart where id = ?", [id]);
  const cart = JSON.parse(String(row?.["content"])) as {
    purchaseType: string;
    products: { amount: number; recAutomaticAmount: number }[];
    mounting: Record<string, unknown>;
  };
  expect(cart).toMatchObject({
    purchaseType: "mountKits",
    mounting: {
      targetPowerW: 5_500,
      arrangement: "known",
      strings: [{ stringCount: 1, modulesPerString: 10 }],
    },
  });
  // 10 modules, 1 inverter, 1 box, 10 structures; automatically 3 fixings, twice 20 m of cable, 2 pairs of
  // connectors.
  expect(cart.products.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
    1, 1, 2, 3, 10, 10, 20, 20,
  ]);

  await runSql(
    "update distributor_profile set settings = json_set(settings, '$.electrical', json(?)) where distributor_id = ?",
    ['{"siteMinC":-30}', DEMO_DISTRIBUTOR_IDS.solnascente],
  );
  await fillFields(other, { "Nome ou razão social": "Marina Alves" });
  await saveAs(other, "Salvar como orçamento", "Kit da serra");
  const refused = other.getByRole("alert");
  await refused.getByText("O kit não passa na verificação elétrica").waitFor();
  await refused.getByText("Tensão acima do limite").waitFor();
  expect(await other.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");
  expect(await axeViolations(other)).toEqual([]);
  await refused.getByRole("link", { name: "Ajustar o kit" }).click();
  await other.waitForURL(`**${MOUNT_PATH}?cart=${id}`);
  await billOf(other).getByText("5,50 kWp").last().waitFor();

  await other.goto(portal(`${MOUNT_PATH}/${id}`));
  await untilHydrated(other);
  await billOf(other).getByText("5,50 kWp").last().waitFor();
  expect(await billOf(other).getByRole("listitem").count()).toBe(8);

  const stranger = await visit();
  await signIn(stranger.page, "integrador@nortesul.test", { slug: "nortesul", to: "/dashboardIntegrator" });
  expect(await stranger.page.getByRole("link", { name: "Kits Personalizados" }).count()).toBe(0);
});

test("on a phone amounts that make no sense are answered, a failed recommendation is told, reported and asked for again, and nothing is lost [ERRORS-09]", async () => {
  const { page } = await visit({ device: "phone", dark: true, expectedProblems: [/500|Failed to load/] });
  const json = { error: { type: "INTERNAL", title: "", description: "", details: {} } };
  const fail = (route: Route) => route.fulfill({ status: 500, json });
  await page.route("**/app/user/recommendations*", fail);
  await page.route("**/app/user/prices/products*", fail, { times: 1 });
  const reports: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/app/user/error-report")) return;
    reports.push((request.postDataJSON() as { message: string }).message);
  });
  await openMount(page);
  await page.getByLabel("Potência desejada (kWp)").fill("-5");
  await page.getByText("A potência precisa ser maior que zero.").waitFor();
  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  await addProduct(page, "MOD-LON-550", 10);
  const amount = page
    .getByRole("listitem")
    .getByLabel(/^Quantidade de .*LONGi/)
    .first();
  for (const [text, answer] of [
    ["2,5", "A quantidade é inteira: sem vírgula."],
    ["-3", "A quantidade não pode ser negativa."],
    ["99999", "No máximo 9.999 unidades."],
    ["muitos", "Digite só números, como 12."],
  ] as const) {
    await amount.fill(text);
    await page.getByText(answer).first().waitFor();
  }
  await amount.fill("12");
  const bill = billOf(page);
  await bill.getByRole("button", { name: /6,60 kWp.*Ver o kit/ }).click();
  await bill.getByText("Erro ao calcular recomendações").waitFor();
  expect([...new Set(reports)].sort()).toEqual([
    "Error: Erro ao calcular preços em GO: MOD-LON-550",
    "Error: Erro ao calcular recomendações",
  ]);
  await page.unroute("**/app/user/recommendations*");
  await bill.getByRole("button", { name: "Tentar de novo" }).click();
  await bill.getByLabel("Quantidade de Genérico kit de fixação e aterramento para 4 módulos").waitFor();
  await expect.poll(() => bill.getByText("Erro ao calcular recomendações").count(), PATIENT).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);

  await untilKept(page);
  await page.reload();
  await untilHydrated(page);
  await bill.getByText("6,60 kWp").first().waitFor();
});

test("with the keyboard alone a kit is mounted, and going back leads through its steps", async () => {
  const { page } = await visit();
  await openMount(page);
  await tabTo(page, /Potência desejada/);
  await page.keyboard.type("5,5");
  await tabTo(page, /^Buscar$/);
  await page.keyboard.type("MOD-LON-550");
  await tabTo(page, /^Adicionar 10 de/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Quantidade de/);
  await page.keyboard.press("ArrowUp");
  await billOf(page).getByText("6,05 kWp").last().waitFor();
  await tabTo(page, /^Continuar: Inversores/);
  await page.keyboard.press("Enter");
  await stepOf(page, "Inversores").waitFor();
  await page.getByText("Recomendado", { exact: true }).first().waitFor();
  await tabTo(page, /^Adicionar 1 de/);
  await page.keyboard.press("Enter");
  await billOf(page).getByText("Sem problemas elétricos").waitFor();
  await page.goBack();
  await stepOf(page, "Módulos").waitFor();
  await billOf(page).getByText("6,05 kWp").last().waitFor();
});

test("staff choose the integrator, have a kit proposed and change it", async () => {
  await offerBothModes();
  const { page } = await visit();
  await openMount(page, "admin@solnascente.test");
  await page.getByRole("combobox").first().fill("Luz do Cerrado");
  await page.getByRole("option", { name: /Luz do Cerrado/ }).click();
  await page.waitForURL(/integrator=/);
  await page.getByText("Luz do Cerrado Energia Solar Ltda").waitFor();
  await page.getByRole("link", { name: "Automático" }).click();
  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  await page.getByRole("button", { name: "Propor kits" }).click();
  await page.getByRole("button", { name: /^Usar a proposta 1/ }).click();
  const bill = billOf(page);
  await bill.getByText("Sem problemas elétricos").waitFor();
  await bill.getByText("O total aparece no checkout.").waitFor();
  await bill.getByLabel(/^Quantidade de Módulo/).waitFor();
  await expect.poll(() => bill.getByText(/^R\$/).count(), PATIENT).toBeGreaterThan(2);
});

test("before scripts run products are added one after the other, and scripts find the kit as it is", async () => {
  const { page, context } = await visit();
  await signIn(page, MOUNT_BUYER);
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const scriptless = await plain?.newPage();
  if (!scriptless) throw new Error("no browser");
  onTestFinished(() => plain?.close());
  await scriptless.goto(portal(MOUNT_PATH));
  await scriptless
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  await scriptless.waitForURL(/\/mountKit\?.*cart=crt_/);
  await scriptless.getByRole("link", { name: "Continuar: Inversores" }).click();
  const first = scriptless.url();
  await scriptless
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  await scriptless.waitForURL((url) => url.href !== first && url.searchParams.has("cart"));
  await page.goto(scriptless.url());
  await untilHydrated(page);
  const names = billOf(page).getByRole("textbox", { name: /^Quantidade de (Módulo|Inversor|Microinversor)/ });
  await expect.poll(() => names.count(), PATIENT).toBe(2);
});
