/** Accepted content types of proofs of payment: a PDF or a photo. */
export const PROOF_TYPES: readonly string[] = ["application/pdf", "image/jpeg", "image/png", "image/webp"];
