import * as z from "zod";

/** Payment terms as the payer of an order reads them. */
export const PayerTermsSchema = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  /** The text, split by `toTermsBlocks`. */
  blocks: z.array(z.object({ kind: z.enum(["heading", "paragraph"]), text: z.string() })),
  /** When they were accepted for the order as it is; null before that. */
  acceptedAt: z.string().nullable(),
});
export type PayerTerms = z.infer<typeof PayerTermsSchema>;
