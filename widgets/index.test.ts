import { expect, test } from "vitest";
import * as widgets from "./index.ts";

test("the public exports are these", () => {
  expect(Object.keys(widgets).sort()).toEqual([
    "AmountStepper",
    "Checkout",
    "KitBuyer",
    "KitCard",
    "KitComposition",
    "SharedKitDrawing",
    "WidgetRequestError",
    "createHttpCheckoutPort",
    "createKitPort",
  ]);
});
