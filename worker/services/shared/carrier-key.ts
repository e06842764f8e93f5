import type { Scope } from "#worker/scope.ts";
import { seal, unseal } from "#worker/security/seal.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

const SEPARATOR = " ";

/** The stored form of a distributor's key of a carrier network: encrypted, and for this distributor; empty without a key. */
export function sealCarrierKey(sealingSecret: string, distributorId: string, apiKey: string): string {
  return apiKey === "" ? "" : seal(distributorId + SEPARATOR + apiKey, sealingSecret, "carrier key");
}

/** The key in a stored form. One that was copied from another distributor, or sealed with another secret of the
 *  environment, counts as none. */
export function openCarrierKey(sealingSecret: string, distributorId: string, sealedKey: string): string {
  const text = sealedKey === "" ? null : unseal(sealedKey, sealingSecret, "carrier key");
  const owner = distributorId + SEPARATOR;
  return text?.startsWith(owner) === true ? text.slice(owner.length) : "";
}

/** The key in a stored form, for the distributor of a request. */
export function carrierKeyOf(
  scope: { env: Pick<Scope["env"], "SEALING_SECRET">; tenant: { distributor: { id: string } } | null },
  sealedKey: string,
): string {
  return openCarrierKey(scope.env.SEALING_SECRET, tenantOf(scope).distributor.id, sealedKey);
}
