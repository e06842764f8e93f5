import type { FreightRuleInput } from "#domain/freight/freight-rule-schema.ts";
import { municipality } from "#worker/db/schema/directory.ts";
import { appendFreightRules } from "#worker/repositories/freight/freight-rule-statements.ts";
import { newId } from "#worker/scope.ts";
import { openTestDatabase, type TestDistributor } from "./distributor.ts";

const ANYTHING: FreightRuleInput = {
  ...{ name: "", shippingType: "CIF", centerId: null, state: null, cityIbge: null, cityType: null },
  ...{ zoneType: null, cepFrom: null, cepTo: null, weightAboveG: null, weightUpToG: null },
  ...{ volumeAboveCm3: null, volumeUpToCm3: null, powerAboveW: null, powerUpToW: null },
  ...{ type: "fixed", amount: "350", minimumCents: 0, maximumCents: null, daysToDeliver: null, active: true },
};

/** Input of a freight line; by default R$ 350,00 for all deliveries. */
export function buildFreightRule(changes: Partial<FreightRuleInput> = {}): FreightRuleInput {
  return { ...ANYTHING, ...changes };
}

/** Stores lines at the end of a distributor's table; returns their ids. */
export async function createTestFreightRules(
  owner: TestDistributor,
  rules: readonly Partial<FreightRuleInput>[],
): Promise<string[]> {
  const lines = rules.map((rule) => ({ ...buildFreightRule(rule), id: newId("frr") }));
  await owner.database.writeBatch(appendFreightRules(owner.id, { lines, at: "2026-11-21T12:00:00.000Z" }));
  return lines.map(({ id }) => id);
}

/** Adds three municipalities with their positions to the directory. */
export async function createTestMunicipalities(): Promise<void> {
  const directory = openTestDatabase("primary");
  const places = [
    {
      ibgeCode: "5208707",
      name: "Goiânia",
      state: "GO",
      latitude: -16.6864,
      longitude: -49.2643,
      isCapital: true,
    },
    {
      ibgeCode: "5201108",
      name: "Anápolis",
      state: "GO",
      latitude: -16.3281,
      longitude: -48.953,
      isCapital: false,
    },
    {
      ibgeCode: "3509502",
      name: "Campinas",
      state: "SP",
      latitude: -22.9053,
      longitude: -47.0659,
      isCapital: false,
    },
  ];
  await directory.writeBatch(
    places.map((place) => ({
      query: directory.orm
        .insert(municipality)
        .values(place)
        .onConflictDoUpdate({ target: municipality.ibgeCode, set: place }),
    })),
  );
}
