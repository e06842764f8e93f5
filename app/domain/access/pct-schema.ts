import { z } from "zod";

/** A percentage that somebody is granted: decimal text from "0" to "100", with two decimals at most. Refused with
 *  INVALID_PCT. */
export const PctSchema = z.string().refine(isGrantedPct, {
  message: "INVALID_PCT",
  params: { code: "INVALID_PCT" },
});

function isGrantedPct(text: string): boolean {
  return /^(?:100(?:\.00?)?|[1-9]?\d(?:\.\d{1,2})?)$/.test(text);
}
