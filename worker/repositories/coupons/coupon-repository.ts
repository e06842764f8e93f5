import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Coupon, CouponStatus, UsedCoupon } from "#domain/coupons/coupon.ts";
import type { CouponListQuery } from "#domain/coupons/coupon-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";

/** Coupons, and uses of one, of a list's page. */
const COUPON_PAGE_SIZE = 50;

/** A request that used a coupon. */
export interface CouponUseRow {
  requestId: string;
  /** Null if the request no longer exists. */
  requestCode: string | null;
  requestName: string | null;
  requestType: "budget" | "order" | null;
  integratorName: string | null;
  amountCents: number;
  usedAt: string;
  releasedAt: string | null;
}

/** Totals of a coupon; released uses are counted separately. */
export interface CouponFigures {
  uses: number;
  released: number;
  amountCents: number;
  integrators: number;
  lastUsedAt: string | null;
}

type Row = Readonly<Record<string, string | number | null>>;

const Names = z.array(z.string()).catch([]);

const SORT_COLUMNS = {
  code: sql`coupon.code`,
  endsOn: sql`coalesce(coupon.ends_on, '9999-12-31')`,
  uses: sql`uses`,
  createdAt: sql`coupon.created_at`,
} as const;

/** Coupons of one distributor. */
export function createCouponRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = sql`coupon.distributor_id = ${distributorId}`;
  const uses = sql`(select count(*) from coupon_use as used where used.distributor_id = coupon.distributor_id
    and used.coupon_id = coupon.id and used.released_at is null)`;

  async function findWhere(where: SQL): Promise<UsedCoupon | null> {
    const [[row]] = await database.readBatch([
      orm.all<Row>(sql`select coupon.*, ${uses} as uses from coupon where ${own} and ${where} limit 1`),
    ]);
    return row === undefined ? null : toCoupon(row);
  }

  return {
    /** Lists a page of matching coupons.
     *  @param query.pattern - GLOB pattern; null for all */
    async listCoupons({
      pattern,
      status,
      sort,
      page,
      today,
    }: Pick<CouponListQuery, "status" | "sort" | "page"> & {
      pattern: string | null;
      today: string;
    }): Promise<{ items: UsedCoupon[]; totalItems: number }> {
      const found =
        pattern === null ? sql`1` : sql`(coupon.code glob ${pattern} or description glob ${pattern})`;
      const where = sql`${own} and ${found} and ${hasStatus(status, today)}`;
      const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
      const column = SORT_COLUMNS[sort.replace("-", "") as keyof typeof SORT_COLUMNS];
      const [rows, [counted]] = await database.readBatch([
        orm.all<Row>(sql`select coupon.*, ${uses} as uses from coupon where ${where}
          order by ${column} ${direction}, coupon.id ${direction}
          limit ${COUPON_PAGE_SIZE} offset ${(page - 1) * COUPON_PAGE_SIZE}`),
        orm.all<{ total: number }>(sql`select count(*) as total from coupon where ${where}`),
      ]);
      return { items: rows.map(toCoupon), totalItems: counted?.total ?? 0 };
    },

    /** @throws DomainError NOT_FOUND, also when it is another distributor's */
    async getCoupon(id: string): Promise<UsedCoupon> {
      const found = await findWhere(sql`coupon.id = ${id}`);
      if (found === null) throw new DomainError("NOT_FOUND", { entity: "coupon", id });
      return found;
    },

    /** Reads the facts of a coupon for a purchase, in one round trip.
     *  @param code - in capitals
     *  @param buyer.integratorId - null if no integrator's limit applies
     *  @param buyer.exceptRequestId - a request whose own use does not count */
    async findForPurchase(
      code: string,
      {
        integratorId,
        exceptRequestId = "",
      }: { integratorId: string | null; exceptRequestId?: string | undefined },
    ): Promise<{
      coupon: Coupon | null;
      uses: { total: number; byIntegrator: number };
      groupId: string | null;
    }> {
      const others = sql`select count(*) from coupon_use as used where used.distributor_id = coupon.distributor_id
        and used.coupon_id = coupon.id and used.released_at is null and used.request_id <> ${exceptRequestId}`;
      const [[row], [company]] = await database.readBatch([
        orm.all<Row>(sql`select coupon.*, (${others}) as uses,
            (${others} and used.integrator_id = ${integratorId}) as own_uses
          from coupon where ${own} and coupon.code = ${code} limit 1`),
        orm.all<{ group_id: string | null }>(
          sql`select group_id from integrator where distributor_id = ${distributorId} and id = ${integratorId}`,
        ),
      ]);
      return {
        coupon: row === undefined ? null : toCoupon(row),
        uses: { total: Number(row?.["uses"] ?? 0), byIntegrator: Number(row?.["own_uses"] ?? 0) },
        groupId: company?.group_id ?? null,
      };
    },

    /** Reads a page of its uses, newest first, with totals.
     *  @throws DomainError NOT_FOUND */
    async getHistory(
      id: string,
      page: number,
    ): Promise<{
      coupon: UsedCoupon;
      figures: CouponFigures;
      items: CouponUseRow[];
      totalItems: number;
    }> {
      const used = sql`from coupon_use as used where used.distributor_id = ${distributorId} and used.coupon_id = ${id}`;
      const [[row], [figures], items] = await database.readBatch([
        orm.all<Row>(
          sql`select coupon.*, ${uses} as uses from coupon where ${own} and coupon.id = ${id} limit 1`,
        ),
        orm.all<CouponFigures & { total: number }>(sql`select count(*) as total,
            count(*) filter (where released_at is null) as uses,
            count(*) filter (where released_at is not null) as released,
            coalesce(sum(amount_cents) filter (where released_at is null), 0) as amountCents,
            count(distinct integrator_id) filter (where released_at is null) as integrators,
            max(used_at) as lastUsedAt ${used}`),
        orm.all<CouponUseRow>(sql`select used.request_id as requestId, request.code as requestCode,
            request.name as requestName, request.type as requestType,
            coalesce(integrator.trade_name, integrator.company_name) as integratorName,
            used.amount_cents as amountCents, used.used_at as usedAt, used.released_at as releasedAt
          from coupon_use as used
          left join request on request.distributor_id = used.distributor_id and request.id = used.request_id
          left join integrator on integrator.distributor_id = used.distributor_id and integrator.id = used.integrator_id
          where used.distributor_id = ${distributorId} and used.coupon_id = ${id}
          order by used.used_at desc, used.request_id desc
          limit ${COUPON_PAGE_SIZE} offset ${(page - 1) * COUPON_PAGE_SIZE}`),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "coupon", id });
      if (figures === undefined) throw new Error("A query of sums gave no row.");
      const { total, ...numbers } = figures;
      return { coupon: toCoupon(row), figures: numbers, items, totalItems: total };
    },

    /** Lists groups of integrators by name, to choose from. */
    async listGroups(): Promise<{ id: string; name: string }[]> {
      const [rows] = await database.readBatch([
        orm.all<{ id: string; name: string }>(
          sql`select id, name from integrator_group where distributor_id = ${distributorId} order by name, id`,
        ),
      ]);
      return rows;
    },
  };
}

