import { normalizeText } from "../formula/normalize.ts";
import type { PricingRules } from "./pricing-rules-schema.ts";

const QUOTED = /"([^"]*)"/g;

/** Whether any condition or formula of the rules names the group of integrators. Renaming or deleting such a group
 *  would change prices silently. */
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
