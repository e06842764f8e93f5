import { BUYING_ACCESS } from "./buying-access.ts";
import type { AccessRule } from "./may-access.ts";

const { closedKits, mountKits } = BUYING_ACCESS;

/** Who buys for a system of a lead: an integrator with a CRM of its own, who may buy in that way.
 *  @source spec, CRM routes: enableCRM, integrators, permission crm */
export const LEAD_BUYING_ACCESS = {
  closedKits: {
    types: ["integrator"],
    integrator: [...closedKits.integrator, "crm"],
    actions: [...closedKits.actions, "enableCRM"],
  },
  mountKits: {
    types: ["integrator"],
    integrator: [...mountKits.integrator, "crm"],
    actions: [...mountKits.actions, "enableCRM"],
  },
} as const satisfies Record<string, AccessRule>;
