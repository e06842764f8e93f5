import type { ReturnPreview } from "#domain/returns/return-schema.ts";

/** The answer of a form of returns that has saved nothing. */
export interface ReturnsAnswer {
  of: "take" | "refund" | "undo" | "ask" | "decline";
  /** Id of the return or the ask that it was about; empty for a new one. */
  id: string;
  /** Why it was refused; null for a preview, and to correct what was typed. */
  problem: string | null;
  /** What was sent. */
  values: Readonly<Record<string, string>>;
  /** What saving would do; null for the form itself. */
  preview: ReturnPreview | null;
  /** Unique for each answer. */
  key: string;
}
