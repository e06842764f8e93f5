import type { AccessRule } from "./may-access.ts";

/** Access to pricing: rules, price lists and groups of integrators.
 *  @source spec, settings screens: pricing */
export const PRICING_ACCESS = {
  types: ["admin", "staff"],
  staff: ["configuration.precifications"],
  notForBackOffice: true,
} as const satisfies AccessRule;
