import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import type { LineToPrice, PriceBuyer } from "#domain/pricing/price-facts.ts";
import type { Database } from "#worker/db/client.ts";
import { hasRegistration } from "../pricing/pricing-columns.ts";
import { pricedItemQueries, toNamedKit } from "../pricing/priced-item-repository.ts";

/** A saved request for a simulation of prices: its lines with the base prices at that time. */
export interface SoldRequest {
  id: string;
  code: string;
  name: string;
  createdAt: string;
  integratorName: string | null;
  buyer: PriceBuyer;
  lines: (LineToPrice & { name: string })[];
}

/** Filter and position of a part of the past requests. */
export interface SoldFilter {
  since: string;
  /** Part of a code, or of the company's name. */
  search: string;
  /** State of the company. */
  state: string | null;
  /** Last request of the previous part; null for the first part, from the newest on. */
  before: { createdAt: string; id: string } | null;
  limit: number;
}

const LinesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    amount: z.int(),
    powerW: z.int(),
    baseCents: z.int(),
  }),
);

/** Repository of past requests for simulations. Each line's own numbers come from the saved content, other facts from
 *  the catalogue. */
export function createSoldRequestRepository(database: Database, distributorId: string) {
  const { orm } = database;

  async function read(chosen: SQL): Promise<SoldRequest[]> {
    const [requests, kits] = await database.readBatch([
      orm
        .select({
          id: sql<string>`r.id`,
          code: sql<string>`r.code`,
          name: sql<string>`r.name`,
          createdAt: sql<string>`r.created_at`,
          purchaseType: sql<string>`r.purchase_type`,
          integratorName: sql<string | null>`company.company_name`,
          state: sql<string | null>`company.address ->> '$.state'`,
          registration: hasRegistration(sql`company.state_registration`),
          groupName: sql<string | null>`(select one.name from integrator_group as one
            where one.distributor_id = ${distributorId} and one.id = company.group_id)`,
          center: sql<string>`coalesce(v.content ->> '$.center.name', '')`,
          lines: sql<string>`(select json_group_array(json_object('id', line.value ->> 'itemId',
              'name', line.value ->> 'name', 'amount', line.value ->> 'amount', 'powerW', line.value ->> 'powerW',
              'baseCents', coalesce(line.value ->> 'basePriceCents', line.value ->> 'unitPriceCents')))
            from json_each(v.content, '$.lines') as line where line.value ->> 'itemId' is not null)`,
        })
        .from(
          sql`request as r
            join request_version as v on v.distributor_id = r.distributor_id and v.request_id = r.id
              and v.version = r.version
            left join integrator as company on company.distributor_id = r.distributor_id
              and company.id = r.integrator_id`,
        )
        .where(sql`r.distributor_id = ${distributorId} and r.id in ${chosen}`)
        .orderBy(sql`r.created_at desc, r.id desc`),
      pricedItemQueries(database, distributorId).kits(
        { group: null, today: "" },
        sql`kit_option.id in (select line.value ->> 'itemId' from request as r
          join request_version as v on v.distributor_id = r.distributor_id and v.request_id = r.id
            and v.version = r.version, json_each(v.content, '$.lines') as line
          where r.distributor_id = ${distributorId} and r.id in ${chosen})`,
      ),
    ]);
    const items = new Map(kits.map((row) => [row.id, toNamedKit(row).item]));
    return requests.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      createdAt: row.createdAt,
      integratorName: row.integratorName,
      buyer: {
        state: row.state ?? "",
        registration: row.registration === 1,
        billingType: "company",
        integratorProfile: row.groupName ?? "",
        center: row.center,
        purchaseType: PURCHASE_TYPES.find((type) => type === row.purchaseType) ?? "closedKits",
      },
      lines: LinesSchema.parse(JSON.parse(row.lines)).map(({ id, name, amount, powerW, baseCents }) => ({
        name,
        amount,
        item: { ...(items.get(id) ?? goneKit(id)), powerW, catalogueCents: baseCents, listPrice: null },
      })),
    }));
  }

  return {
    /** Lists requests from an instant on, newest first, after a position in that order. */
    listSince: ({ since, search, state, before, limit }: SoldFilter) => {
      const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const buysAs = sql`from integrator as buyer where buyer.distributor_id = ${distributorId}
        and buyer.id = recent.integrator_id`;
      return read(sql`(select recent.id from request as recent
        where recent.distributor_id = ${distributorId} and recent.deleted_at is null
          and recent.type in ('budget', 'order')
          and recent.created_at >= ${since}
          ${before === null ? sql`` : sql`and recent.created_at <= ${before.createdAt} and (recent.created_at, recent.id) < (${before.createdAt}, ${before.id})`}
          ${state === null ? sql`` : sql`and (select buyer.address ->> '$.state' ${buysAs}) = ${state}`}
          ${
            search === ""
              ? sql``
              : sql`and (recent.code like ${part} escape '\\' or exists (select 1 ${buysAs}
                  and (buyer.company_name like ${part} escape '\\' or buyer.trade_name like ${part} escape '\\')))`
          }
        order by recent.created_at desc, recent.id desc limit ${limit})`);
    },

    /** Finds one request; undefined without one. */
    find: (id: string) => read(sql`(select ${id})`),
  };
}

/** A kit that the catalogue no longer has. Only what the request saved is known. */
function goneKit(id: string) {
  return {
    kind: "kit" as const,
    id,
    productCode: id,
    type: "kit" as const,
    category: "",
    manufacturer: "",
    weightKg: 0,
    costCents: 0,
  };
}
