/** Minimum age of a form, since programs send faster than people type. */
export const MIN_FORM_AGE_MS = 3_000;
export const MAX_FORM_AGE_MS = 24 * 60 * 60 * 1_000;

/** Whether a form's age is right; both limits are included. */
export function judgeFormAge(ageMs: number): "right" | "tooFast" | "expired" {
  if (ageMs < MIN_FORM_AGE_MS) return "tooFast";
  return ageMs > MAX_FORM_AGE_MS ? "expired" : "right";
}
