import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { CustomForm } from "#domain/custom-forms/custom-form.ts";
import { FormFieldSchema } from "#domain/custom-forms/custom-form-schema.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { customForm } from "#worker/db/schema/buying.ts";

const Fields = z.array(FormFieldSchema);
const Names = z.array(z.string());

/** Query for the forms that a purchase asks, in their order; `toCustomForm` reads its rows. */
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
    /** All of them, in their order. */
    async listForms(): Promise<CustomForm[]> {
      const [rows] = await database.readBatch([
        orm.select().from(customForm).where(own).orderBy(asc(customForm.position), asc(customForm.id)),
      ]);
      return rows.map(toCustomForm);
    },

    /** Those that a purchase asks, in their order. */
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
