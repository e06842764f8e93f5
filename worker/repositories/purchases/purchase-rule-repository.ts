import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  NO_PURCHASE_RULES,
  type PurchaseRules,
  PurchaseRulesSchema,
} from "#domain/purchases/purchase-rules-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { purchaseRule } from "#worker/db/schema/purchases.ts";

/** A person of a company. */
export interface CompanyPerson {
  id: string;
  name: string;
  isManager: boolean;
}

/** Repository of what companies set for what their own people order. */
export function createPurchaseRuleRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Reads the rules of a company, 0 as their version before the first, and its people by name. */
    async get(
      integratorId: string,
    ): Promise<{ rules: PurchaseRules & { version: number }; people: CompanyPerson[] }> {
      const [[row], people] = await database.readBatch([
        orm
          .select()
          .from(purchaseRule)
          .where(
            and(eq(purchaseRule.distributorId, distributorId), eq(purchaseRule.integratorId, integratorId)),
          )
          .limit(1),
        orm.all<{ id: string; name: string; isManager: number }>(sql`
          select person.id, trim(person.name || ' ' || person.surname) as name, ${isManager} as isManager
          from user as person where person.distributor_id = ${distributorId}
            and person.integrator_id = ${integratorId} and person.type = 'integrator' and person.blocked = 0
          order by name collate nocase, person.id`),
      ]);
      return {
        rules:
          row === undefined
            ? { ...NO_PURCHASE_RULES, version: 0 }
            : { ...PurchaseRulesSchema.parse(row), version: row.version },
        people: people.map((person) => ({ ...person, isManager: person.isManager === 1 })),
      };
    },
  };
}

/** Condition of a `person` who manages their company. */
const isManager = sql`exists (select 1 from role as own where own.distributor_id = person.distributor_id
  and own.id = person.role_id and own.type = 'integrator' and own.content ->> '$.label' = 'manager')`;

/** Condition of a `person` who manages their company, but for the one who acts. */
export function managersBut(actorId: string): SQL {
  return sql`(${isManager} and person.id <> ${actorId})`;
}

/** Saves the rules of a company in place of the version that the edit began with.
 *  @throws DomainError STALE_VERSION, by the batch */
export function savePurchaseRules(
  distributorId: string,
  {
    integratorId,
    rules: { limitCents, period, isNumberRequired, exceptions },
    version,
    at,
  }: { integratorId: string; rules: PurchaseRules; version: number; at: string },
): WriteStatement[] {
  const stale = () => new DomainError("STALE_VERSION", { entity: "purchaseRules", id: integratorId });
  const content = { limitCents, period, isNumberRequired, exceptions, updatedAt: at };
  if (version === 0) {
    return [
      {
        ...insertRow(purchaseRule, { distributorId, integratorId, ...content, version: 1 }),
        refusal: stale,
      },
    ];
  }
  return [
    updateRow(purchaseRule, { distributorId, integratorId, version }, { ...content, version: version + 1 }),
    assertChanged("STALE_VERSION", 1, stale),
  ];
}
