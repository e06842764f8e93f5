import { expect, test } from "vitest";
import type { Role } from "#domain/access/actor.ts";
import { CompanyPermissionsSchema } from "#domain/access/company-permissions-schema.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";
import { heldPermissions } from "#domain/access/held-permissions.ts";
import { assertWithinLimits, defaultDiscountOf, modifierLimits } from "./modifier-limits.ts";
import { NO_MODIFIER } from "./value-modifier.ts";

const BOTH = [
  "budget.details.discount",
  "budget.details.increase",
  "order.details.discount",
  "order.details.increase",
];
const ON_BUDGET = { type: "budget" } as const;
const ON_ORDER = { type: "order" } as const;

type Person = Parameters<typeof modifierLimits>[0];

/** The limits of a person who may give what their role has the permission for. */
function limitsOf(person: Person, on: typeof ON_BUDGET | typeof ON_ORDER, adminDiscountLimitPct = "15") {
  const held: readonly string[] = heldPermissions(person);
  return modifierLimits(person, {
    ...{ ...on, adminDiscountLimitPct },
    mayIncrease: held.includes(`${on.type}.details.increase`),
    mayDiscount: held.includes(`${on.type}.details.discount`),
  });
}

function role(type: "staff" | "integrator", permissions: readonly string[], values: object = {}): Role {
  return {
    id: "rol",
    name: "Vendas",
    type,
    permissions,
    ...RoleContentSchema.parse({ ...EMPTY, ...values }),
  };
}

const EMPTY = {
  ...{ label: null, limitDiscountBudget: null, limitDiscountOrder: null, limitIncreaseBudget: null },
  ...{
    limitIncreaseOrder: null,
    defaultDiscount: null,
    externalLinkButton: null,
    support: { whatsApp: null },
  },
};

const LIMITS = {
  ...{ limitDiscountBudget: "5", limitDiscountOrder: "3" },
  ...{ limitIncreaseBudget: "20", limitIncreaseOrder: "10" },
};

test("a discount takes the permission and a limit above zero [PRICING-15]", () => {
  const decrease = (permissions: readonly string[], values: object) =>
    limitsOf({ type: "staff", role: role("staff", permissions, values) }, ON_BUDGET).decreasePct;
  expect(decrease(BOTH, LIMITS)).toBe("5");
  expect(decrease([], LIMITS)).toBeNull();
  expect(decrease(BOTH, { ...LIMITS, limitDiscountBudget: "0" })).toBeNull();
  expect(decrease(BOTH, {})).toBeNull();
});

test("the administrator's limit is the platform's, that of others their role's [PRICING-16]", () => {
  expect(limitsOf({ type: "admin", role: null }, ON_ORDER).decreasePct).toBe("15");
  expect(limitsOf({ type: "admin", role: null }, ON_ORDER, "0").decreasePct).toBeNull();
  expect(limitsOf({ type: "staff", role: role("staff", BOTH, LIMITS) }, ON_ORDER).decreasePct).toBe("3");
  expect(
    limitsOf({ type: "integrator", role: role("integrator", BOTH, LIMITS) }, ON_BUDGET).decreasePct,
  ).toBe("5");
});

test.each([
  [{ authSellerDiscount: false, authSellerMaxDiscount: "4" }, null],
  [{ authSellerDiscount: true, authSellerMaxDiscount: "4" }, "4"],
  [{ authSellerDiscount: true, authSellerMaxDiscount: "9" }, "5"], // the role's own
  [{ authSellerDiscount: true, authSellerMaxDiscount: "0" }, null],
])(
  "a seller whose company lets it %j takes off up to %s%%, and adds as its role says",
  (changes, decreasePct) => {
    const permissions = CompanyPermissionsSchema.parse(changes);
    const seller = {
      type: "integrator" as const,
      role: role("integrator", BOTH, { ...LIMITS, label: "seller" }),
      integrator: {
        id: "int_1",
        companyName: "Cerrado",
        cnpj: null,
        status: "enable" as const,
        groupId: null,
        permissions,
      },
    };
    expect(limitsOf(seller, ON_BUDGET)).toEqual({ increasePct: "20", decreasePct });
    const manager = { ...seller, role: role("integrator", BOTH, { ...LIMITS, label: "manager" }) };
    expect(limitsOf(manager, ON_BUDGET).decreasePct).toBe("5");
  },
);

test("increases have a permission and limits of their own [PRICING-17]", () => {
  const only = (permissions: readonly string[]) =>
    ({ type: "staff", role: role("staff", permissions, LIMITS) }) as const;
  expect(limitsOf(only(["budget.details.increase"]), ON_BUDGET)).toEqual({
    increasePct: "20",
    decreasePct: null,
  });
  expect(limitsOf(only(["budget.details.increase"]), ON_ORDER).increasePct).toBeNull();
  expect(limitsOf(only(BOTH), ON_ORDER).increasePct).toBe("10");
});

test("an integrator's default discount counts only while the distributor has it on [PRICING-18]", () => {
  const person = {
    type: "integrator",
    role: role("integrator", ["defaultDiscount"], { defaultDiscount: "4" }),
  } as const;
  expect(defaultDiscountOf(person, { hasDefaultDiscount: true })).toBe("4");
  expect(defaultDiscountOf(person, { hasDefaultDiscount: false })).toBeNull();
  expect(defaultDiscountOf({ type: "admin", role: null }, { hasDefaultDiscount: true })).toBeNull();
});

test("a discount or an increase at the limit passes, the next bit above it does not", () => {
  const limits = { increasePct: "10", decreasePct: "5" };
  const check = (modifier: object, subtotalCents = 100_000) =>
    assertWithinLimits({ ...NO_MODIFIER, ...modifier }, { limits, subtotalCents });
  const part = (type: "percentage" | "fixed", amount: string) => ({ type, amount });
  check({});
  check({ decrease: part("percentage", "5"), increase: part("percentage", "10") });
  check({ decrease: part("fixed", "50.00"), increase: part("fixed", "100.00") });
  expect(() => check({ decrease: part("percentage", "5.01") })).toThrow("DISCOUNT_ABOVE_LIMIT");
  expect(() => check({ decrease: part("fixed", "50.01") })).toThrow("DISCOUNT_ABOVE_LIMIT");
  expect(() => check({ increase: part("fixed", "100.01") })).toThrow("INCREASE_ABOVE_LIMIT");
  expect(() => check({ decrease: part("fixed", "0.01") }, 0)).toThrow("DISCOUNT_ABOVE_LIMIT");
});
