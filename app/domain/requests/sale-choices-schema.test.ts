import { expect, test } from "vitest";
import { readSaleChoices } from "./sale-choices-schema.ts";

test("what does not read takes nothing else out of the total with it", () => {
  const read = readSaleChoices({
    extraItems: [
      { id: "ext_1", amount: 2 },
      { id: "ext_2", amount: 1_000 },
      { id: "ext_3", amount: Number.NaN },
    ],
    valueModifier: { increase: { type: "fixed", amount: "50.00" }, decrease: { amount: "101" } },
    companyServiceCents: Number.NaN,
  });
  expect(read).toMatchObject({
    extraItems: [{ id: "ext_1", amount: 2 }],
    valueModifier: { increase: { type: "fixed", amount: "50.00" }, decrease: { amount: "0" } },
  });
  expect(read.companyServiceCents).toBeUndefined();
});
