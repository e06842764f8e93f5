import { sql } from "drizzle-orm";
import { type FormField, MAX_FORMS } from "#domain/custom-forms/custom-form.ts";
import type { CustomFormInput, FormOrder } from "#domain/custom-forms/custom-form-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { assertHolds } from "../offers/offer-statements.ts";

interface Saved {
  id: string;
  input: Omit<CustomFormInput, "fields">;
  fields: readonly FormField[];
  at: string;
}

const stale = (id: string) => () => new DomainError("STALE_VERSION", { entity: "customForm", id });

/** Makes a form, the last one of the list.
 *  @throws DomainError INVALID_BODY (TOO_MANY) out of the batch */
export function insertCustomForm(distributorId: string, { id, input, fields, at }: Saved): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from custom_form where distributor_id = ${distributorId}) < ${MAX_FORMS}`,
      () => {
        const issue = { field: "body", code: "TOO_MANY", message: `at most ${String(MAX_FORMS)}` };
        return new DomainError("INVALID_BODY", { issues: [issue] });
      },
    ),
    {
      query: sql`insert into custom_form (distributor_id, id, name, description, screen, purchase_types, fields, position,
          active, version, created_at, updated_at)
        select ${distributorId}, ${id}, ${input.name}, ${input.description}, ${input.screen},
          ${JSON.stringify(input.purchaseTypes)}, ${JSON.stringify(fields)},
          (select coalesce(max(position), 0) + 1 from custom_form where distributor_id = ${distributorId}),
          ${Number(input.active)}, 1, ${at}, ${at}`,
    },
  ];
}

/** Replaces the version that the person began with, questions and all.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateCustomForm(
  distributorId: string,
  { id, input, fields, at, version }: Saved & { version: number },
): WriteStatement[] {
  return [
    {
      query: sql`update custom_form set name = ${input.name}, description = ${input.description},
          screen = ${input.screen}, purchase_types = ${JSON.stringify(input.purchaseTypes)},
          fields = ${JSON.stringify(fields)}, active = ${Number(input.active)}, version = version + 1,
          updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, stale(id)),
  ];
}

/** Switches a form on or off in the version that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function switchCustomForm(
  distributorId: string,
  { id, active, version, at }: { id: string; active: boolean; version: number; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`update custom_form set active = ${Number(active)}, version = version + 1, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, stale(id)),
  ];
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deleteCustomForm(distributorId: string, id: string): WriteStatement[] {
  return [
    { query: sql`delete from custom_form where distributor_id = ${distributorId} and id = ${id}` },
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "customForm", id })),
  ];
}

/** Puts the forms in another order, if they still are in the one that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function orderCustomForms(distributorId: string, { before, after }: FormOrder): WriteStatement[] {
  const current = sql`(select json_group_array(id) from
    (select id from custom_form where distributor_id = ${distributorId} order by position, id))`;
  return [
    assertHolds("STALE_VERSION", sql`${current} = ${JSON.stringify(before)}`, stale(distributorId)),
    {
      query: sql`update custom_form set position =
          (select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed
            where placed.value = custom_form.id)
        where distributor_id = ${distributorId}`,
    },
  ];
}
