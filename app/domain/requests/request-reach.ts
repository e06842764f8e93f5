import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { permissionsAt } from "#domain/access/held-permissions.ts";
import { isSeller } from "#domain/access/seller.ts";

/** The requests that a person sees, of the types that they may see. */
export interface RequestReach {
  /** Company whose requests they are; null for all. */
  integratorId: string | null;
  /** The person of the company who must be responsible for them; null for the whole team's. */
  responsibleId: string | null;
}

/** An id of no company, so that an integrator's user without a company sees nothing. */
const NO_COMPANY = "";

/** Which requests a person sees: the distributor's people all, people of a company its own, and its sellers only those
 *  that they are responsible for, unless they may see the team's.
 *  @source spec, roles and permissions: seeResponsible; decision on sellers */
export function requestReach(
  actor: UserActor | PlatformActor,
  distributor: Pick<Distributor, "marketplace">,
): RequestReach {
  if (actor.type !== "integrator") return { integratorId: null, responsibleId: null };
  return {
    integratorId: actor.integrator?.id ?? NO_COMPANY,
    responsibleId: seesTeam(actor, distributor) ? null : actor.userId,
  };
}

/** Whether a request is one of those. */
export function isWithin(
  reach: RequestReach,
  request: { integratorId: string; responsibleId: string | null },
): boolean {
  const { integratorId, responsibleId } = reach;
  return (
    (integratorId === null || request.integratorId === integratorId) &&
    (responsibleId === null || request.responsibleId === responsibleId)
  );
}

/** Whether a person sees who looks after requests, and so what is not their own: people of a company but for its
 *  sellers, and who may see it or hand requests over. */
export function seesTeam(actor: UserActor, distributor: Pick<Distributor, "marketplace">): boolean {
  const held = permissionsAt(actor, distributor);
  if (actor.type === "integrator") return !isSeller(actor) || held.includes("seeResponsible");
  return (["seeResponsible", "budget.changeSeller", "order.changeSeller"] as const).some((one) =>
    held.includes(one),
  );
}

/** Whether a person sees the seller of the distributor: buyers where it shows them, its own people as the team's.
 *  @source spec, integrator permissions: showSellerToIntegrator */
export function seesSeller(actor: UserActor, { marketplace, settings }: Distributor): boolean {
  if (actor.type === "integrator") return settings.requests.showSellerToIntegrator;
  return seesTeam(actor, { marketplace });
}
