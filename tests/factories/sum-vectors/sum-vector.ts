/** Price in cents, amount, increase and decrease: `"10%"` or reais as `"12.34"`; null for none. */
export type VectorItem = readonly [number, number, string | null, string | null];

/** A cart in short notation, and its sum, calculated by hand in `steps`. */
export interface SumVector {
  name: string;
  cart: {
    /** Price of one in cents, amount, free units. */
    lines: readonly (readonly [number, number, number])[];
    extraItems?: readonly VectorItem[];
    services?: readonly VectorItem[];
    freights?: readonly VectorItem[];
    increase?: string;
    decrease?: string;
    /** Percentage of the integrator's role. */
    defaultDiscount?: string;
    /** Value (`"10%"` or reais as `"150.00"`), and its maximum in cents; null without one. */
    coupon?: readonly [string, number | null];
    condition?: readonly [
      "increase" | "decrease",
      "percentage" | "percentage-reversed" | "fixed",
      string,
      number,
    ];
    /** The editable amount, the company's service in cents, and the invoice in cents; null without one. */
    invoice?: readonly ["none" | "total" | "service", number, number | null];
  };
  steps: readonly string[];
  /** Amounts in cents; a missing one is zero. */
  expected: Partial<SumAmounts> & Pick<SumAmounts, "installments">;
}

/** Every amount of a sum, in cents. */
export interface SumAmounts {
  product: number;
  extraItem: number;
  service: number;
  freight: number;
  subtotal: number;
  increase: number;
  decrease: number;
  coupon: number;
  withModifier: number;
  condition: number;
  total: number;
  installments: readonly number[];
  companyService: number;
  invoice: number;
}
