import * as z from "zod";

/** A granted percentage: decimal text from "0" to "100" with at most two decimals. Refused with INVALID_PCT. */
export const PctSchema = z.string().refine(isGrantedPct, {
  message: "INVALID_PCT",
  params: { code: "INVALID_PCT" },
});

function isGrantedPct(text: string): boolean {
  return /^(?:100(?:\.00?)?|[1-9]?\d(?:\.\d{1,2})?)$/.test(text);
}
