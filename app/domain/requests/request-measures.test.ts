import { expect, test } from "vitest";
import { requestMeasures } from "./request-measures.ts";

test.each([
  // 10 × 27,5 + 1 × 18,2 kg; 10 × 0,0512 + 1 × 0,037 m³.
  [
    [
      { weightKg: "27.5", volumeM3: "0.0512", amount: 10 },
      { weightKg: 18.2, volumeM3: 0.037, amount: 1 },
    ],
    { weightKg: "293.20", volumeM3: "0.55" },
  ],
  // Rounded once, at the end: 3 × 0,335 = 1,005. Rounding each value first would give 1,02.
  [
    [
      { weightKg: "0.335", volumeM3: "0.004", amount: 1 },
      { weightKg: "0.335", volumeM3: "0.004", amount: 2 },
    ],
    { weightKg: "1.01", volumeM3: "0.01" },
  ],
  [[{ weightKg: null, volumeM3: "1.5", amount: 2 }], { weightKg: "0.00", volumeM3: "3.00" }],
  [[], { weightKg: "0.00", volumeM3: "0.00" }],
])(
  "weight and volume are the items' values times their amounts, to two decimals: %j [REQUEST-12]",
  (items, sums) => {
    expect(requestMeasures(items)).toEqual(sums);
  },
);
