import { expect, test } from "vitest";
import type { ModifierPart } from "#domain/pricing/value-modifier.ts";
import type { RequestType } from "./request-types.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { buildContent, FREE_RIGHTS } from "#tests/factories/content.ts";
import { allowContent, type PriceRights } from "./allow-content.ts";
import type { PricedVersion } from "./margin-effect.ts";

const NONE: ModifierPart = { type: "percentage", amount: "0" };

/** A version of R$ 1.000,00 with a decrease. */
function version(type: RequestType, decrease: Partial<ModifierPart>, itemsCents = 100_000) {
  const valueModifier = { increase: NONE, decrease: { ...NONE, ...decrease } };
  return { type, content: buildContent({ itemsCents }, { valueModifier }), costCents: 50_000 };
}

/** Decreases of up to 10 percent on budgets, 5 on orders. */
const RIGHTS: PriceRights = {
  limits: {
    budget: { increasePct: null, decreasePct: "10" },
    order: { increasePct: null, decreasePct: "5" },
  },
  ...{ minimumMarginPct: null, approvesMargins: false, seesMargins: false },
};

function refusalOf(work: () => unknown) {
  try {
    work();
    return null;
  } catch (error) {
    return isDomainError(error) ? [error.code, error.details] : error;
  }
}

test("a budget carries to its order what its giver may give on orders, and whoever turns it adds the own limit", () => {
  const { content } = version("budget", { amount: "8" });
  const given = (rights: PriceRights) => ({
    ...{ type: "budget" as const, costCents: 50_000 },
    content: allowContent(version("budget", { amount: "8" }), { rights, before: null }),
  });
  const turn = (before: PricedVersion, rights: PriceRights) => () =>
    allowContent({ ...before, type: "order" }, { rights, before });
  expect(given(RIGHTS).content.countsOnOrders).toEqual({ increasePct: "0", decreasePct: "5" });
  expect(refusalOf(turn(given(RIGHTS), RIGHTS))).toEqual([
    "DISCOUNT_ABOVE_LIMIT",
    { limitPct: "5", askedPct: "8" },
  ]);
  expect(refusalOf(turn(given(RIGHTS), FREE_RIGHTS))).toBeNull();
  expect(refusalOf(turn(given(FREE_RIGHTS), RIGHTS))).toBeNull();
  // Saved before `countsOnOrders` existed.
  const old = { type: "budget" as const, content, costCents: 50_000 };
  expect(refusalOf(turn(old, RIGHTS))).toBeNull();
  expect(turn(old, RIGHTS)().countsOnOrders).toBeUndefined();
});

test("who edits a budget and leaves its discount as it is takes nothing from what it counts on an order", () => {
  const saved = allowContent(version("budget", { amount: "8" }), { rights: FREE_RIGHTS, before: null });
  const before = { ...version("budget", { amount: "8" }), content: saved };
  const edited = allowContent(version("budget", { amount: "8" }, 90_000), { rights: RIGHTS, before });
  expect(edited.countsOnOrders).toEqual({ increasePct: "0", decreasePct: "8" });
});

test("what a budget does not count on an order stays so while its discount stays", () => {
  const countsOnOrders = { increasePct: "0", decreasePct: "2" };
  const { content, ...rest } = version("budget", { amount: "8" });
  const before = { ...rest, content: { ...content, countsOnOrders } };
  const none = { budget: RIGHTS.limits.budget, order: { increasePct: null, decreasePct: null } };
  const edit = (rights: PriceRights) =>
    allowContent(version("budget", { amount: "8" }, 90_000), { rights, before }).countsOnOrders;
  expect(edit({ ...RIGHTS, limits: none })).toEqual(countsOnOrders);
  // A person with a higher limit on orders grants it with the edit.
  expect(edit(RIGHTS)).toEqual({ increasePct: "0", decreasePct: "5" });
});

test.each([
  [100_000, null],
  // R$ 80,00 of R$ 799,99 are slightly more than 10 percent.
  [79_999, "DISCOUNT_ABOVE_LIMIT"],
  [80_000, null],
])("a budget with R$ 80,00 off, edited to %i cents: %s", (itemsCents, code) => {
  const before = version("budget", { type: "fixed", amount: "80" });
  const after = version("budget", { type: "fixed", amount: "80" }, itemsCents);
  const refusal = refusalOf(() => allowContent(after, { rights: RIGHTS, before }));
  expect(refusal === null ? null : (refusal as unknown[])[0]).toBe(code);
});

test("buyers are told that a margin is too low, and not which one is asked for", () => {
  const asked = { rights: { ...RIGHTS, minimumMarginPct: "95" }, before: null };
  const after = version("budget", { amount: "5" });
  expect(refusalOf(() => allowContent(after, asked))).toEqual(["MARGIN_TOO_LOW", { minimumPct: "" }]);
  const seller = { ...asked, rights: { ...asked.rights, seesMargins: true } };
  expect(refusalOf(() => allowContent(after, seller))).toEqual(["MARGIN_TOO_LOW", { minimumPct: "95" }]);
  const admin = { ...asked, rights: { ...asked.rights, approvesMargins: true } };
  expect(refusalOf(() => allowContent(after, admin))).toBeNull();
});

test("an order comes to something, whoever saves it; a budget need not", () => {
  const nothing = { itemsCents: 100_000, freightCents: 0 };
  const valueModifier = { increase: NONE, decrease: { ...NONE, amount: "100" } };
  const content = buildContent(nothing, { valueModifier });
  const save = (type: RequestType) => () =>
    allowContent({ type, content, costCents: 0 }, { rights: FREE_RIGHTS, before: null });
  expect(refusalOf(save("order"))).toEqual(["ORDER_WITHOUT_VALUE", {}]);
  expect(refusalOf(save("budget"))).toBeNull();
});
