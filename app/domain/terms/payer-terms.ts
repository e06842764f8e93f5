import type { TermsBlock } from "./terms-blocks.ts";

/** Payment terms as the payer of an order reads them. */
export interface PayerTerms {
  id: string;
  version: number;
  title: string;
  blocks: readonly TermsBlock[];
  /** When they were accepted for the order as it is; null before that. */
  acceptedAt: string | null;
}
