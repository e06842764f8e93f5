import type { SumVector } from "./sum-vector.ts";

/** Sums calculated by hand: increases. `SumVector` describes the notation. */
export const INCREASES_VECTORS: readonly SumVector[] = [
  {
    name: "an increase by percentage",
    cart: { lines: [[100000, 1, 0]], increase: "10%" },
    steps: [
      "line: 1 × 1000.00 = 1000.00",
      "subtotal: 1000.00",
      "increase: 10% of 1000.00 = 100.00",
      "1000.00 + 100.00 = 1100.00",
      "total: 1100.00",
    ],
    expected: {
      product: 100000,
      subtotal: 100000,
      increase: 10000,
      withModifier: 110000,
      total: 110000,
      installments: [110000],
      invoice: 110000,
    },
  },
  {
    name: "an increase by percentage, half a cent up",
    cart: { lines: [[10001, 1, 0]], increase: "12.5%" },
    steps: [
      "line: 1 × 100.01 = 100.01",
      "subtotal: 100.01",
      "increase: 12.5% of 100.01 = 12.50125 → 12.50",
      "100.01 + 12.50 = 112.51",
      "total: 112.51",
    ],
    expected: {
      product: 10001,
      subtotal: 10001,
      increase: 1250,
      withModifier: 11251,
      total: 11251,
      installments: [11251],
      invoice: 11251,
    },
  },
  {
    name: "an increase that rounds exactly half",
    cart: { lines: [[100, 1, 0]], increase: "0.5%" },
    steps: [
      "line: 1 × 1.00 = 1.00",
      "subtotal: 1.00",
      "increase: 0.5% of 1.00 = 0.005 → 0.01",
      "1.00 + 0.01 = 1.01",
      "total: 1.01",
    ],
    expected: {
      product: 100,
      subtotal: 100,
      increase: 1,
      withModifier: 101,
      total: 101,
      installments: [101],
      invoice: 101,
    },
  },
  {
    name: "just below half a cent",
    cart: { lines: [[100, 1, 0]], increase: "0.49%" },
    steps: [
      "line: 1 × 1.00 = 1.00",
      "subtotal: 1.00",
      "increase: 0.49% of 1.00 = 0.0049 → 0.00",
      "total: 1.00",
    ],
    expected: {
      product: 100,
      subtotal: 100,
      withModifier: 100,
      total: 100,
      installments: [100],
      invoice: 100,
    },
  },
  {
    name: "a fixed increase",
    cart: { lines: [[100000, 1, 0]], increase: "123.45" },
    steps: [
      "line: 1 × 1000.00 = 1000.00",
      "subtotal: 1000.00",
      "increase: 123.45",
      "1000.00 + 123.45 = 1123.45",
      "total: 1123.45",
    ],
    expected: {
      product: 100000,
      subtotal: 100000,
      increase: 12345,
      withModifier: 112345,
      total: 112345,
      installments: [112345],
      invoice: 112345,
    },
  },
];