/** Condition with the same meaning as `couponStatus`. */
function hasStatus(status: CouponStatus | undefined, today: string): SQL {
  if (status === undefined) return sql`1`;
  if (status === "inactive") return sql`coupon.active = 0`;
  const isOver = sql`coalesce(coupon.ends_on < ${today}, 0)`;
  return status === "expired"
    ? sql`coupon.active = 1 and ${isOver}`
    : sql`coupon.active = 1 and not ${isOver}`;
}

function toCoupon(row: Row): UsedCoupon {
  const text = (name: string) => String(row[name]);
  const textOrNull = (name: string) => (row[name] === null ? null : String(row[name]));
  const numberOrNull = (name: string) => (row[name] === null ? null : Number(row[name]));
  const types = Names.parse(JSON.parse(text("purchase_types")));
  return {
    id: text("id"),
    code: text("code"),
    description: text("description"),
    kind: row["kind"] === "fixed" ? "fixed" : "percentage",
    amountCents: numberOrNull("amount_cents"),
    percent: textOrNull("percent"),
    maximumCents: numberOrNull("maximum_cents"),
    minimumCents: Number(row["minimum_cents"]),
    maxUses: numberOrNull("max_uses"),
    maxUsesPerIntegrator: numberOrNull("max_uses_per_integrator"),
    startsOn: textOrNull("starts_on"),
    endsOn: textOrNull("ends_on"),
    purchaseTypes: PURCHASE_TYPES.filter((type) => types.includes(type)),
    groupIds: Names.parse(JSON.parse(text("group_ids"))),
    active: Number(row["active"]) === 1,
    version: Number(row["version"]),
    createdAt: text("created_at"),
    updatedAt: text("updated_at"),
    uses: Number(row["uses"] ?? 0),
  };
}
