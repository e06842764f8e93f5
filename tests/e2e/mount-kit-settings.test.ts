import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { type KitSettings, MountKitStepsSchema } from "#domain/settings/kit-settings-schema.ts";
import type { MountKitStep } from "#domain/settings/buying-settings.ts";
import type { PriceDisplay } from "#domain/settings/price-settings-schema.ts";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { addProduct, billOf, goOn, MOUNT_BUYER, MOUNT_PATH, openMount, stepOf } from "./mount-form.ts";
import { useBrowser } from "./session.ts";

const { visit } = useBrowser();
const OWN = DEMO_DISTRIBUTOR_IDS.solnascente;

/** Settings before the journey. */
let before: string | null = null;

afterEach(async () => {
  if (before !== null) {
    await runSql("update distributor_profile set settings = ? where distributor_id = ?", [before, OWN]);
  }
  before = null;
});

/** Saves settings of mounting kits: all steps are shown and required as by default, except for the given ones. */
async function setBuying({
  kits,
  hidden = [],
  required,
  prices,
}: {
  kits: Partial<KitSettings>;
  hidden?: readonly MountKitStep[];
  required: readonly MountKitStep[];
  prices: PriceDisplay;
}): Promise<void> {
  const steps = MountKitStepsSchema.parse(undefined).map((step) => ({
    ...step,
    show: !hidden.includes(step.type),
    required: step.required || required.includes(step.type),
  }));
  const [row] = await runSql("select settings from distributor_profile where distributor_id = ?", [OWN]);
  before = String(row?.["settings"]);
  await runSql(
    `update distributor_profile set settings = json_set(settings, '$.kits', json(?), '$.stepsMountKit', json(?),
      '$.priceDisplay.howToDisplayProductsPricesInMountKit', ?, '$.priceDisplay.howToDisplayKitPriceInMountKit', ?)
      where distributor_id = ?`,
    [JSON.stringify(kits), JSON.stringify(steps), prices, prices, OWN],
  );
}

/** Figures of the whole kit in the bill. */
async function figuresOf(page: Page): Promise<Record<string, string>> {
  const bill = billOf(page);
  const [names, values] = await Promise.all([
    bill.locator("dt").allInnerTexts(),
    bill.locator("dd").allInnerTexts(),
  ]);
  return Object.fromEntries(names.map((name, at) => [name, values[at]?.split("\n")[0] ?? ""]));
}

/** Manufacturers of the bill's modules. */
async function modulesOf(page: Page): Promise<string[]> {
  const names = await billOf(page).locator(".app-bill-row__name").allTextContents();
  return names.filter((name) => name.startsWith("Módulo ")).map((name) => name.split(" ")[1] ?? "");
}

const numberOf = (text: string) => Number(text.replaceAll(/[^\d,]/g, "").replace(",", "."));

/** Content of the cart in the page's address. */
async function readCartOf(page: Page) {
  const id = new URL(page.url()).searchParams.get("cart") ?? "";
  const [row] = await runSql("select content from cart where id = ?", [id]);
  return JSON.parse(String(row?.["content"])) as {
    products: { id: string; amount: number }[];
    mounting: { arrangement: string; strings: unknown[]; layout: unknown[] };
  };
}

