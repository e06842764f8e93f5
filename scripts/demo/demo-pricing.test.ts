import { expect, test } from "vitest";
import { buildDemoWorld } from "./demo-world.ts";
import { findFormulaProblems, findRuleIssues } from "#domain/pricing/check-pricing-rules.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";

test("the demo's pricing rules could be published as they are, and its groups have companies", () => {
  const { tenants } = buildDemoWorld("2026-11-21");
  const rows = tenants.flatMap(({ pricingVersions }) => pricingVersions);
  expect(rows).toHaveLength(3);
  for (const { rules } of rows) {
    const parsed = PricingRulesSchema.parse(rules);
    expect(findFormulaProblems(parsed)).toEqual([]);
    expect(findRuleIssues(parsed)).toEqual([]);
  }
  const groupIds = tenants.flatMap(({ integratorGroups }) => integratorGroups.map(({ id }) => id));
  const members = tenants.flatMap(({ integrators }) => integrators.map(({ groupId }) => groupId));
  expect(groupIds.map((id) => members.filter((one) => one === id).length)).toEqual([2, 2]);
  expect(tenants.flatMap(({ priceListItems }) => priceListItems)).toHaveLength(48);
});
