import type * as z from "zod";
import type { Masquerade, StartMasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { insertAccountToken } from "#worker/repositories/access/account-token-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import {
  createSupportRepository,
  type SupportUser,
} from "#worker/repositories/platform/support-repository.ts";
import { assertUsable } from "#worker/repositories/platform/support-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { sendEmailsSoon } from "../access/send-emails-soon.ts";
import { audit } from "../audit/audit.ts";
import { platformFacts, type SupportTarget } from "./block-user.ts";
import { getSupportUser, openDistributor, type OpenedDistributor } from "./open-distributor.ts";
import { portalOrigin } from "./portal-origin.ts";

/** Validity of the link; the session that it opens lasts as long as requested. */
const LINK_TTL_MS = 60_000;

/** A single-use link that opens the distributor's portal as a user, and the end of that session. */
export interface MasqueradeLink {
  url: string;
  until: string;
}

/** Lets an operator act as a distributor's user, for a stated reason and a limited time. The distributor's
 *  administrators are notified by e-mail, and both logs record it.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for a blocked or erased user, or at a distributor with a closed
 *    portal */
export function createStartMasquerade(scope: Scope) {
  return async function startMasquerade({
    distributorId,
    userId,
    reason,
    minutes,
  }: SupportTarget & z.infer<typeof StartMasqueradeSchema>): Promise<MasqueradeLink> {
    const opened = await openDistributor(scope, distributorId);
    const found = await getSupportUser(opened, userId);
    const { operator, listed, tenant } = opened;
    assertOpen(opened);
    const now = scope.now();
    const token = newSecret();
    const masquerade: Masquerade = {
      operatorId: operator.userId,
      operatorName: `${operator.name} ${operator.surname}`,
      reason,
      until: new Date(now.getTime() + minutes * 60_000).toISOString(),
    };
    const entry = {
      event: "masquerade.started",
      entity: "user",
      entityId: userId,
      changes: { reason: { from: null, to: reason }, until: { from: null, to: masquerade.until } },
    };
    await tenant.database.writeBatch([
      assertUsable(distributorId, userId, () => refusal(found)),
      insertAccountToken(distributorId, {
        tokenHash: hashSecret(token),
        kind: "signIn",
        userId,
        payload: { masquerade },
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + LINK_TTL_MS).toISOString(),
      }),
      ...(await tellAdmins(scope, opened, masquerade)),
      audit(scope, distributorId, entry),
    ]);
    sendEmailsSoon(scope, tenant);
    await scope.directory.writeBatch([
      audit(scope, PLATFORM_ID, { ...entry, changes: { ...entry.changes, ...platformFacts(listed, found) } }),
    ]);
    return { url: `${portalOrigin(scope, listed)}/entrar?token=${token}`, until: masquerade.until };
  };
}

async function tellAdmins(
  scope: Scope,
  { tenant }: OpenedDistributor,
  { operatorName, reason, until }: Masquerade,
): Promise<WriteStatement[]> {
  const { distributor, database } = tenant;
  const admins = await createSupportRepository(database, distributor.id).listAdmins();
  return admins.map(({ name, email }) =>
    emailStatement(distributor.id, {
      id: scope.newId("eml"),
      recipient: email,
      content: { kind: "supportAccess", name, operatorName, reason, until },
      createdAt: scope.now().toISOString(),
    }),
  );
}

function assertOpen({ listed }: OpenedDistributor): void {
  if (listed.status === "accepted") return;
  throw new DomainError("INVALID_TRANSITION", {
    entity: "distributor",
    from: listed.status,
    to: "masquerade",
  });
}

function refusal({ erasedAt }: SupportUser): DomainError {
  const from = erasedAt === null ? "blocked" : "erased";
  return new DomainError("INVALID_TRANSITION", { entity: "user", from, to: "masquerade" });
}
