import { signedInAddress, isSingleSignOnReady, SINGLE_SIGN_ON } from "#domain/access/single-sign-on.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { signSingleSignOn } from "#worker/security/single-sign-on-token.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const singleSignOnAccess = SINGLE_SIGN_ON;

export interface SingleSignOn {
  token: string;
  /** Address of the external shop, with the token. */
  address: string;
}

/** Issues a token that signs the person in to the distributor's external shop within a minute.
 *  @throws DomainError NOT_FOUND without the shop's address or secret, SUPPORT_ACCESS_LIMITED for support acting in
 *    the person's name */
export function createSingleSignOn(scope: Scope) {
  return async function signOnOutside(): Promise<SingleSignOn> {
    const { distributor, actor } = authoriseUser(scope, singleSignOnAccess);
    if (actor.masquerade !== null) throw new DomainError("SUPPORT_ACCESS_LIMITED", {});
    const { url, secret } = distributor.settings.singleSignOn;
    const missing = new DomainError("NOT_FOUND", { entity: "singleSignOn", id: distributor.id });
    if (!isSingleSignOnReady(distributor.settings)) throw missing;
    const token = await signSingleSignOn(
      {
        sub: actor.userId,
        name: `${actor.name} ${actor.surname}`,
        email: actor.email,
        distributor: distributor.id,
      },
      secret,
      scope.now(),
    );
    const address = signedInAddress(url, token);
    if (address === null) throw missing;
    return { token, address };
  };
}
