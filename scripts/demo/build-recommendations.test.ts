import { expect, test } from "vitest";
import { findFormulaProblems } from "#domain/recommendations/compile-recommendation.ts";
import { StoredRecommendationSchema } from "#domain/recommendations/recommendation-schema.ts";
import { buildDemoWorld } from "./demo-world.ts";

const { tenants } = buildDemoWorld("2026-11-21");
const [rows] = tenants;

test("the demo world's recommendations name products and structures that are there, with formulas that hold", () => {
  const rules = (rows?.recommendationRules ?? []).map(({ name, active, content }) =>
    StoredRecommendationSchema.parse({ ...Object(content), name, active }),
  );
  const products = new Set(rows?.products.map(({ id }) => id));
  const structures = new Set(rows?.structures.map(({ id }) => id));
  expect(rules.length).toBe(14);
  for (const rule of rules) {
    expect(findFormulaProblems(rule)).toEqual({ amount: [], freeAmount: [] });
    expect(products.has(rule.productId ?? "")).toBe(true);
    expect(rule.structureIds.every((id) => structures.has(id))).toBe(true);
  }
});
