import * as z from "zod";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { DOCUMENT_FORMATS } from "./document-model.ts";

/** What everybody with its code may know about a document. */
export const VerifiedDocumentSchema = z.object({
  code: z.string(),
  distributorName: z.string(),
  type: z.enum(REQUEST_TYPES),
  /** Code of the budget or the order. */
  requestCode: z.string(),
  version: z.int(),
  /** When the version was saved. */
  savedAt: z.string(),
  /** Null for a document without prices. */
  totalCents: z.int().nullable(),
  /** Whether a newer version has replaced it, or the budget or order was deleted. */
  state: z.enum(["newest", "replaced", "deleted"]),
  /** SHA-256 of each file that was made; none for what was only shown on the page of a link. */
  files: z.array(z.object({ format: z.enum(DOCUMENT_FORMATS), sha256: z.string() })),
});

export type VerifiedDocument = z.infer<typeof VerifiedDocumentSchema>;
