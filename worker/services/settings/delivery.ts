import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  type DeliveryForm,
  deliveryVersion,
  type DeliverySettings,
  type DeliverySettingsInput,
} from "#domain/settings/delivery-settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { setSettings } from "#worker/repositories/settings/settings-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { carrierKeyOf, sealCarrierKey } from "#worker/services/shared/carrier-key.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const readDeliveryAccess = SIGNED_IN;
export const deliverySettingsAccess: AccessRule = PAGES.DeliverySettings.access;

/** Delivery settings without the carrier's key, which can be written and never read. */
export interface VersionedDelivery {
  settings: DeliveryForm;
  hasApiKey: boolean;
  version: string;
}

/** Reads whether saved requests hide their freight, and above which total in reais, for everybody who sees requests. */
export function createReadDelivery(scope: Scope) {
  return function readDelivery() {
    const { delivery } = authoriseUser(scope, readDeliveryAccess).distributor.settings;
    return {
      enableHideFreightPriceValue: delivery.enableHideFreightPriceValue,
      hideFreightPriceValue: centsToReais(delivery.hideFreightPriceValueCents),
    };
  };
}

/** Reads the delivery settings for their page. */
export function createReadDeliverySettings(scope: Scope) {
  return function readDeliverySettings(): VersionedDelivery {
    return versioned(authoriseUser(scope, deliverySettingsAccess).distributor.settings.delivery);
  };
}

/** Saves the delivery settings. A key that is left out stays; an empty one is deleted.
 *  @throws DomainError STALE_VERSION if the settings have changed since they were read */
export function createSaveDeliverySettings(scope: Scope) {
  return async function saveDeliverySettings({
    settings,
    apiKey,
    version,
  }: DeliverySettingsInput): Promise<VersionedDelivery> {
    const { distributor, database } = authoriseUser(scope, deliverySettingsAccess);
    const before = distributor.settings.delivery;
    const stale = () => new DomainError("STALE_VERSION", { entity: "distributor", id: distributor.id });
    if (version !== deliveryVersion(before)) throw stale();
    const { sealedKey } = before.intelipost;
    const after: DeliverySettings = {
      ...settings,
      intelipost: {
        ...settings.intelipost,
        sealedKey:
          apiKey === undefined || apiKey === carrierKeyOf(scope, sealedKey)
            ? sealedKey
            : sealCarrierKey(scope.env.SEALING_SECRET, distributor.id, apiKey),
      },
    };
    if (deliveryVersion(after) === deliveryVersion(before)) return versioned(after);
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...setSettings(distributor.id, {
        expected: { delivery: before },
        after: { delivery: after },
        at,
        stale,
      }),
      audit(scope, distributor.id, {
        event: "delivery.changed",
        entity: "distributor",
        entityId: distributor.id,
        changes: changesOf(before, after),
        at,
      }),
    ]);
    return versioned(after);
  };
}

function versioned(delivery: DeliverySettings): VersionedDelivery {
  const { sealedKey, ...intelipost } = delivery.intelipost;
  return {
    settings: { ...delivery, intelipost },
    hasApiKey: sealedKey !== "",
    version: deliveryVersion(delivery),
  };
}

/** Changed settings for the audit log; of a key only the fact that it changed. */
function changesOf(before: DeliverySettings, after: DeliverySettings) {
  const plain = ({ intelipost, freight, ...rest }: DeliverySettings) => ({
    ...rest,
    intelipostEnabled: intelipost.enabled,
    fallbackFreight: JSON.stringify(freight),
  });
  const [from, to]: Record<string, unknown>[] = [plain(before), plain(after)];
  const changed = Object.keys(to ?? {}).filter(
    (key) => JSON.stringify(from?.[key]) !== JSON.stringify(to?.[key]),
  );
  return {
    ...Object.fromEntries(changed.map((key) => [key, { from: from?.[key], to: to?.[key] }])),
    ...(before.intelipost.sealedKey === after.intelipost.sealedKey
      ? {}
      : { intelipostKey: { from: null, to: null } }),
  };
}
