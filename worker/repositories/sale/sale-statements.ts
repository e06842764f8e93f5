import { sql } from "drizzle-orm";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { useCoupon } from "../coupons/coupon-statements.ts";
import type { SaleFacts } from "./sale-facts.ts";

/** Asserts in an order's batch that pricing rules, extra items, services and payment method are as they were read, and
 *  uses its coupon. Kits and stock are asserted elsewhere.
 *  @throws DomainError STALE_VERSION, COUPON_NOT_VALID, by the batch */
export function saleStatements(
  distributorId: string,
  {
    content,
    offers,
    requestId,
    integratorId,
    at,
  }: { content: RequestContent; offers: SaleFacts; requestId: string; integratorId: string; at: string },
): WriteStatement[] {
  return [
    assertRulesVersion(distributorId, content.rulesVersion),
    ...assertUnchanged(distributorId, "extra_item", reliedOn(content.extraItems, offers.extraItems)),
    ...assertUnchanged(distributorId, "service_item", reliedOn(content.services, offers.services)),
    ...assertUnchanged(
      distributorId,
      "payment_method",
      reliedOn([{ id: content.payment.methodId }], offers.methods),
    ),
    ...couponStatements(distributorId, { content, offers, requestId, integratorId, at }),
  ];
}

interface Versioned {
  id: string;
  version: number;
}

function reliedOn(chosen: readonly { id: string | null }[], offered: readonly Versioned[]): Versioned[] {
  return offered
    .filter(({ id }) => chosen.some((one) => one.id === id))
    .map(({ id, version }) => ({ id, version }));
}

function assertUnchanged(
  distributorId: string,
  table: "extra_item" | "service_item" | "payment_method",
  relied: readonly Versioned[],
): WriteStatement[] {
  if (relied.length === 0) return [];
  const columns = sql.identifier(table);
  return [
    assertHolds(
      "STALE_VERSION",
      sql`not exists (select 1 from json_each(${JSON.stringify(relied)}) as relied
        where not exists (select 1 from ${columns} as row where row.distributor_id = ${distributorId}
          and row.id = relied.value ->> '$.id' and row.version = relied.value ->> '$.version' and row.active = 1))`,
      () => new DomainError("STALE_VERSION", { entity: table, id: relied.map(({ id }) => id).join(",") }),
    ),
  ];
}

function assertRulesVersion(distributorId: string, rulesVersion = 0): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`(select coalesce(max(version), 0) from pricing_version where distributor_id = ${distributorId}) = ${rulesVersion}`,
    () => new DomainError("STALE_VERSION", { entity: "pricing_version", id: String(rulesVersion) }),
  );
}

function couponStatements(
  distributorId: string,
  {
    content,
    offers,
    requestId,
    integratorId,
    at,
  }: { content: RequestContent; offers: SaleFacts; requestId: string; integratorId: string; at: string },
): WriteStatement[] {
  if (content.coupon === null || offers.coupon === null) return [];
  const { id, code, version } = offers.coupon;
  const amountCents = content.totals.couponCents;
  return useCoupon(distributorId, {
    coupon: { id, code, version },
    requestId,
    integratorId,
    amountCents,
    at,
  });
}
