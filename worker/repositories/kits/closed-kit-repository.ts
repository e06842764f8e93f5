import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { splitComponents } from "#domain/kits/build-closed-kit.ts";
import type { ClosedKit, ClosedKitRow } from "#domain/kits/closed-kit.ts";
import type { ClosedKitListQuery } from "#domain/kits/closed-kit-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption, kitOptionComponent, structure } from "#worker/db/schema/kits.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";
import { toKitPart } from "./kit-part-repository.ts";

const SORT_COLUMNS = { power: kit.powerW, name: kit.name, updatedAt: kit.updatedAt } as const;

const SALE_STATES = {
  onSale: (today: string) =>
    sql`coalesce(kit.valid_from, '') <= ${today} and coalesce(kit.valid_until, '9') >= ${today}`,
  scheduled: (today: string) => sql`kit.valid_from > ${today}`,
  expired: (today: string) => sql`kit.valid_until < ${today}`,
} as const;

/** Repository of one distributor's closed kits, for managing them. */
export function createClosedKitRepository(database: Database, distributorId: string) {
  const { orm } = database;

  function matching(query: ClosedKitListQuery, today: string, powerW: SQL): SQL | undefined {
    const found = findWords("kit_fts", distributorId, query.search);
    const watts = (kilowatts: number) => Math.round(kilowatts * 1000);
    return and(
      eq(kit.distributorId, distributorId),
      eq(kit.active, query.active),
      query.minPower === undefined ? undefined : sql`${powerW} >= ${watts(query.minPower)}`,
      query.maxPower === undefined ? undefined : sql`${powerW} <= ${watts(query.maxPower)}`,
      query.promotional === undefined ? undefined : eq(kit.promotional, query.promotional),
      query.sale === undefined ? undefined : SALE_STATES[query.sale](today),
      query.rule === undefined ? undefined : ofRule(query.rule),
      query.structure === undefined
        ? undefined
        : sql`exists (select 1 from kit_option where kit_option.distributor_id = ${distributorId}
            and kit_option.kit_id = kit.id and kit_option.structure_id = ${query.structure})`,
      // `+` hides the column from the planner, which then reads the page in its order and checks each kit.
      found === null ? undefined : sql`+kit.search_key in ${found}`,
    );
  }

  const ofRule = (rule: string) => (rule === "manual" ? sql`kit.rule_id is null` : eq(kit.ruleId, rule));

  /** Ids of a page, as a subquery, also for the test of the query plan. */
  function pageOf(query: ClosedKitListQuery, today: string) {
    const key = query.sort.replace("-", "") as keyof typeof SORT_COLUMNS;
    const direction = sql.raw(query.sort.startsWith("-") ? "desc" : "asc");
    const powerW = key === "power" ? sql`${kit.powerW}` : sql`+${kit.powerW}`;
    return orm
      .select({ id: kit.id })
      .from(kit)
      .where(matching(query, today, powerW))
      .orderBy(sql`${SORT_COLUMNS[key]} ${direction}`, sql`${kit.id} ${direction}`)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize);
  }

  /** Number of matching kits. */
  function countOf(query: ClosedKitListQuery, today: string) {
    return orm
      .select({ total: sql<number>`count(*)` })
      .from(kit)
      .where(matching(query, today, sql`${kit.powerW}`));
  }

  return {
    pageOf,
    countOf,

    /** Lists a page of kits with their options, in one round trip. */
    async listKits(
      query: ClosedKitListQuery,
      today: string,
    ): Promise<{ items: ClosedKitRow[]; totalItems: number }> {
      const page = pageOf(query, today);
      const [order, rows, options, counted] = await database.readBatch([
        page,
        orm
          .select()
          .from(kit)
          .where(and(eq(kit.distributorId, distributorId), inArray(kit.id, page))),
        orm
          .select({
            kitId: kitOption.kitId,
            structureName: structure.name,
            priceCents: kitOption.priceCents,
            isToSell: kitOption.isToSell,
          })
          .from(kitOption)
          .innerJoin(
            structure,
            and(eq(structure.distributorId, distributorId), eq(structure.id, kitOption.structureId)),
          )
          .where(and(eq(kitOption.distributorId, distributorId), inArray(kitOption.kitId, page)))
          .orderBy(asc(kitOption.priceCents), asc(kitOption.id)),
        countOf(query, today),
      ]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        items: order.flatMap(({ id }) => {
          const row = byId.get(id);
          return row === undefined ? [] : [{ ...row, options: options.filter(({ kitId }) => kitId === id) }];
        }),
        totalItems: counted[0]?.total ?? 0,
      };
    },

    /** Reads a kit.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getKit(id: string): Promise<ClosedKit> {
      const [[row], options, components] = await database.readBatch([
        orm
          .select()
          .from(kit)
          .where(and(eq(kit.distributorId, distributorId), eq(kit.id, id)))
          .limit(1),
        orm
          .select({ option: kitOption, structureName: structure.name })
          .from(kitOption)
          .leftJoin(
            structure,
            and(eq(structure.distributorId, distributorId), eq(structure.id, kitOption.structureId)),
          )
          .where(and(eq(kitOption.distributorId, distributorId), eq(kitOption.kitId, id)))
          .orderBy(asc(structure.position), asc(structure.name), asc(kitOption.id)),
        orm
          .select({ component: kitOptionComponent, product })
          .from(kitOption)
          .innerJoin(
            kitOptionComponent,
            and(
              eq(kitOptionComponent.distributorId, distributorId),
              eq(kitOptionComponent.kitOptionId, kitOption.id),
            ),
          )
          .innerJoin(
            product,
            and(eq(product.distributorId, distributorId), eq(product.id, kitOptionComponent.productId)),
          )
          .where(and(eq(kitOption.distributorId, distributorId), eq(kitOption.kitId, id)))
          .orderBy(asc(kitOptionComponent.position), asc(kitOptionComponent.productId)),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "kit", id });
      const lists = options.map(({ option }) =>
        components
          .filter(({ component }) => component.kitOptionId === option.id)
          .map(({ component, product: part }) => ({
            productId: component.productId,
            amount: component.amount,
            shared: component.shared,
            part: toKitPart(part),
          })),
      );
      const { shared, own } = splitComponents(lists);
      const toAmount = ({ part, amount }: (typeof shared)[number]) => ({ part, amount });
      const { distributorId: _owner, searchKey: _key, ...fields } = row;
      return {
        ...fields,
        components: shared.map(toAmount),
        options: options.map(({ option, structureName }, index) => ({
          id: option.id,
          structureId: option.structureId,
          structureName: structureName ?? "",
          priceCents: option.priceCents,
          pricePerKwpCents: option.pricePerKwpCents,
          isToSell: option.isToSell,
          version: option.version,
          components: (own[index] ?? []).map(toAmount),
        })),
      };
    },
  };
}
