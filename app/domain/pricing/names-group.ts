import { normalizeText } from "../formula/normalize.ts";
import type { PricingRules } from "./pricing-rules-schema.ts";

const QUOTED = /"([^"]*)"/g;

/** Whether rules name a group of integrators, in a condition or in the text of a formula: renaming or deleting it would
 *  silently change prices. */
export function namesGroup({ functions }: PricingRules, name: string): boolean {
  const wanted = normalizeText(name);
  const isIt = (text: string) => normalizeText(text) === wanted;
  return functions.some(
    ({ conditions, value }) =>
      conditions.some(
        ({ variable, value: text }) => variable === "integratorProfile" && text.split(";").some(isIt),
      ) || [...value.matchAll(QUOTED)].some(([, text = ""]) => isIt(text)),
  );
}
