import { and, asc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type CustomForm, type FormField, MAX_FORMS } from "#domain/custom-forms/custom-form.ts";
import {
  type CustomFormInput,
  FormFieldSchema,
  type FormOrder,
} from "#domain/custom-forms/custom-form-schema.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { customForm } from "#worker/db/schema/buying.ts";

const Fields = z.array(FormFieldSchema);
const Names = z.array(z.string());

/** Query for the forms of a purchase type, in order; `toCustomForm` reads its rows. */
export function askedFormsOf({ orm }: Database, distributorId: string, purchaseType: PurchaseType) {
  return orm
    .select()
    .from(customForm)
    .where(
      and(
        eq(customForm.distributorId, distributorId),
        eq(customForm.active, true),
        sql`exists (select 1 from json_each(${customForm.purchaseTypes}) as asked where asked.value = ${purchaseType})`,
      ),
    )
    .orderBy(asc(customForm.position), asc(customForm.id));
}

/** Forms of one distributor's own. */
export function createCustomFormRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(customForm.distributorId, distributorId);

  return {
    /** Lists all forms, in order. */
    async listForms(): Promise<CustomForm[]> {
      const [rows] = await database.readBatch([
        orm.select().from(customForm).where(own).orderBy(asc(customForm.position), asc(customForm.id)),
      ]);
      return rows.map(toCustomForm);
    },

    /** Lists the forms of a purchase type, in order. */
    async listAsked(purchaseType: PurchaseType): Promise<CustomForm[]> {
      const [rows] = await database.readBatch([askedFormsOf(database, distributorId, purchaseType)]);
      return rows.map(toCustomForm);
    },

    /** @throws DomainError NOT_FOUND, also when it is another distributor's */
    async getForm(id: string): Promise<CustomForm> {
      const [[row]] = await database.readBatch([
        orm
          .select()
          .from(customForm)
          .where(and(own, eq(customForm.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "customForm", id });
      return toCustomForm(row);
    },
  };
}

/** A form as it is stored. */
export function toCustomForm({
  distributorId: _owner,
  position: _position,
  createdAt: _at,
  purchaseTypes,
  fields,
  ...row
}: typeof customForm.$inferSelect): CustomForm {
  const types = Names.parse(purchaseTypes);
  return {
    ...row,
    purchaseTypes: PURCHASE_TYPES.filter((type) => types.includes(type)),
    fields: Fields.parse(fields),
  };
}

interface Saved {
  id: string;
  input: Omit<CustomFormInput, "fields">;
  fields: readonly FormField[];
  at: string;
}

/** Inserts a form, as the last one.
 *  @throws DomainError INVALID_BODY (TOO_MANY), by the batch */
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
    insertRow(customForm, {
      ...input,
      distributorId,
      id,
      fields,
      position: sql`(select coalesce(max(position), 0) + 1 from custom_form where distributor_id = ${distributorId})`,
      createdAt: at,
      updatedAt: at,
    }),
  ];
}

/** Replaces the version that the edit began with, including its questions.
 *  @throws DomainError STALE_VERSION, by the batch */
export function updateCustomForm(
  distributorId: string,
  { id, input, fields, at, version }: Saved & { version: number },
): WriteStatement[] {
  const changes = { ...input, fields, updatedAt: at };
  return updateVersion(customForm, { distributorId, id, version }, changes, "customForm");
}

/** Activates or deactivates a form in the version that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function switchCustomForm(
  distributorId: string,
  { id, active, version, at }: { id: string; active: boolean; version: number; at: string },
): WriteStatement[] {
  return updateVersion(customForm, { distributorId, id, version }, { active, updatedAt: at }, "customForm");
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deleteCustomForm(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(customForm, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "customForm", id })),
  ];
}

/** Reorders the forms, if their order is still the one that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function orderCustomForms(distributorId: string, { before, after }: FormOrder): WriteStatement[] {
  const current = sql`(select json_group_array(id) from
    (select id from custom_form where distributor_id = ${distributorId} order by position, id))`;
  return [
    assertHolds(
      "STALE_VERSION",
      sql`${current} = ${JSON.stringify(before)}`,
      () => new DomainError("STALE_VERSION", { entity: "customForm", id: distributorId }),
    ),
    updateRow(
      customForm,
      { distributorId },
      {
        position: sql`(select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed
          where placed.value = ${customForm}.id)`,
      },
    ),
  ];
}
