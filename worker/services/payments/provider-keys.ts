import * as z from "zod";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { seal, unseal } from "#worker/security/seal.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** For how long notifications that are signed with a secret of before are still accepted. */
const OVERLAP_MS = 24 * 3_600_000;
/** The most secrets of before that are kept: the newest. */
const MAX_FORMER = 5;

const KeysSchema = z.object({
  owner: z.string(),
  accessToken: z.string(),
  webhookSecret: z.string(),
  formerSecrets: z.array(z.object({ secret: z.string(), until: z.iso.datetime() })).default([]),
});

/** Keys of a distributor at its provider; empty where it has none. */
export interface ProviderKeys {
  accessToken: string;
  webhookSecret: string;
  /** Secrets of before, newest first, each with the instant until which it is still accepted. */
  formerSecrets: readonly { secret: string; until: string }[];
}

/** Keys with another secret of notifications. The one of before is accepted for a day more, since the provider still signs
 *  with it what it sends again, and until it was told of the new one. Who deletes the secret deletes all. */
export function rotateSecret(keys: ProviderKeys, webhookSecret: string, now: Date): ProviderKeys {
  const { webhookSecret: before } = keys;
  if (webhookSecret === before) return keys;
  if (webhookSecret === "") return { ...keys, webhookSecret, formerSecrets: [] };
  const until = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const formerSecrets = [
    ...(before === "" ? [] : [{ secret: before, until }]),
    ...keys.formerSecrets.filter((one) => one.until > now.toISOString()),
  ].filter(({ secret }) => secret !== webhookSecret);
  return { ...keys, webhookSecret, formerSecrets: formerSecrets.slice(0, MAX_FORMER) };
}

/** The secrets by which a notification may be signed at an instant. */
export function acceptedSecrets({ webhookSecret, formerSecrets }: ProviderKeys, now: Date): string[] {
  const former = formerSecrets.filter(({ until }) => until > now.toISOString());
  return [webhookSecret, ...former.map(({ secret }) => secret)];
}

/** The stored form of keys: encrypted, for this distributor, with the ends by which people know them.
 *  @returns what stands in the settings */
export function sealKeys(
  scope: Scope,
  { accessToken, webhookSecret, formerSecrets }: ProviderKeys,
): Settings["payments"]["mercadoPago"] {
  const owner = tenantOf(scope).distributor.id;
  const keys = { owner, accessToken, webhookSecret, formerSecrets };
  return {
    sealedKeys: seal(JSON.stringify(keys), scope.env.SEALING_SECRET, "payment provider keys"),
    accessTokenEnd: endOf(accessToken),
    webhookSecretEnd: endOf(webhookSecret),
    formerSecretUntil: formerSecrets[0]?.until ?? "",
  };
}

/** The distributor's keys. Those that were copied from another distributor, or sealed with another secret of the
 *  environment, count as none. */
export function openKeys(scope: Scope): ProviderKeys {
  const { id, settings } = tenantOf(scope).distributor;
  const { sealedKeys } = settings.payments.mercadoPago;
  const text =
    sealedKeys === "" ? null : unseal(sealedKeys, scope.env.SEALING_SECRET, "payment provider keys");
  const keys = text === null ? null : KeysSchema.parse(JSON.parse(text));
  if (keys?.owner !== id) return { accessToken: "", webhookSecret: "", formerSecrets: [] };
  const { owner: _checked, ...own } = keys;
  return own;
}

/** The last four characters of a key, of one that is long enough to stay unknown. */
function endOf(key: string): string {
  return key.length < 12 ? "" : key.slice(-4);
}
