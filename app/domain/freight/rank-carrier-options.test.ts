import { expect, test } from "vitest";
import { rankCarrierOptions } from "./rank-carrier-options.ts";

const option = (methodId: number, priceCents: number, businessDays: number) => ({
  ...{ methodId, priceCents, businessDays },
  name: `Serviço ${String(methodId)}`,
});

test.each([
  ["the cheapest", [option(1, 30_001, 2), option(2, 30_000, 9)], [2, 1]],
  ["of equally cheap ones the quickest", [option(1, 30_000, 9), option(2, 30_000, 8)], [2, 1]],
  ["of those the lowest number", [option(20, 30_000, 9), option(3, 30_000, 9)], [3, 20]],
  ["the only one", [option(7, 0, 0)], [7]],
])("of a carrier's services, %s comes first", (_which, options, order) => {
  const before = structuredClone(options);
  expect(rankCarrierOptions(options).map(({ methodId }) => methodId)).toEqual(order);
  expect(options).toEqual(before);
});
