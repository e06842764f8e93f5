import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRecommendable, buildRule, recommendFor } from "#tests/factories/recommendation.ts";

const PRODUCTS = [
  buildRecommendable("MOD", "module"),
  ...["A", "B", "C"].map((id, index) =>
    buildRecommendable(id, "complementaryEquipment", {
      categoryId: "c",
      priceCents: 100 + index,
      available: 40 * index,
      automaticallyAdded: index !== 1,
    }),
  ),
];

const FORMULAS = [
  "módulos",
  "quantidade / 3",
  "5 - quantidade",
  "recomendado na categoria / 2",
  "máximo(0; 10 - escolhido na categoria)",
  "se módulos > 7 então 2 senão 40 fimse",
];

const rules = fc
  .array(
    fc.record({
      types: fc.constantFrom(["module"] as const, ["complementaryEquipment"] as const),
      productId: fc.constantFrom("A", "B", "C", null),
      amount: fc.constantFrom(...FORMULAS),
      freeAmount: fc.constantFrom("", "recomendado / 4"),
    }),
    { maxLength: 5 },
  )
  .map((list) =>
    list.map((one, index) =>
      buildRule(`r${String(index)}`, {
        ...one,
        types: [...one.types],
        categoryId: one.productId === null ? "c" : null,
      }),
    ),
  );

const amounts = fc.record({ MOD: fc.nat(20), A: fc.nat(9) });

test("a stable result is a fixed point: asked again with its own answer, nothing changes", () => {
  fc.assert(
    fc.property(rules, amounts, (list, cart) => {
      const first = recommendFor(list, PRODUCTS, cart);
      fc.pre(first.swinging.length === 0);
      const again = recommendFor(
        list,
        PRODUCTS,
        Object.fromEntries(
          first.products.map(({ productId, amount, recAutomaticAmount }) => [
            productId,
            { amount, recAutomaticAmount },
          ]),
        ),
      );
      const kept = (result: typeof first) =>
        result.products.filter(({ recAmount, amount }) => recAmount + amount > 0);
      const own = Object.entries(cart).filter(
        ([id, amount]) => first.products.find((one) => one.productId === id)?.recAutomaticAmount === amount,
      );
      // A choice that happens to be what is recommended is taken for the recommendation from then on.
      fc.pre(own.every(([, amount]) => amount === 0));
      expect(kept(again)).toEqual(kept(first));
    }),
    { numRuns: 300 },
  );
});

test("amounts are whole and not negative, free units no more than the rest, whatever the rules", () => {
  fc.assert(
    fc.property(rules, amounts, (list, cart) => {
      const { products, rounds } = recommendFor(list, PRODUCTS, cart);
      expect(rounds.length).toBeLessThanOrEqual(10);
      for (const { amount, recAmount, recAutomaticAmount, freeAmount } of products) {
        expect(
          [amount, recAmount, recAutomaticAmount, freeAmount].every(
            (one) => Number.isInteger(one) && one >= 0,
          ),
        ).toBe(true);
        expect([0, recAmount]).toContain(recAutomaticAmount);
        expect(freeAmount).toBeLessThanOrEqual(Math.max(amount, recAmount));
      }
    }),
    { numRuns: 300 },
  );
});

test("the order of the products makes no difference", () => {
  fc.assert(
    fc.property(rules, amounts, (list, cart) => {
      const turned = Object.fromEntries(Object.entries(cart).reverse());
      expect(recommendFor(list, PRODUCTS.toReversed(), turned)).toEqual(recommendFor(list, PRODUCTS, cart));
    }),
    { numRuns: 200 },
  );
});
