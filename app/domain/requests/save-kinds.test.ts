import { expect, test } from "vitest";
import { SAVE_KINDS, saveKindOf } from "./save-kinds.ts";
import { TIMELINE_EVENTS } from "./timeline.ts";

test("an approval says more than the change of the price that it makes", () => {
  expect(saveKindOf(["request.price-modified", "discount.approved"])).toBe("discountApproved");
  expect(saveKindOf(["request.price-modified"])).toBe("priceModified");
});

test("what the log does not tell is unknown", () => {
  expect(saveKindOf([])).toBeNull();
  expect(saveKindOf(["budget.status-changed"])).toBeNull();
});

test("every kind is of an event of the agreement or the freight, or a conversion", () => {
  const { agreement, freight } = TIMELINE_EVENTS;
  const told = [...agreement, ...freight, "budget.turned"].map((event) => saveKindOf([event]));
  expect(new Set(told)).toEqual(new Set([...SAVE_KINDS, null]));
});
