import type { CenterInput } from "#domain/centers/center-schema.ts";
import { insertRegion } from "#worker/repositories/centers/region-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** Input of a center; valid by default. */
export function buildCenterInput(fields: Partial<CenterInput> = {}): CenterInput {
  return {
    name: "Contagem",
    address: {
      CEP: "32210003",
      patio: "Avenida General David Sarnoff",
      number: "3113",
      complement: "Bloco C",
      neighborhood: "Cidade Industrial",
      city: "Contagem",
      state: "MG",
    },
    servicedStates: ["ES", "MG"],
    ...fields,
  };
}

/** Stores a region that the distributor's center serves; returns its id. */
export async function createTestRegion(owner: TestDistributor): Promise<string> {
  const id = newId("reg");
  const input = {
    name: "Centro-Oeste",
    states: ["DF" as const, "GO" as const],
    centerPriority: [{ id: owner.centerId, order: 1 }],
  };
  await owner.database.writeBatch(insertRegion(owner.id, { id, input, at: "2026-11-21T12:00:00.000Z" }));
  return id;
}
