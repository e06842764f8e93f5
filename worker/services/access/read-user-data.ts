import { buildUserData, type UserData } from "#domain/access/user-data.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant, PLATFORM_ID } from "#worker/platform.ts";
import { createAccessRepository } from "#worker/repositories/access/access-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret, PLATFORM_TOKEN_PREFIX } from "#worker/security/tokens.ts";
import { authoriseSelf } from "#worker/services/shared/authorise.ts";
import type { SignedIn } from "./open-session.ts";

/** Reads the data of the signed-in user: role, permissions, distributor. */
export function createReadUserData(scope: Scope) {
  return function readUserData(): UserData {
    const { distributor, actor } = authoriseSelf(scope);
    return buildUserData(actor, distributor.id === PLATFORM_ID ? null : distributor);
  };
}

/** Reads the user data of a session that has just been opened or refreshed.
 *  @throws DomainError INVALID_SESSION if it has ended meanwhile */
export function createDescribeSession(scope: Scope) {
  return async function describeSession(signedIn: SignedIn): Promise<SignedIn & { user: UserData }> {
    const isPlatform = signedIn.token.startsWith(PLATFORM_TOKEN_PREFIX);
    const { distributor, database } =
      isPlatform || scope.tenant === null ? platformTenant(scope) : scope.tenant;
    const access = createAccessRepository(database, distributor);
    const { session } = await access.readEntry({
      tokenHash: hashSecret(signedIn.token),
      publishableKey: null,
    });
    if (session === null) throw new DomainError("INVALID_SESSION", { reason: "unknown" });
    return { ...signedIn, user: buildUserData(session.actor, isPlatform ? null : distributor) };
  };
}
