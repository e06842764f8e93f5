import { sql } from "drizzle-orm";
import type { PopupInput } from "#domain/popups/popup-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

interface Saved {
  id: string;
  input: PopupInput;
  at: string;
}

export function insertPopup(distributorId: string, { id, input, at }: Saved): WriteStatement {
  return {
    query: sql`insert into popup (distributor_id, id, title, description, image, link, where_to_display,
        display_frequency, active, starts_on, ends_on, version, created_at, updated_at)
      values (${distributorId}, ${id}, ${input.title}, ${input.description}, ${input.image}, ${input.link},
        ${JSON.stringify(input.whereToDisplay)}, ${input.displayFrequency}, ${Number(input.active)},
        ${input.startsOn}, ${input.endsOn}, 1, ${at}, ${at})`,
  };
}

/** Replaces the version that the person began with.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updatePopup(
  distributorId: string,
  { id, input, at, version }: Saved & { version: number },
): WriteStatement[] {
  return [
    {
      query: sql`update popup set title = ${input.title}, description = ${input.description}, image = ${input.image},
          link = ${input.link}, where_to_display = ${JSON.stringify(input.whereToDisplay)},
          display_frequency = ${input.displayFrequency}, active = ${Number(input.active)},
          starts_on = ${input.startsOn}, ends_on = ${input.endsOn}, version = version + 1, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "popup", id })),
  ];
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deletePopup(distributorId: string, id: string): WriteStatement[] {
  return [
    { query: sql`delete from popup where distributor_id = ${distributorId} and id = ${id}` },
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "popup", id })),
  ];
}
