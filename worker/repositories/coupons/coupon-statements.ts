import { sql } from "drizzle-orm";
import type { CouponInput } from "#domain/coupons/coupon-schema.ts";
import { type CouponRefusal, DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion, upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { coupon as coupons, couponUse } from "#worker/db/schema/pricing.ts";

interface Saved {
  id: string;
  input: CouponInput;
  at: string;
}

/** @throws DomainError CODE_TAKEN out of the batch */
export function insertCoupon(distributorId: string, { id, input, at }: Saved): WriteStatement {
  return {
    // The input of a copy is the original coupon, so its id and version are overwritten.
    ...insertRow(coupons, { ...input, distributorId, id, version: 1, createdAt: at, updatedAt: at }),
    refusal: () => new DomainError("CODE_TAKEN", { entity: "coupon", codes: [input.code] }),
  };
}

/** Replaces the version that the edit began with.
 *  @throws DomainError STALE_VERSION, CODE_TAKEN, by the batch */
export function updateCoupon(
  distributorId: string,
  { id, input, at, version }: Saved & { version: number },
): WriteStatement[] {
  return [
    {
      ...updateRow(
        coupons,
        { distributorId, id, version },
        { ...input, version: sql`version + 1`, updatedAt: at },
      ),
      refusal: () => new DomainError("CODE_TAKEN", { entity: "coupon", codes: [input.code] }),
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "coupon", id })),
  ];
}

/** Activates or deactivates a coupon in the version that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function switchCoupon(
  distributorId: string,
  { id, active, version, at }: { id: string; active: boolean; version: number; at: string },
): WriteStatement[] {
  return updateVersion(coupons, { distributorId, id, version }, { active, updatedAt: at }, "coupon");
}

/** Asserts that the coupon's groups exist.
 *  @throws DomainError INVALID_BODY (UNKNOWN_GROUP), by the batch */
export function assertGroupsExist(distributorId: string, groupIds: readonly string[]): WriteStatement {
  const wanted = JSON.stringify(groupIds);
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from json_each(${wanted}) as wanted where not exists (select 1 from integrator_group
      where distributor_id = ${distributorId} and id = wanted.value))`,
    () => {
      const issue = { field: "groupIds", code: "UNKNOWN_GROUP", message: "a group is not there any more" };
      return new DomainError("INVALID_BODY", { issues: [issue] });
    },
  );
}

/** Deletes a coupon that was never used.
 *  @throws DomainError IN_USE, NOT_FOUND, by the batch */
export function deleteCoupon(distributorId: string, id: string): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from coupon_use where distributor_id = ${distributorId} and coupon_id = ${id})`,
      () => new DomainError("IN_USE", { entity: "coupon", id, usedBy: "request" }),
    ),
    deleteRow(coupons, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "coupon", id })),
  ];
}

/** A request's use of a coupon, in the version of the coupon that its amount was calculated with. */
export interface CouponUse {
  coupon: { id: string; code: string; version: number };
  requestId: string;
  integratorId: string;
  amountCents: number;
  at: string;
}

/** Records a request's use of a coupon, in the batch that saves the request. Both limits are asserted on the current
 *  state, so that of two concurrent last uses one is refused. A repeated use by the same request counts once.
 *  @throws DomainError COUPON_NOT_VALID (unknown, disabled, usedUp, usedUpByIntegrator), STALE_VERSION, by the batch */
export function useCoupon(
  distributorId: string,
  { coupon, requestId, integratorId, amountCents, at }: CouponUse,
): WriteStatement[] {
  const own = sql`coupon.distributor_id = ${distributorId} and coupon.id = ${coupon.id}`;
  const others = sql`select count(*) from coupon_use where distributor_id = ${distributorId}
    and coupon_id = ${coupon.id} and request_id <> ${requestId} and released_at is null`;
  const refuse = (reason: CouponRefusal) => () =>
    new DomainError("COUPON_NOT_VALID", { code: coupon.code, reason });
  return [
    assertHolds("ALREADY_DONE", sql`exists (select 1 from coupon where ${own})`, refuse("unknown")),
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from coupon where ${own} and active = 1)`,
      refuse("disabled"),
    ),
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from coupon where ${own} and version = ${coupon.version})`,
      () => new DomainError("STALE_VERSION", { entity: "coupon", id: coupon.id }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from coupon where ${own} and (max_uses is null or max_uses > (${others})))`,
      refuse("usedUp"),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from coupon where ${own} and (max_uses_per_integrator is null
        or max_uses_per_integrator > (${others} and integrator_id = ${integratorId})))`,
      refuse("usedUpByIntegrator"),
    ),
    upsertRow(
      couponUse,
      {
        distributorId,
        couponId: coupon.id,
        requestId,
        integratorId,
        amountCents,
        usedAt: at,
        releasedAt: null,
      },
      {
        key: ["distributorId", "couponId", "requestId"],
        takes: ["integratorId", "amountCents", "usedAt", "releasedAt"],
      },
    ),
  ];
}

/** Releases a request's use of coupons, in the batch that refuses or deletes it, or that applies another coupon; then
 *  it precedes `useCoupon`. Without a use it does nothing. */
export function releaseCoupon(
  distributorId: string,
  { requestId, at }: { requestId: string; at: string },
): WriteStatement {
  return updateRow(couponUse, { distributorId, requestId, releasedAt: null }, { releasedAt: at });
}
