import { mayAccess } from "#domain/access/may-access.ts";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import type { IntegratorCommercialInput } from "#domain/integrators/commercial-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { normalizeStateRegistration } from "#domain/validation/state-registration.ts";
import { readCommercial } from "#worker/repositories/integrators/integrator-commercial-repository.ts";
import { updateCommercial } from "#worker/repositories/integrators/integrator-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { integratorDetailsAccess } from "./read-integrators.ts";

/** Changes an integrator's commercial data: what its prices depend on, and who looks after it. Its group can only be changed by people who
 *  manage prices.
 *  @throws DomainError NOT_FOUND, also for an unknown group, STALE_VERSION, INVALID_BODY for a state registration
 *    that is invalid in its state, ACCESS_DENIED for a group without the permission */
export function createUpdateCommercial(scope: Scope) {
  return async function updateIntegratorCommercial(
    id: string,
    input: IntegratorCommercialInput,
  ): Promise<{ id: string; version: number }> {
    const { distributor, database, actor } = authoriseUser(scope, integratorDetailsAccess);
    const { version } = input;
    const { company, groups, sellers } = await readCommercial(database, distributor.id, id);
    if (company.version !== version) throw new DomainError("STALE_VERSION", { entity: "integrator", id });
    const { stateRegistration, groupId, sellerId } = company;
    const before = { stateRegistration, groupId, sellerId };
    const after = {
      stateRegistration: canonicalOf(input.stateRegistration, company.address?.state ?? null),
      groupId: input.groupId === undefined ? before.groupId : input.groupId,
      sellerId: input.sellerId === undefined ? before.sellerId : input.sellerId,
    };
    if (after.groupId !== before.groupId && !mayAccess(actor, distributor, PRICING_ACCESS)) {
      throw new DomainError("ACCESS_DENIED", { reason: "group of prices" });
    }
    const nameOf = (groupId: string | null) => groups.find((group) => group.id === groupId)?.name ?? null;
    if (after.groupId !== null && nameOf(after.groupId) === null) {
      throw new DomainError("NOT_FOUND", { entity: "integratorGroup", id: after.groupId });
    }
    const sellerOf = (one: string | null) => sellers.find(({ id: of }) => of === one)?.name ?? null;
    if (after.sellerId !== null && after.sellerId !== before.sellerId && sellerOf(after.sellerId) === null) {
      throw new DomainError("NOT_FOUND", { entity: "user", id: after.sellerId });
    }
    const changes = {
      ...(after.stateRegistration === before.stateRegistration
        ? {}
        : { stateRegistration: { from: before.stateRegistration, to: after.stateRegistration } }),
      ...(after.groupId === before.groupId
        ? {}
        : { group: { from: nameOf(before.groupId), to: nameOf(after.groupId) } }),
      ...(after.sellerId === before.sellerId
        ? {}
        : { seller: { from: sellerOf(before.sellerId), to: sellerOf(after.sellerId) } }),
    };
    if (Object.keys(changes).length === 0) return { id, version };
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...updateCommercial(distributor.id, {
        ...{ id, version, ...after, isNewSeller: after.sellerId !== before.sellerId, at },
      }),
      audit(scope, distributor.id, {
        event: "integrator.updated",
        entity: "integrator",
        entityId: id,
        changes,
        at,
      }),
    ]);
    return { id, version: version + 1 };
  };
}

/** @throws DomainError INVALID_BODY */
function canonicalOf(text: string | null, state: string | null): string | null {
  if (text === null) return null;
  const canonical = normalizeStateRegistration(text, state === "" ? null : state);
  if (canonical !== null) return canonical;
  const code = "INVALID_STATE_REGISTRATION";
  throw new DomainError("INVALID_BODY", { issues: [{ field: "stateRegistration", code, message: code }] });
}
