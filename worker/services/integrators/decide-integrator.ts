import type { IntegratorStatus, Role, UserActor } from "#domain/access/actor.ts";
import { assertMayGrant } from "#domain/access/grantable.ts";
import type { IntegratorDecisionInput } from "#domain/integrators/decision-schema.ts";
import {
  decisionOf,
  INTEGRATOR_TRANSITIONS,
  type IntegratorDecision,
} from "#domain/integrators/integrator-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { assertTransition } from "#domain/shared/transitions.ts";
import { createIntegratorRepository } from "#worker/repositories/integrators/integrator-repository.ts";
import { changeIntegratorStatus, giveRole } from "#worker/repositories/integrators/integrator-statements.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { askToReload } from "#worker/repositories/access/session-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { sendEmailsSoon } from "../access/send-emails-soon.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { decisionEmails } from "./decision-emails.ts";
import { integratorDetailsAccess } from "./read-integrators.ts";

const WRITTEN = {
  approve: { event: "integrator.approved" },
  refuse: { event: "integrator.refused" },
  reopen: { event: "integrator.reopened" },
  deactivate: { event: "integrator.deactivated" },
  reactivate: { event: "integrator.reactivated" },
} as const satisfies Record<IntegratorDecision, { event: string }>;

/** Decides about a company. If two people decide at the same time, the second one is refused.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION, INVALID_BODY for an approval without a role,
 *    ACCESS_DENIED for a role with more rights than one's own */
export function createDecideIntegrator(scope: Scope) {
  return async function decideIntegrator(
    id: string,
    { status, version, roleId, reason }: IntegratorDecisionInput,
  ): Promise<{ id: string; status: IntegratorStatus; version: number }> {
    const { distributor, database, actor } = authoriseUser(scope, integratorDetailsAccess);
    const stale = () => new DomainError("STALE_VERSION", { entity: "integrator", id });
    const found = await createIntegratorRepository(database, distributor.id).getForDecision(id, roleId);
    const { company, people } = found;
    if (company.version !== version) throw stale();
    assertTransition("integrator", INTEGRATOR_TRANSITIONS, company.status, status);
    const refused = () =>
      new DomainError("INVALID_TRANSITION", { entity: "integrator", from: company.status, to: status });
    const decision = decisionOf(company.status, status);
    if (decision === null) throw refused();
    const role = decision === "approve" ? assertRole(actor, found.role, roleId) : null;

    const at = scope.now().toISOString();
    await database.writeBatch([
      ...changeIntegratorStatus(
        distributor.id,
        {
          id,
          version,
          status,
          reason: decision === "refuse" ? reason : null,
          decidedBy: actor.userId,
          at,
        },
        { stale, taken: refused },
      ),
      ...(role ? giveRole(distributor.id, { integratorId: id, role, at }, stale) : []),
      askToReload(distributor.id, { integratorId: id }, at),
      audit(scope, distributor.id, {
        ...WRITTEN[decision],
        entity: "integrator",
        entityId: id,
        changes: {
          status: { from: company.status, to: status },
          ...(role ? { role: { from: null, to: role.name } } : {}),
          ...(reason === null ? {} : { reason: { from: null, to: reason } }),
        },
      }),
      ...decisionEmails(scope, distributor.id, { decision, company, people, reason }),
      ...outboxStatements(distributor.id, at, [
        { audience: { integratorIds: [id] }, message: { type: "user.changed" } },
      ]),
    ]);
    publishSoon(scope);
    sendEmailsSoon(scope);
    return { id, status, version: version + 1 };
  };
}

/** @throws DomainError INVALID_BODY when none is named, NOT_FOUND when it is none of the distributor's for integrators,
 *  ACCESS_DENIED */
function assertRole<Found extends Role>(actor: UserActor, role: Found | null, roleId: string | null): Found {
  if (roleId === null) {
    throw new DomainError("INVALID_BODY", {
      issues: [{ field: "roleId", code: "REQUIRED", message: "REQUIRED" }],
    });
  }
  if (role === null) throw new DomainError("NOT_FOUND", { entity: "role", id: roleId });
  assertMayGrant(actor, role.id, null, role);
  return role;
}
