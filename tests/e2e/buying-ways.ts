import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fillAddress, fillCustomer, fillFields, openStep } from "./checkout-form.ts";
import type { Bill } from "./saved-rows.ts";
import type { Device } from "./session.ts";

/** Names of the purchase types in a request. */
export const WAYS = {
  express: "kitExpress",
  closed: "closedKits",
  mounted: "mountKits",
  loose: "separatedSales",
} as const;

/** A purchase at a demo distributor, from its page to the save. Totals are calculated by hand from
 *  `scripts/demo/data` and `scripts/demo/generic-products.ts`. */
export interface Purchase {
  way: keyof typeof WAYS;
  type: "budget" | "order";
  slug: "solnascente" | "nortesul";
  device: Device;
  path: string;
  /** Chooses the items and opens the checkout. */
  choose: (page: Page) => Promise<void>;
  /** Fills in the checkout. */
  answer: (page: Page) => Promise<void>;
  bill: Bill;
  /** Sizes of the attached files. */
  fileBytes?: readonly number[];
  /** Empty for a purchase without modules. */
  power: string;
  total: string;
}

/** Fills in a few answers and takes the best designed kit. */
export async function chooseExpress(page: Page, answers: () => Promise<void>): Promise<void> {
  await answers();
  await page.getByLabel("Estrutura").selectOption({ label: "Telhado cerâmico" });
  await page.getByLabel("Módulo", { exact: true }).selectOption({ label: "Módulo LONGi LR5-72HPH-550M" });
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Continuar/ })
    .click();
}

/** Adds a kit of the list in the given amount. */
async function takeKit(page: Page, maker: string, amount: number): Promise<void> {
  const card = page.getByRole("article").filter({ hasText: "Telhado cerâmico" }).filter({ hasText: maker });
  await card.getByRole("button", { name: "Adicionar" }).click();
  for (let more = 1; more < amount; more += 1) await card.getByRole("button", { name: /^Aumentar/ }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
}

/** Mounts a kit step by step, and accepts all that the page recommends. */
async function mount(
  page: Page,
  kit: {
    power: string;
    modules: [string, string];
    inverters: [string, string];
    structure: string;
    lines: number;
  },
): Promise<void> {
  const add = async ([code, name]: [string, string]) => {
    await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill(code);
    await page.getByRole("button", { name: `Adicionar ${name}` }).click();
  };
  const goOn = (step: string) => page.getByRole("link", { name: `Continuar: ${step}` }).click();
  await page.getByLabel("Potência desejada (kWp)").fill(kit.power);
  await add(kit.modules);
  await goOn("Inversores");
  await add(kit.inverters);
  await goOn("Strings");
  await page.getByText("Nenhum problema entre módulos, inversores e string box.").waitFor();
  await goOn("Estrutura");
  await page.getByRole("radio", { name: kit.structure }).check();
  await goOn("Complementares");
  // The box of the strings, and the structure of the roof.
  await page.getByText("2 itens recomendados fora do kit").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Adicionar todos" }).click();
  await goOn("Resumo");
  // The automatic products have been added.
  await expect.poll(() => page.locator(".app-mount .app-lines > li").count()).toBe(kit.lines);
  await page.getByRole("button", { name: "Continuar para o checkout" }).click();
}

/** Pastes codes with amounts into the cart. */
async function pasteList(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Colar lista" }).click();
  const dialog = page.getByRole("dialog", { name: "Colar lista de códigos" });
  await dialog.getByRole("textbox", { name: "Lista" }).fill(lines.join("\n"));
  await dialog.getByRole("button", { name: "Conferir" }).click();
  await dialog.getByRole("button", { name: `Incluir ${String(lines.length)} no carrinho` }).click();
  await page.getByRole("button", { name: "Continuar" }).last().click();
}

/** The server adds the time of arrival to the name. */
const ELECTRICITY_BILL = {
  name: "conta-de-luz.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"),
};

const nothing = () => Promise.resolve();

