import { expect, test } from "vitest";
import { missingSteps, type SellingFacts, SELLING_STEPS } from "./selling-steps.ts";

const READY: SellingFacts = {
  ...{ ways: 1, centers: 1, goods: 1, stocked: 1, pricingVersion: 1, hasReceiver: true, companies: 1 },
};

test("a distributor that has everything misses nothing", () => {
  expect(missingSteps(READY)).toEqual([]);
});

test.each<[string, Partial<SellingFacts>]>([
  ["ways", { ways: 0 }],
  ["centers", { centers: 0 }],
  ["goods", { goods: 0 }],
  ["stock", { stocked: 0 }],
  ["prices", { pricingVersion: 0 }],
  ["receiver", { hasReceiver: false }],
  ["companies", { companies: 0 }],
])("without its %s it misses that alone", (name, facts) => {
  expect(missingSteps({ ...READY, ...facts }).map((step) => step.name)).toEqual([name]);
});

test("a new distributor misses every step, in the order in which they are taken", () => {
  const nothing: SellingFacts = {
    ...{ ways: 0, centers: 0, goods: 0, stocked: 0, pricingVersion: 0, hasReceiver: false, companies: 0 },
  };
  expect(missingSteps(nothing)).toEqual([...SELLING_STEPS]);
});
