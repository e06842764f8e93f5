import { BUYING_ACCESS } from "./buying-access.ts";
import type { AccessRule } from "./may-access.ts";

/** Who has a CRM of the own, and so names leads and their systems.
 *  @source spec, CRM routes: enableCRM, integrators, permission crm */
export const LEAD_ACCESS = {
  types: ["integrator"],
  integrator: ["crm"],
  actions: ["enableCRM"],
} as const satisfies AccessRule;

/** Who buys for a system of a lead: who has the CRM, and may buy in that way. */
export const LEAD_BUYING_ACCESS = { closedKits: ofLead("closedKits"), mountKits: ofLead("mountKits") };

function ofLead(way: "closedKits" | "mountKits") {
  const { integrator, actions } = BUYING_ACCESS[way];
  return {
    ...LEAD_ACCESS,
    integrator: [...integrator, ...LEAD_ACCESS.integrator],
    actions: [...actions, ...LEAD_ACCESS.actions],
  } as const satisfies AccessRule;
}
