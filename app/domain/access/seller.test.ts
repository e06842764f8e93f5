import { expect, test } from "vitest";
import { maySeeRequestPrices } from "#domain/requests/visible-prices.ts";
import { buildDistributor, buildRole, buildRoleHolder, buildUser } from "#tests/factories/actor.ts";
import { CompanyPermissionsSchema } from "./company-permissions-schema.ts";
import { isSeller, maySetSellerPermissions, sellerPermissions } from "./seller.ts";

function buildIntegrator(label: "manager" | "supervisor" | "seller" | null, permissions: object = {}) {
  return buildUser({
    type: "integrator",
    role: buildRole({ type: "integrator", label }),
    integrator: {
      id: "int_1",
      companyName: "Volt",
      cnpj: null,
      status: "enable",
      groupId: null,
      permissions: CompanyPermissionsSchema.parse(permissions),
    },
  });
}

test.each([
  ["seller", true],
  ["supervisor", false],
  ["manager", false],
  [null, false],
] as const)("an integrator with the label %s is a seller: %s", (label, expected) => {
  expect(isSeller(buildIntegrator(label))).toBe(expected);
});

test("administrators and staff are no sellers", () => {
  expect(isSeller(buildUser())).toBe(false);
  expect(isSeller(buildRoleHolder("staff", []))).toBe(false);
});

test("a seller has the company's permissions, others are not limited by them", () => {
  const permissions = { authSellerDiscount: true, authSellerMaxDiscount: "5" };
  expect(sellerPermissions(buildIntegrator("seller", permissions))).toMatchObject(permissions);
  expect(sellerPermissions(buildIntegrator("manager", permissions))).toBeNull();
});

test("a seller without a company may do nothing", () => {
  const seller = { ...buildIntegrator("seller"), integrator: null };
  expect(sellerPermissions(seller)).toEqual(CompanyPermissionsSchema.parse({}));
});

test.each([
  ["seller", { authSellerViewRequestsBudgetsPrices: true }, true],
  ["seller", { authSellerViewRequestsBudgetsPrices: false }, false],
  ["supervisor", { authSellerViewRequestsBudgetsPrices: false }, true],
  ["manager", {}, true],
  [null, {}, true],
] as const)(
  "an integrator labelled %s with %j sees prices of requests: %s",
  (label, permissions, expected) => {
    expect(maySeeRequestPrices(buildIntegrator(label, permissions))).toBe(expected);
  },
);

test.each([
  ["manager", ["proposalSettings.defaultValuesAndPermissions"], true],
  [null, ["proposalSettings.defaultValuesAndPermissions"], true],
  ["supervisor", ["proposalSettings.defaultValuesAndPermissions"], false],
  ["seller", ["proposalSettings.defaultValuesAndPermissions"], false],
  ["manager", ["proposalSettings"], false],
] as const)(
  "an integrator labelled %s with %j decides what sellers may do: %s",
  (label, permissions, expected) => {
    const role = buildRole({ type: "integrator", label, permissions });
    const person = buildUser({ type: "integrator", role });
    expect(maySetSellerPermissions(person, buildDistributor())).toBe(expected);
  },
);
