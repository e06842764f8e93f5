import { BUYING_ACCESS } from "./buying-access.ts";
import type { AccessRule } from "./may-access.ts";

/** Access to a CRM of one's own, and so to leads and their systems.
 *  @source spec, CRM routes: enableCRM, integrators, permission crm */
export const LEAD_ACCESS = {
  types: ["integrator"],
  integrator: ["crm"],
  actions: ["enableCRM"],
} as const satisfies AccessRule;

/** Access to buying for a system of a lead: access to the CRM and to the purchase type. */
export const LEAD_BUYING_ACCESS = { closedKits: ofLead("closedKits"), mountKits: ofLead("mountKits") };

function ofLead(way: "closedKits" | "mountKits") {
  const { integrator, actions } = BUYING_ACCESS[way];
  return {
    ...LEAD_ACCESS,
    integrator: [...integrator, ...LEAD_ACCESS.integrator],
    actions: [...actions, ...LEAD_ACCESS.actions],
  } as const satisfies AccessRule;
}