export const PURCHASES: readonly Purchase[] = [
  {
    // 900 × 12 ÷ (365 × 5.43707 × 0.78) = 6.98 kWp: 13 modules in strings of 7 and 6.
    // 13 × 599,90 + 3 990,00 + 13 × 92,90 + 4 × 29,90 + 289,90 + 2 × 40 × 4,90 + 4 × 8,90.
    ...{ way: "express", type: "budget", device: "desktop", slug: "solnascente", path: "/kits-express" },
    choose: (page) =>
      chooseExpress(page, async () => {
        await page.getByRole("radio", { name: "Consumo" }).check();
        await page.getByLabel("Consumo médio (kWh por mês)").fill("900");
        await page.getByLabel("Estado").selectOption("GO");
      }),
    answer: nothing,
    bill: {
      ...{ "MOD-LON-550": 13, "INV-DEY-6000": 1, "EST-CERAMICO": 13, "FIX-4MOD": 4, "STB-2E-600": 1 },
      ...{ "CAB-6MM-VM": 40, "CAB-6MM-PT": 40, "CON-MC4-PAR": 4 },
    },
    power: "7,15 kWp",
    total: "R$ 13.833,50",
  },
  {
    // 15 × 599,90 + 4 690,00 + 15 × 92,90 + 4 × 29,90 + 289,90 + 2 × 40 × 4,90 + 4 × 8,90 = 15 919,10; 8,25 × 45,00
    // of freight.
    ...{ way: "express", type: "order", device: "phone", slug: "solnascente", path: "/kits-express" },
    choose: (page) => chooseExpress(page, () => page.getByLabel("Potência (kWp)").fill("8,25")),
    async answer(page) {
      await fillAddress(page);
      await fillCustomer(page);
    },
    bill: {
      ...{ "MOD-LON-550": 15, "INV-DEY-7500": 1, "EST-CERAMICO": 15, "FIX-4MOD": 4, "STB-2E-600": 1 },
      ...{ "CAB-6MM-VM": 40, "CAB-6MM-PT": 40, "CON-MC4-PAR": 4 },
    },
    power: "8,25 kWp",
    total: "R$ 16.290,35",
  },
  {
    // 4 × 577,90 + 1 690,00 + 189,90 + 4 × 92,90 + 29,90 + 2 × 20 × 4,90 + 2 × 8,90 = 4 806,80, and 8%: 5 191,34;
    // 320,00 of freight.
    ...{
      way: "closed",
      type: "budget",
      device: "phone",
      slug: "solnascente",
      path: "/kitsIntegrator?minPower=2.1&maxPower=2.2",
    },
    choose: (page) => takeKit(page, "LONGi", 1),
    answer: (page) => fillFields(page, { CEP: "75020-000", Cidade: "Anápolis" }),
    bill: {
      ...{ "MOD-LON-540": 4, "INV-GRO-2000": 1, "STB-1E-600": 1, "EST-CERAMICO": 4, "FIX-4MOD": 1 },
      ...{ "CAB-6MM-VM": 20, "CAB-6MM-PT": 20, "CON-MC4-PAR": 2 },
    },
    power: "2,16 kWp",
    total: "R$ 5.511,34",
  },
  {
    // Twice the 15 919,10 of 15 modules and 8%: 17 192,63 each; the buyer fetches them.
    ...{
      way: "closed",
      type: "order",
      device: "desktop",
      slug: "solnascente",
      path: "/kitsIntegrator?minPower=8.2&maxPower=8.3",
    },
    choose: (page) => takeKit(page, "LONGi", 2),
    async answer(page) {
      await page.getByRole("radio", { name: /FOB \(Retirado por sua empresa\)/ }).check();
      await page.getByRole("radio", { name: "O integrador" }).check();
    },
    bill: {
      ...{ "MOD-LON-550": 30, "INV-DEY-7500": 2, "EST-CERAMICO": 30, "FIX-4MOD": 8, "STB-2E-600": 2 },
      ...{ "CAB-6MM-VM": 80, "CAB-6MM-PT": 80, "CON-MC4-PAR": 8 },
    },
    power: "16,50 kWp",
    total: "R$ 34.385,26",
  },
  {
    // 10 × 599,90 + 3 990,00 + 10 × 92,90 + 3 × 29,90 + 289,90 + 2 × 20 × 4,90 + 2 × 8,90.
    ...{ way: "mounted", type: "budget", device: "desktop", slug: "solnascente", path: "/mountKit" },
    choose: (page) =>
      mount(page, {
        power: "5,5",
        modules: ["MOD-LON-550", "10 de Módulo LONGi LR5-72HPH-550M"],
        inverters: ["INV-DEY-6000", "1 de Inversor Deye SUN-6K"],
        structure: "Telhado cerâmico",
        lines: 8,
      }),
    answer: nothing,
    bill: {
      ...{ "MOD-LON-550": 10, "INV-DEY-6000": 1, "EST-CERAMICO": 10, "FIX-4MOD": 3, "STB-2E-600": 1 },
      ...{ "CAB-6MM-VM": 20, "CAB-6MM-PT": 20, "CON-MC4-PAR": 2 },
    },
    power: "5,50 kWp",
    total: "R$ 11.511,40",
  },
  {
    // 30 × 599,90 + 2 × 4 690,00 + 30 × 84,90 + 8 × 29,90 + 2 × 289,90 + 2 × 80 × 4,90 + 7 × 8,90, one of eight being
    // free, = 31 589,30; 16,5 × 45,00 of freight; in three on the card, of which 4,35% stay there: 32 331,80 ÷
    // 0,9565.
    ...{ way: "mounted", type: "order", device: "phone", slug: "solnascente", path: "/mountKit" },
    choose: (page) =>
      mount(page, {
        power: "16,5",
        modules: ["MOD-LON-550", "30 de Módulo LONGi LR5-72HPH-550M"],
        inverters: ["INV-DEY-7500", "2 de Inversor Deye SUN-7.5K"],
        structure: "Fibrocimento",
        lines: 8,
      }),
    async answer(page) {
      await fillAddress(page);
      await fillCustomer(page);
      await openStep(page, "Pagamento");
      await page.getByRole("radio", { name: /3× no cartão/ }).check();
    },
    bill: {
      ...{ "MOD-LON-550": 30, "INV-DEY-7500": 2, "EST-FIBROCIMENTO": 30, "FIX-4MOD": 8, "STB-2E-600": 2 },
      ...{ "CAB-6MM-VM": 80, "CAB-6MM-PT": 80, "CON-MC4-PAR": 8 },
    },
    power: "16,50 kWp",
    total: "R$ 33.802,20",
  },
  {
    // 2 590,00 + 100 × 4,90 + 10 × 8,90: nothing loose is free.
    ...{ way: "loose", type: "budget", device: "phone", slug: "solnascente", path: "/separateSale" },
    choose: (page) => pasteList(page, ["INV-GOO-3000", "CAB-6MM-VM 100", "CON-MC4-PAR\t10"]),
    async answer(page) {
      await openStep(page, "Extras, arquivos e observações");
      await page.getByLabel("Conta de luz do cliente").setInputFiles(ELECTRICITY_BILL);
      await page.getByRole("button", { name: /^Retirar conta-de-luz-.*\.pdf$/ }).waitFor();
    },
    fileBytes: [ELECTRICITY_BILL.buffer.byteLength],
    bill: { "INV-GOO-3000": 1, "CAB-6MM-VM": 100, "CON-MC4-PAR": 10 },
    power: "",
    total: "R$ 3.169,00",
  },
  {
    // Prices are 4% higher: 4 × 572,94 + 1 757,60 + 197,50 + 4 × 96,62 + 31,10 + 2 × 20 × 5,10 + 2 × 9,26 = 4 886,96,
    // and 8%.
    ...{ way: "closed", type: "budget", device: "desktop", slug: "nortesul" },
    path: "/kitsIntegrator?minPower=2.1&maxPower=2.2",
    choose: (page) => takeKit(page, "Astronergy", 1),
    answer: nothing,
    bill: {
      ...{ "MOD-AST-540": 4, "INV-GRO-2000": 1, "STB-1E-600": 1, "EST-CERAMICO": 4, "FIX-4MOD": 1 },
      ...{ "CAB-6MM-VM": 20, "CAB-6MM-PT": 20, "CON-MC4-PAR": 2 },
    },
    power: "2,16 kWp",
    total: "R$ 5.277,92",
  },
  {
    // 4 565,60 + 30 × 5,10, fetched.
    ...{ way: "loose", type: "order", device: "phone", slug: "nortesul", path: "/separateSale" },
    choose: (page) => pasteList(page, ["INV-GRO-6000", "CAB-6MM-PT 30"]),
    async answer(page) {
      await page.getByRole("radio", { name: /FOB \(Retirado por sua empresa\)/ }).check();
      await page.getByRole("radio", { name: "O integrador" }).check();
    },
    bill: { "INV-GRO-6000": 1, "CAB-6MM-PT": 30 },
    power: "",
    total: "R$ 4.718,60",
  },
];

/** A text with plain spaces, for amounts of money. */
export const plain = (text: string) => text.replaceAll(/\s/g, " ");

/** Waits until the checkout shows the total. */
export async function untilTotal(page: Page, { total }: Pick<Purchase, "total">) {
  const bar = page.getByRole("complementary", { name: "Resumo" }).locator(".app-summary__bar > span");
  const words = async () => plain(await bar.innerText());
  await expect.poll(async () => (await words()).replace(/^Total (sem frete )?/, "")).toBe(total);
}
