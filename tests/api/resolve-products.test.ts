import { expect, test } from "vitest";
import { buildPriceFunction, publishTestRules } from "#tests/factories/pricing.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { createLooseBuyer, createLooseSeller, stockUp } from "#tests/factories/sale-products.ts";
import { roundTripsOf } from "#tests/setup/call-api.ts";

async function createShop(display?: string) {
  const owner = await createLooseSeller(display);
  const ids = await saveTestProducts(owner, [
    {
      type: "module",
      values: { productCode: "MOD-550", priceCents: 60_000, peso_KG: 28.4, potencia_WP: 550 },
    },
    { type: "inverter", values: { productCode: "INV-5", priceCents: 300_000, peso_KG: 12 } },
    { type: "module", values: { productCode: "OLD-1", isToSell: false } },
  ]);
  const [module = "", inverter = "", old = ""] = ids;
  await stockUp(owner, module, 10);
  return { owner, module, inverter, old, buyer: await createLooseBuyer(owner) };
}

test("a pasted list becomes lines with prices and stock, and says of each other line why it is none", async () => {
  const { module, inverter, buyer } = await createShop();
  const text = "Código\tQtd\nMOD-550\t6\nmod-550 x 4\nINV-5;2,5\nNADA\nOLD-1 x 3\nINV-5 0\ninv-5\n\nMOD-9 -1";
  // After this call the distributor's data are cached.
  await buyer.list();
  const answer = await buyer.resolve({ text });
  expect(answer.data.lines).toMatchObject([
    { id: module, amount: 10, line: 2, mentions: 2, priceCents: 60_000, totalCents: 600_000 },
    { id: inverter, amount: 1, line: 8, mentions: 1, availability: "unavailable" },
  ]);
  expect(answer.data.lines[0]?.availability).toBe("inStock");
  // Each problem quotes the code as it was written.
  expect(answer.data.problems).toEqual([
    { line: 4, text: "INV-5;2,5", code: "INV-5", fault: "AMOUNT_NOT_WHOLE" },
    { line: 5, text: "NADA", code: "NADA", fault: "UNKNOWN_CODE" },
    { line: 6, text: "OLD-1 x 3", code: "OLD-1", fault: "NOT_ON_SALE" },
    { line: 7, text: "INV-5 0", code: "INV-5", fault: "AMOUNT_ZERO" },
    { line: 10, text: "MOD-9 -1", code: "MOD-9", fault: "AMOUNT_NEGATIVE" },
  ]);
  // 10 × 28.4 kg + 12 kg; 10 × 600 + 3 000.
  expect(answer.data.totals).toEqual({ itemsCents: 900_000, powerW: 5_500, weightKg: "296.00" });
  expect(roundTripsOf(answer)).toBe(2);
});

test("500 lines are taken, and one more is refused whole", async () => {
  const { buyer } = await createShop();
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `COD-${String(at)} 1`).join("\n");
  expect((await buyer.resolve({ text: lines(500) })).data.problems).toHaveLength(500);
  for (const count of [501, 10_000]) {
    const refused = await buyer.resolve({ text: lines(count) });
    expect([refused.status, refused.error.type]).toEqual([422, "TOO_MANY_LINES"]);
    expect(refused.error.description).toBe("Nada foi incluído. Cole até 500 linhas por vez.");
    expect(refused.error.details).toEqual({ lines: count, limit: 500 });
  }
});

test("a cart is priced together, with what of it is no longer on sale and whether there is enough", async () => {
  const { owner, module, inverter, old, buyer } = await createShop();
  await publishTestRules(owner, {
    functions: [
      {
        ...buildPriceFunction("preço base * 0,9", ["orderQuantity", "maiorOuIgual", "11"]),
        appliesTo: "product",
      },
    ],
  });
  const products = [
    { id: module, amount: 11 },
    { id: inverter, amount: 1 },
    { id: old, amount: 1 },
  ];
  const { data } = await buyer.resolve({ products });
  expect(data.missingIds).toEqual([old]);
  expect(data.missing).toMatchObject([{ id: old, productCode: "OLD-1" }]);
  expect(data.lines).toMatchObject([
    { id: module, amount: 11, priceCents: 54_000, totalCents: 594_000, availability: "unavailable" },
    { id: inverter, amount: 1, priceCents: 270_000 },
  ]);
  const few = await buyer.resolve({ products: [{ id: module, amount: 10 }] });
  expect(few.data.lines[0]).toMatchObject({ priceCents: 60_000, availability: "inStock" });
});

test("who may not see prices while choosing gets lines without them, and without what breaks make of them", async () => {
  const { owner, module, buyer } = await createShop("never");
  await publishTestRules(owner, { breaks: [{ id: "a", basis: "quantity", from: "2", percentage: "1" }] });
  const { data } = await buyer.resolve({ products: [{ id: module, amount: 2 }] });
  expect(data.showsPrices).toBe(false);
  expect(data.totals).toEqual({ powerW: 1_100, weightKg: "56.80" });
  expect(JSON.stringify(data)).not.toMatch(/[pP]riceCents|totalCents|difference/);
});
