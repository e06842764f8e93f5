import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { LEAD_ACCESS } from "#domain/access/lead-access.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** References of a purchase to the CRM: a lead, a system of it, and a sizing of that system. */
type NamedLead = Pick<Cart, "leadId" | "systemId" | "sizingId">;

/** Refuses references to the CRM from people without it.
 *  @throws DomainError ACCESS_DENIED */
export function assertNamesLead(
  actor: UserActor,
  distributor: Distributor,
  { leadId, systemId, sizingId }: NamedLead,
): void {
  if (leadId === null && systemId === null && sizingId === null) return;
  if (!mayAccess(actor, distributor, LEAD_ACCESS)) throw new DomainError("ACCESS_DENIED", { reason: "crm" });
}

/** A cart for the person who opens it: without its lead if they have no CRM, because they could not save it. */
export function withOwnLead(actor: UserActor, distributor: Distributor, cart: Cart): Cart {
  return mayAccess(actor, distributor, LEAD_ACCESS)
    ? cart
    : { ...cart, leadId: null, systemId: null, sizingId: null };
}

/** Refuses an edit that names another lead than the request's. An edit may leave the lead out.
 *  @throws DomainError OTHER_LEAD */
export function assertSameLead(request: NamedLead & { id: string }, named: NamedLead): void {
  const isOther = (["leadId", "systemId", "sizingId"] as const).some(
    (part) => named[part] !== null && named[part] !== request[part],
  );
  if (isOther) throw new DomainError("OTHER_LEAD", { requestId: request.id });
}
