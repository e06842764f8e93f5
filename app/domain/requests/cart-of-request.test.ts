import { expect, test } from "vitest";
import { cartOfRequest, replaceInCart } from "./cart-of-request.ts";
import { CartSchema } from "./cart-schema.ts";
import { RequestLineSchema } from "./request-content-schema.ts";

const line = (kind: "kit" | "product", itemId: string, amount: number, recAutomaticAmount = 0) =>
  RequestLineSchema.parse({
    ...{ kind, itemId, amount, recAutomaticAmount, name: itemId },
    ...{ powerW: 550, unitPriceCents: 100, totalCents: 100 * amount, products: [] },
  });

const REQUEST = {
  ...({ id: "req_1", version: 3, purchaseType: "mountKits", integratorId: "int_1" } as const),
  ...{ leadId: "led_1", systemId: null, sizingId: null },
};
const STRING = {
  inverterId: "prd_inv",
  inverterCount: 1,
  moduleId: "prd_mod",
  stringCount: 2,
  modulesPerString: 5,
};
const MOUNTING = {
  ...({ structureId: "str_1", targetPowerW: 5_500, grid: "monofasico", arrangement: "known" } as const),
  ...{ cableMetres: 20, strings: [STRING], layout: [] },
};

test("a request goes back into the cart that it was made of", () => {
  const cart = cartOfRequest(
    REQUEST,
    {
      lines: [line("kit", "kop_1", 2), line("product", "prd_mod", 10), line("product", "prd_mc4", 4, 4)],
      mounting: { ...MOUNTING, structureName: "Cerâmico" },
    },
    "edit",
  );
  expect(cart).toStrictEqual({
    ...{ purchaseType: "mountKits", integratorId: "int_1", leadId: "led_1", systemId: null, sizingId: null },
    kits: [{ id: "kop_1", amount: 2 }],
    products: [
      { id: "prd_mod", amount: 10, recAutomaticAmount: 0 },
      { id: "prd_mc4", amount: 4, recAutomaticAmount: 4 },
    ],
    mounting: MOUNTING,
    origin: { kind: "edit", id: "req_1", version: 3 },
  });
  expect(CartSchema.parse(cart)).toEqual(cart);
});

test("what is gone leaves the cart, or another product takes its place and its units", () => {
  const cart = cartOfRequest(
    REQUEST,
    {
      lines: [
        ...[line("kit", "kop_1", 1), line("product", "prd_mod", 10), line("product", "prd_new", 3, 3)],
        line("product", "prd_inv", 1),
      ],
      mounting: { ...MOUNTING, structureName: "" },
    },
    "edit",
  );
  const left = replaceInCart(cart, ["kop_1", "prd_mod", "prd_inv"], { prd_mod: "prd_new" });
  expect(left).toMatchObject({
    kits: [],
    products: [{ id: "prd_new", amount: 13, recAutomaticAmount: 0 }],
    mounting: { targetPowerW: 5_500, strings: [] },
  });
  expect(replaceInCart(cart, [], {})).toEqual(cart);
});
