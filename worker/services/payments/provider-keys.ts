import * as z from "zod";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { seal, unseal } from "#worker/security/seal.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

const KeysSchema = z.object({ owner: z.string(), accessToken: z.string(), webhookSecret: z.string() });

/** Keys of a distributor at its provider; empty where it has none. */
export interface ProviderKeys {
  accessToken: string;
  webhookSecret: string;
}

/** The stored form of keys: encrypted, for this distributor, with the ends by which people know them.
 *  @returns what stands in the settings */
export function sealKeys(
  scope: Scope,
  { accessToken, webhookSecret }: ProviderKeys,
): Settings["payments"]["mercadoPago"] {
  const owner = tenantOf(scope).distributor.id;
  const keys: z.infer<typeof KeysSchema> = { owner, accessToken, webhookSecret };
  return {
    sealedKeys: seal(JSON.stringify(keys), scope.env.SESSION_SECRET, "payment provider keys"),
    accessTokenEnd: endOf(accessToken),
    webhookSecretEnd: endOf(webhookSecret),
  };
}

/** The distributor's keys. Those that were copied from another distributor, or sealed with another secret of the
 *  environment, count as none. */
export function openKeys(scope: Scope): ProviderKeys {
  const { id, settings } = tenantOf(scope).distributor;
  const { sealedKeys } = settings.payments.mercadoPago;
  const text =
    sealedKeys === "" ? null : unseal(sealedKeys, scope.env.SESSION_SECRET, "payment provider keys");
  const keys = text === null ? null : KeysSchema.parse(JSON.parse(text));
  if (keys?.owner !== id) return { accessToken: "", webhookSecret: "" };
  return { accessToken: keys.accessToken, webhookSecret: keys.webhookSecret };
}

/** The last four characters of a key, of one that is long enough to stay unknown. */
function endOf(key: string): string {
  return key.length < 12 ? "" : key.slice(-4);
}
