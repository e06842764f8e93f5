import { expect, test } from "vitest";
import { DomainError } from "#domain/shared/errors.ts";
import { assertDeliveryArea } from "./delivery-area.ts";

function isServed(area: Partial<Parameters<typeof assertDeliveryArea>[0]>): boolean {
  try {
    assertDeliveryArea({ state: "GO", blacklist: [], exclusivity: false, servicedStates: [], ...area });
    return true;
  } catch (error) {
    expect(error).toEqual(new DomainError("DELIVERY_STATE_NOT_SERVED", { state: area.state ?? "GO" }));
    return false;
  }
}

test.each([
  ["GO", ["go"], false],
  ["go", ["GO"], false],
  ["Go", ["gO"], false],
  ["GO", ["SP", "MG"], true],
  ["GO", [], true],
])("delivery to %s with the blacklist %j: %s [FREIGHT-10]", (state, blacklist, served) => {
  expect(isServed({ state, blacklist })).toBe(served);
});

test.each([
  [true, ["GO", "SP"], true],
  [true, ["go"], true],
  [true, ["SP"], false],
  [true, [], false],
  [false, ["SP"], true],
])(
  "with exclusivity %s a center that serves %j delivers to GO: %s [FREIGHT-11]",
  (exclusivity, servicedStates, served) => {
    expect(isServed({ exclusivity, servicedStates })).toBe(served);
  },
);

test("the blacklist weighs more than the states that the center serves", () => {
  expect(isServed({ exclusivity: true, servicedStates: ["GO"], blacklist: ["GO"] })).toBe(false);
});
