import { freightProviders } from "#domain/freight/freight-providers.ts";
import type { DeliverySettings, FreightProvider } from "#domain/settings/delivery-settings-schema.ts";
import type { FreightProviderGateway } from "#worker/gateways/freight/freight-provider-gateway.ts";
import type { FreightScope } from "./find-freight.ts";
import { carrierKeyOf } from "#worker/services/shared/carrier-key.ts";
import { openIntelipost } from "./open-intelipost.ts";

/** Carrier networks by name. Providers that are not listed belong to the distributor. */
type OpenCarrier = (scope: FreightScope, settings: DeliverySettings) => FreightProviderGateway;

const CARRIERS: Partial<Record<FreightProvider, OpenCarrier>> = {
  intelipost: (scope, { intelipost }) => openIntelipost(scope, carrierKeyOf(scope, intelipost.sealedKey)),
};

/** The providers to ask, in order: carriers through their gateway, then the distributor's own table.
 *  @param own - the distributor's table, or the provider `none` if it does not ship
 *  @param wanted - providers to ask; all by default */
export function openFreightProviders(
  scope: FreightScope,
  settings: DeliverySettings,
  { own, wanted }: { own: FreightProviderGateway; wanted?: readonly FreightProvider[] | undefined },
): readonly FreightProviderGateway[] {
  return freightProviders(settings)
    .filter((provider) => wanted === undefined || wanted.includes(provider))
    .flatMap((provider) => {
      if (provider === own.provider) return [own];
      const open = CARRIERS[provider];
      return open === undefined ? [] : [open(scope, settings)];
    });
}
