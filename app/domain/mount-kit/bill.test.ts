import { expect, test } from "vitest";
import { buildMountProduct, INVERTER, MODULE, mountOf, pick } from "#tests/factories/mount-kit.ts";
import { billOf, lineTotalCents } from "./bill.ts";

test("a bill adds up power, weight, volume and price, main equipment first", () => {
  const cable = buildMountProduct("CABO", { weightKg: 0.055, volumeM3: 0.0005, priceCents: 333 });
  const bill = billOf(mountOf(pick(cable, 21), pick(INVERTER), pick(MODULE, 10)));
  expect(bill.lines.map(({ product }) => product.productId)).toEqual(["MOD", "INV", "CABO"]);
  expect(bill).toMatchObject({
    units: 32,
    powerW: 5_500,
    weightKg: "111.16", // 100 + 10 + 1.155, half up
    volumeM3: "1.11", // 1 + 0.1 + 0.0105
    isMeasured: true,
    totalCents: 116_993, // 100 000 + 10 000 + 6 993
  });
});

test("without one of the prices there is no total, and without a weight it is said to be part of it", () => {
  const unknown = buildMountProduct("X", { priceCents: null, weightKg: null });
  expect(billOf(mountOf(pick(MODULE), pick(unknown)))).toMatchObject({
    totalCents: null,
    isMeasured: false,
    weightKg: "10.00",
  });
});

test.each([
  [3, 1, 20_000],
  [3, 3, 0],
  [2, 3, 0], // free units beyond the amount take nothing off other lines
  [0, 0, 0],
])("%i units at R$ 100,00 of which %i are free cost %i cents", (amount, freeAmount, expected) => {
  expect(lineTotalCents({ amount, freeAmount }, 10_000)).toBe(expected);
});
