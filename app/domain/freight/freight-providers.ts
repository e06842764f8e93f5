import type { FreightProvider } from "#domain/settings/delivery-settings-schema.ts";

/** Providers to ask for a freight, in order: the carrier network if it is enabled, then the distributor's own table. A
 *  distributor that does not ship has the provider `none` only.
 *  @source spec, freight: quotation providers */
export function freightProviders({
  ships,
  intelipost,
}: {
  ships: boolean;
  intelipost: { enabled: boolean; sealedKey: string };
}): readonly FreightProvider[] {
  if (!ships) return ["none"];
  return intelipost.enabled && intelipost.sealedKey !== "" ? ["intelipost", "pied"] : ["pied"];
}