test("as the distributor lets them, somebody mixes module models, leaves the strings to the engineers and lays the kit out on two faces", async () => {
  await setBuying({
    kits: {
      canSelectMultipleModelOfModules: true,
      showButtonUnknownArrangement: true,
      showStructureLayout: true,
      multipleStructureLayout: true,
    },
    required: ["structure"],
    prices: "onSelection",
  });
  const { page } = await visit();
  await openMount(page);
  const bill = billOf(page);
  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  await addProduct(page, "MOD-LON-550", 10);
  await bill.getByLabel(/^Quantidade de .*LONGi/).fill("6");
  await bill.getByText("3,30 kWp").last().waitFor();
  // The second model's proposal covers the rest of the 5,5 kWp: 2 200 W in modules of 585 W.
  await addProduct(page, "MOD-DAH-585", 4);
  await bill.getByText("5,64 kWp").last().waitFor();
  expect(await modulesOf(page)).toEqual(["LONGi", "DAH"]);
  // The whole list is longer than the window.
  await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill("");
  expect(await findBarriers(page)).toEqual([]);

  await goOn(page, "Inversores");
  await addProduct(page, "INV-DEY-5000", 1);
  await goOn(page, "Strings");
  const strings = page.getByLabel(/^Módulos por string/);
  await strings.first().waitFor();
  await page.getByRole("button", { name: "Não sei o arranjo" }).click();
  await page.getByText("O arranjo fica com a engenharia do distribuidor.").waitFor();
  expect(await strings.count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Quero definir o arranjo" }).click();
  await strings.first().waitFor();
  await page.getByRole("button", { name: "Não sei o arranjo" }).click();

  await goOn(page, "Estrutura");
  const row = page.getByLabel("Módulos por fileira da água 1");
  const position = page.getByLabel("Posição da água 1");
  expect(await position.locator("option").allInnerTexts()).toEqual(["Retrato", "Paisagem"]);
  await row.fill("6");
  const leftOver = "4 módulos sem lugar no telhado. Aumente as fileiras ou adicione uma água.";
  await page.getByText(leftOver).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("link", { name: /^Resumo/ }).click();
  await stepOf(page, "Confira o kit").waitFor();
  const toCheckout = page.getByRole("button", { name: "Continuar para o checkout" });
  const missing = page.getByRole("region", { name: "Antes do checkout:" });
  await missing.getByText("Escolha a estrutura do telhado.").waitFor();
  await missing.getByText(leftOver).waitFor();
  expect(await toCheckout.isDisabled()).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await missing.getByRole("link", { name: "Ir para Estrutura" }).last().click();
  await page.getByRole("radio", { name: "Telhado cerâmico" }).check();
  await page.getByRole("button", { name: "Adicionar água do telhado" }).click();
  await page.getByLabel("Posição da água 2").selectOption("Paisagem");
  await page.getByText("10 de 10 módulos dispostos.").waitFor();
  await goOn(page, "Complementares");
  await goOn(page, "Resumo");
  expect(await missing.count()).toBe(0);

  // No request is pending. The total is the sum of the lines.
  await expect.poll(() => bill.locator(".app-bill__total").getByRole("status").innerText()).toBe("");
  const lines = await bill.getByRole("listitem").getByText(/^R\$/).allTextContents();
  const total = await bill.locator(".app-bill__sum strong").innerText();
  expect(lines).toHaveLength(await bill.getByRole("listitem").count());
  expect(lines.reduce((sum, text) => sum + numberOf(text), 0)).toBeCloseTo(numberOf(total), 2);
  const figures = await figuresOf(page);
  await toCheckout.click();
  await page.waitForURL(/\/mountKit\/checkout\?cart=crt_/);
  const { products, mounting } = await readCartOf(page);
  expect(mounting).toMatchObject({
    arrangement: "unknown",
    strings: [],
    layout: [
      { orientation: "retrato", rows: 1, modulesPerRow: 6 },
      { orientation: "paisagem", rows: 1, modulesPerRow: 4 },
    ],
  });
  // Weight and volume as the catalogue has them.
  const [sums] = await runSql(
    `select sum(peso_KG * (one.value ->> '$.amount')) as kg, sum(volume_M3 * (one.value ->> '$.amount')) as m3
      from json_each(?) as one join product on product.id = one.value ->> '$.id' and distributor_id = ?`,
    [JSON.stringify(products), OWN],
  );
  expect(figures["Potência"]).toBe("5,64\u00a0kWp");
  expect(numberOf(figures["Peso"] ?? "")).toBeCloseTo(Number(sums?.["kg"]), 1);
  expect(numberOf(figures["Volume"] ?? "")).toBeCloseTo(Number(sums?.["m3"]), 1);
});

test("where the distributor allows little, a model takes the other's place, a step that is hidden is not there, modules lie one way and no price is told", async () => {
  await setBuying({
    kits: { showStructureLayout: true, modulesOrientation: "paisagem" },
    hidden: ["string", "product"],
    required: ["structure"],
    prices: "never",
  });
  const { page } = await visit({ device: "phone" });
  // A hidden step cannot be opened by its address either.
  await openMount(page, MOUNT_BUYER, `${MOUNT_PATH}?etapa=string`);
  await stepOf(page, "Módulos").waitFor();
  const steps = page.getByRole("navigation", { name: "Etapas da montagem" });
  expect(await steps.locator(".app-mount-steps__name").allInnerTexts()).toEqual([
    expect.stringContaining("Módulos"),
    expect.stringContaining("Inversores"),
    expect.stringContaining("Estrutura"),
    expect.stringContaining("Resumo"),
  ]);
  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  await addProduct(page, "MOD-LON-550", 10);
  await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill("585");
  await page.getByText("Trocar", { exact: true }).first().waitFor();
  await addProduct(page, "MOD-DAH-585", 10, "Trocar por");
  const bill = billOf(page);
  await bill.getByRole("button", { name: /5,85 kWp.*Ver o kit/ }).click();
  expect(await modulesOf(page)).toEqual(["DAH"]);
  expect(await page.getByText(/R\$/).count()).toBe(0);
  const { Peso: weight = "", Volume: volume = "" } = await figuresOf(page);
  expect([numberOf(weight) >= 315, numberOf(volume) > 0]).toEqual([true, true]);
  await bill.getByRole("button", { name: /Fechar/ }).click();

  await goOn(page, "Inversores");
  await addProduct(page, "INV-DEY-5000", 1);
  await page.getByText("Nenhum problema entre módulos, inversores e string box.").waitFor();
  await page.getByRole("link", { name: /^1?\s*Módulos/ }).click();
  await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill("585");
  await page
    .getByRole("listitem")
    .getByLabel(/^Quantidade de .*DAH/)
    .first()
    .fill("21");
  // Without the step of strings, their findings and fixes are shown in the step of inverters.
  await page.getByRole("link", { name: /Resumo/ }).click();
  const missing = page.getByRole("region", { name: "Antes do checkout:" });
  await missing.getByText("Corrija o que impede a compra na verificação elétrica.").waitFor();
  await missing.getByRole("link", { name: "Ir para Inversores" }).click();
  const check = page.getByRole("region", { name: "Verificação elétrica" });
  await check.getByText("Impede a compra").first().waitFor();
  await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill("INV-DEY-5000");
  expect(await findBarriers(page, ["phone", "desktop"])).toEqual([]);
  await check
    .getByRole("button", { name: /^Usar \d+ em vez de 21/ })
    .first()
    .click();
  await check.getByText("Impede a compra").first().waitFor({ state: "detached" });

  await goOn(page, "Estrutura");
  // A single orientation is shown, not asked for.
  expect(await page.getByLabel("Posição da água 1").count()).toBe(0);
  await page.getByText("Posição Paisagem").waitFor();
  expect(await page.getByRole("button", { name: "Adicionar água do telhado" }).count()).toBe(0);
  await page.getByLabel("Módulos por fileira da água 1").fill("6");
  await page
    .getByText("12 de 20 módulos dispostos. 8 módulos sem lugar no telhado. Aumente as fileiras.")
    .waitFor();
  expect(await findBarriers(page, ["phone", "desktop"])).toEqual([]);
  await page.getByRole("button", { name: "Distribuir os módulos" }).click();
  await page.getByText(/sem lugar/).waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "Telhado cerâmico" }).check();
  await goOn(page, "Resumo");
  const here = await steps.getByRole("link", { name: /Resumo/ }).boundingBox();
  expect((here?.x ?? 0) + (here?.width ?? 999)).toBeLessThanOrEqual(390);
  await page.getByText("Tudo certo. A entrega e o pagamento vêm na próxima página.").waitFor();
  expect(await page.getByText(/R\$/).count()).toBe(0);
  await page.getByRole("button", { name: "Continuar para o checkout" }).click();
  await page.waitForURL(/\/mountKit\/checkout\?cart=crt_/);
  const { mounting } = await readCartOf(page);
  expect(mounting).toMatchObject({ arrangement: "known", layout: [{ orientation: "paisagem" }] });
});
