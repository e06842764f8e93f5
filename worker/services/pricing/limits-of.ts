import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { type ModifierLimits, modifierLimits } from "#domain/pricing/modifier-limits.ts";
import { isAllowed } from "#domain/requests/request-actions.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { viewerOf } from "#domain/requests/request-viewer.ts";

/** A person's limits on requests of a type. Who sells one need not find it in a list afterwards. */
export function limitsOf(actor: UserActor, distributor: Distributor, type: RequestType): ModifierLimits {
  const { adminDiscountLimitPct } = distributor.settings.prices;
  const viewer = viewerOf(actor, distributor);
  const seller = { ...viewer, held: [...viewer.held, type] };
  return modifierLimits(actor, {
    ...{ type, adminDiscountLimitPct },
    mayIncrease: isAllowed("increase", type, seller),
    mayDiscount: isAllowed("discount", type, seller),
  });
}
