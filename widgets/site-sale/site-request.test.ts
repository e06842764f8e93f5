import { expect, test } from "vitest";
import { EMPTY_PURCHASE, paymentWays, readPurchase } from "./site-request.ts";

const PERSON = { name: " Marina Alves ", document: "529.982.247-25", phone: "(62) 98765-4321" };
const PLACE = { cep: "74000-000", street: "Rua 1", number: "2", neighborhood: "Centro" };
const FULL = { ...EMPTY_PURCHASE, ...PERSON, ...PLACE, city: "Goiânia", state: "go" };

test("a purchase is read as the portal takes it: digits without marks, and the address only where it is delivered", () => {
  const customer = { name: "Marina Alves", cpf: "52998224725", telephone: "+5562987654321" };
  const delivered = readPurchase(FULL, { type: "order", isDelivered: true });
  expect(delivered).toEqual({
    found: {
      customer,
      address: {
        ...{ CEP: "74000000", patio: "Rua 1", number: "2", complement: "" },
        ...{ neighborhood: "Centro", city: "Goiânia", state: "GO" },
      },
    },
  });
  expect(readPurchase(FULL, { type: "order", isDelivered: false })).toEqual({
    found: { customer, address: null },
  });
  const company = readPurchase(
    { ...FULL, document: "11.222.333/0001-81" },
    { type: "order", isDelivered: false },
  );
  expect(company).toMatchObject({ found: { customer: { cnpj: "11222333000181" } } });
});

test("an order says each field that it lacks, a budget needs a name alone, and what is typed must be right", () => {
  const order = readPurchase(EMPTY_PURCHASE, { type: "order", isDelivered: true });
  expect("errors" in order && Object.keys(order.errors).sort()).toEqual(
    ["cep", "city", "document", "name", "neighborhood", "number", "phone", "state", "street"].sort(),
  );
  const budget = { type: "budget", isDelivered: true } as const;
  expect(readPurchase({ ...EMPTY_PURCHASE, name: "Marina" }, budget)).toHaveProperty("found");
  const wrong = readPurchase({ ...EMPTY_PURCHASE, name: "Marina", document: "123", phone: "62" }, budget);
  expect("errors" in wrong && Object.keys(wrong.errors).sort()).toEqual(["document", "phone"]);
});

test("a way of paying is a method, or each of its conditions", () => {
  const sale = { sells: ["order" as const], delivers: true, isFetched: true };
  const ways = paymentWays({
    ...sale,
    methods: [
      { id: null, type: "pix", name: "Pix", description: "", conditions: [] },
      {
        ...{ id: "pay_1", type: "boleto", name: "Boleto", description: "" },
        conditions: [
          { id: "pcd_1", name: "À vista" },
          { id: "pcd_2", name: "28 dias" },
        ],
      },
    ],
  });
  expect(ways.map(({ label, choice }) => [label, choice.method, choice.condition])).toEqual([
    ["Pix", null, null],
    ["Boleto · À vista", "pay_1", "pcd_1"],
    ["Boleto · 28 dias", "pay_1", "pcd_2"],
  ]);
  expect(new Set(ways.map(({ value }) => value)).size).toBe(3);
});
