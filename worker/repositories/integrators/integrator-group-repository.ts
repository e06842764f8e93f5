import { and, asc, count, eq, like, or, sql } from "drizzle-orm";
import type { GroupMember, IntegratorGroup } from "#domain/pricing/pricing-answers.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { integratorGroup, priceList } from "#worker/db/schema/pricing.ts";

/** Integrators of a list's page. */
export const MEMBER_PAGE_SIZE = 50;

/** Groups of integrators of one distributor, and who belongs to them. */
export function createIntegratorGroupRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const query = () =>
    orm
      .select({
        id: integratorGroup.id,
        name: integratorGroup.name,
        version: integratorGroup.version,
        integrators: sql<number>`(select count(*) from ${integrator} as company
          where company.distributor_id = ${distributorId} and company.group_id = integrator_group.id)`,
        priceLists: sql<number>`(select count(*) from ${priceList} as list, json_each(list.group_ids) as one
          where list.distributor_id = ${distributorId} and one.value = integrator_group.id)`,
      })
      .from(integratorGroup);
  const own = eq(integratorGroup.distributorId, distributorId);

  return {
    async listGroups(): Promise<IntegratorGroup[]> {
      const [rows] = await database.readBatch([query().where(own).orderBy(asc(integratorGroup.name))]);
      return rows;
    },

    /** @throws DomainError NOT_FOUND */
    async getGroup(id: string): Promise<IntegratorGroup> {
      const [[row]] = await database.readBatch([query().where(and(own, eq(integratorGroup.id, id)))]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "integratorGroup", id });
      return row;
    },

    /** Companies that buy, those of one group or all, by name. */
    async listMembers({
      page,
      groupId,
      search,
    }: {
      page: number;
      groupId: string | null;
      search: string;
    }): Promise<{ items: GroupMember[]; totalItems: number }> {
      const text = `%${search.replaceAll(/[%_]/g, "")}%`;
      const where = and(
        eq(integrator.distributorId, distributorId),
        eq(integrator.status, "enable"),
        ...(groupId === null ? [] : [eq(integrator.groupId, groupId)]),
        ...(search === ""
          ? []
          : [
              or(
                like(integrator.companyName, text),
                like(integrator.tradeName, text),
                like(integrator.cnpj, text.replaceAll(/[./-]/g, "")),
              ),
            ]),
      );
      const [items, [counted]] = await database.readBatch([
        orm
          .select({
            id: integrator.id,
            companyName: integrator.companyName,
            cnpj: integrator.cnpj,
            state: sql<string | null>`${integrator.address} ->> '$.state'`,
            groupId: integrator.groupId,
          })
          .from(integrator)
          .where(where)
          .orderBy(asc(integrator.companyName), asc(integrator.id))
          .limit(MEMBER_PAGE_SIZE)
          .offset((page - 1) * MEMBER_PAGE_SIZE),
        orm.select({ total: count() }).from(integrator).where(where),
      ]);
      return { items, totalItems: counted?.total ?? 0 };
    },
  };
}
