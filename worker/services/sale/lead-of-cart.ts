import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { LEAD_ACCESS } from "#domain/access/lead-access.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** Whoever names a lead, or a system of one, has the CRM.
 *  @throws DomainError ACCESS_DENIED */
export function assertNamesLead(
  actor: UserActor,
  distributor: Distributor,
  { leadId, systemId }: Pick<Cart, "leadId" | "systemId">,
): void {
  if (leadId === null && systemId === null) return;
  if (!mayAccess(actor, distributor, LEAD_ACCESS)) throw new DomainError("ACCESS_DENIED", { reason: "crm" });
}

/** A cart as whoever opens it goes on with it: without its lead for who has no CRM, and could not save it. */
export function withOwnLead(actor: UserActor, distributor: Distributor, cart: Cart): Cart {
  return mayAccess(actor, distributor, LEAD_ACCESS) ? cart : { ...cart, leadId: null, systemId: null };
}
