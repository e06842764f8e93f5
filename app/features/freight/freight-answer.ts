import type { DeliveryErrors, DeliveryValues } from "./delivery-values.ts";

export interface FreightRefusal {
  code: string;
  title: string;
  description: string;
}

/** The answer to a form that was not saved. */
export type FreightAnswer = { key: string; refusal: FreightRefusal | null } & (
  | { kind: "settings"; values: DeliveryValues; errors: DeliveryErrors; version: string }
  | { kind: "paste"; text: string; problems: readonly PasteProblem[] }
  | { kind: "list" }
);

/** An error of a pasted line. Line 1 has the titles, so the first line below is 2. */
export interface PasteProblem {
  line: number;
  column: string;
  error: string;
}
