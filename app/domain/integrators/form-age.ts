/** A form that a program sends comes back sooner than anybody types. */
export const MIN_FORM_AGE_MS = 3_000;
export const MAX_FORM_AGE_MS = 24 * 60 * 60 * 1_000;

/** What the age of a form says when it comes back, both limits included in what is right. */
export function judgeFormAge(ageMs: number): "right" | "tooFast" | "expired" {
  if (ageMs < MIN_FORM_AGE_MS) return "tooFast";
  return ageMs > MAX_FORM_AGE_MS ? "expired" : "right";
}
