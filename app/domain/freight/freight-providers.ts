import type { FreightProvider } from "#domain/settings/delivery-settings-schema.ts";

/** Who is asked for a freight, in order: the carrier network where the distributor has it on, the distributor's own
 *  table, and nobody only where the distributor does not ship.
 *  @source spec, freight: quotation providers */
export function freightProviders({
  ships,
  intelipost,
}: {
  ships: boolean;
  intelipost: { enabled: boolean; apiKey: string };
}): readonly FreightProvider[] {
  if (!ships) return ["none"];
  return intelipost.enabled && intelipost.apiKey !== "" ? ["intelipost", "pied"] : ["pied"];
}
