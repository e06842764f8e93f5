import { sql } from "drizzle-orm";
import type { RegionInput } from "#domain/centers/center-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { distributionRegion, distributionRegionState } from "#worker/db/schema/stock.ts";

interface Saved {
  id: string;
  input: RegionInput;
  at: string;
}

/** Thrown when a state belongs to another region, which must be read after the batch. */
export class StateTaken extends Error {}

/** Inserts a region.
 *  @throws DomainError NAME_TAKEN, NOT_FOUND for an unknown center; StateTaken, by the batch */
export function insertRegion(distributorId: string, { id, input, at }: Saved): WriteStatement[] {
  return [
    ...assertInput(distributorId, { id, input }),
    insertRow(distributionRegion, { ...input, distributorId, id, createdAt: at, updatedAt: at }),
    takeStates(distributorId, { id, input }),
  ];
}

/** Replaces the version that the edit began with.
 *  @throws DomainError STALE_VERSION, NAME_TAKEN, NOT_FOUND for an unknown center; StateTaken, by the batch */
export function updateRegion(
  distributorId: string,
  { id, input, at, version }: Saved & { version: number },
): WriteStatement[] {
  return [
    ...updateVersion(
      distributionRegion,
      { distributorId, id, version },
      { ...input, updatedAt: at },
      "distributionRegion",
    ),
    ...assertInput(distributorId, { id, input }),
    freeStates(distributorId, id),
    takeStates(distributorId, { id, input }),
  ];
}

/** Deletes a region.
 *  @throws DomainError NOT_FOUND, by the batch */
export function deleteRegion(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(distributionRegion, { distributorId, id }),
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("NOT_FOUND", { entity: "distributionRegion", id }),
    ),
    freeStates(distributorId, id),
  ];
}

function freeStates(distributorId: string, id: string): WriteStatement {
  return deleteRow(distributionRegionState, { distributorId, regionId: id });
}

/** Inserts all states of a region in one statement, whose refusal means that one of them is taken. */
function takeStates(distributorId: string, { id, input }: Pick<Saved, "id" | "input">): WriteStatement {
  return {
    query: sql`insert into distribution_region_state (distributor_id, state, region_id)
      select ${distributorId}, value, ${id} from json_each(${JSON.stringify(input.states)})`,
    refusal: () => new StateTaken(),
  };
}

function assertInput(distributorId: string, { id, input }: Pick<Saved, "id" | "input">): WriteStatement[] {
  const wanted = JSON.stringify(input.centerPriority);
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from distribution_region
        where distributor_id = ${distributorId} and id <> ${id} and name = ${input.name} collate nocase)`,
      () => new DomainError("NAME_TAKEN", { entity: "distributionRegion", name: input.name }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1
        from json_each(${wanted}) as place left join distribution_center as center
          on center.distributor_id = ${distributorId} and center.id = place.value ->> 'id'
        where center.id is null)`,
      () => new DomainError("NOT_FOUND", { entity: "distributionCenter", id: "" }),
    ),
  ];
}
