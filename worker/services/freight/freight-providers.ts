import { freightProviders } from "#domain/freight/freight-providers.ts";
import type { DeliverySettings, FreightProvider } from "#domain/settings/delivery-settings-schema.ts";
import type { FreightProviderGateway } from "#worker/gateways/freight/freight-provider-gateway.ts";
import type { FreightScope } from "./find-freight.ts";
import { openIntelipost } from "./open-intelipost.ts";

/** Networks of carriers by their name; a provider that is not here is the distributor's own doing. */
type OpenCarrier = (scope: FreightScope, settings: DeliverySettings) => FreightProviderGateway;

const CARRIERS: Partial<Record<FreightProvider, OpenCarrier>> = { intelipost: openIntelipost };

/** Who is asked for a freight, in order: carriers through their gateway, then the distributor's own table.
 *  @param own - the distributor's table, or nobody where it does not ship
 *  @param wanted - who may be asked; everybody when left out */
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
