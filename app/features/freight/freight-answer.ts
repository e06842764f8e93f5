import type { DeliveryErrors, DeliveryValues } from "./delivery-values.ts";

export interface FreightRefusal {
  code: string;
  title: string;
  description: string;
}

/** What stays of a form that was sent and not saved. */
export type FreightAnswer = { key: string; refusal: FreightRefusal | null } & (
  | { kind: "settings"; values: DeliveryValues; errors: DeliveryErrors; version: string }
  | { kind: "paste"; text: string; problems: readonly PasteProblem[] }
  | { kind: "list" }
);

/** What is wrong with a pasted line; the first one below the titles is line 2. */
export interface PasteProblem {
  line: number;
  column: string;
  error: string;
}
