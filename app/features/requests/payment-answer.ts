/** The answer of a form about money that has saved nothing. */
export interface PaymentAnswer {
  chargeId: string;
  problem: string;
  /** What was sent. */
  values: Readonly<Record<string, string>>;
  /** Unique for each answer. */
  key: string;
}
