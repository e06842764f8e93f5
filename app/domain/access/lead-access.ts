import type { Permission } from "./permissions.ts";
import { BUYING_ACCESS } from "./buying-access.ts";
import type { AccessRule } from "./may-access.ts";

/** Who buys for a system of a lead: an integrator with a CRM of its own, who may buy in that way.
 *  @source spec, CRM routes: enableCRM, integrators, permission crm */
export const LEAD_BUYING_ACCESS = { closedKits: ofLead("closedKits"), mountKits: ofLead("mountKits") };

function ofLead(way: "closedKits" | "mountKits") {
  const { integrator, actions } = BUYING_ACCESS[way];
  return {
    types: ["integrator"],
    integrator: [...integrator, "crm"] as const satisfies readonly Permission[],
    actions: [...actions, "enableCRM"],
  } as const satisfies AccessRule;
}
