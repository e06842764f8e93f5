import { describeChanges } from "#domain/records/describe-changes.ts";
import { copiedCouponCode } from "#domain/coupons/coupon-code.ts";
import type { CouponInput, CouponUpdate } from "#domain/coupons/coupon-schema.ts";
import {
  assertGroupsExist,
  deleteCoupon,
  insertCoupon,
  switchCoupon,
  updateCoupon,
} from "#worker/repositories/coupons/coupon-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { openCoupons, type ShownCoupon } from "./read-coupons.ts";

const FIELDS = [
  "description",
  "kind",
  "amountCents",
  "percent",
  "maximumCents",
  "minimumCents",
  "maxUses",
  "maxUsesPerIntegrator",
  "startsOn",
  "endsOn",
  "purchaseTypes",
  "groupIds",
  "active",
] as const satisfies (keyof CouponInput)[];

/** Creates a coupon.
 *  @throws DomainError CODE_TAKEN, INVALID_BODY (UNKNOWN_GROUP) */
export function createCreateCoupon(scope: Scope) {
  return async function createCoupon(input: CouponInput): Promise<ShownCoupon> {
    const { distributor, database, coupons, show } = openCoupons(scope);
    const id = scope.newId("cpn");
    const at = scope.now().toISOString();
    await database.writeBatch([
      assertGroupsExist(distributor.id, input.groupIds),
      insertCoupon(distributor.id, { id, input, at }),
      audit(scope, distributor.id, {
        event: "coupon.created",
        entity: "coupon",
        entityId: id,
        changes: { ...describeChanges(FIELDS, null, input), name: { from: null, to: input.code } },
        at,
      }),
    ]);
    return show(await coupons.getCoupon(id));
  };
}

/** Replaces a coupon in the version that the edit began with. Existing uses stay.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, CODE_TAKEN, INVALID_BODY (UNKNOWN_GROUP) */
export function createUpdateCoupon(scope: Scope) {
  return async function updateCouponOf(
    id: string,
    { version, ...input }: CouponUpdate,
  ): Promise<ShownCoupon> {
    const { distributor, database, coupons, show } = openCoupons(scope);
    const before = await coupons.getCoupon(id);
    const at = scope.now().toISOString();
    await database.writeBatch([
      assertGroupsExist(distributor.id, input.groupIds),
      ...updateCoupon(distributor.id, { id, input, version, at }),
      audit(scope, distributor.id, {
        event: "coupon.updated",
        entity: "coupon",
        entityId: id,
        changes: { ...describeChanges(FIELDS, before, input), name: { from: before.code, to: input.code } },
        at,
      }),
    ]);
    return show(await coupons.getCoupon(id));
  };
}

/** Activates or deactivates a coupon in the version that was read.
 *  @throws DomainError NOT_FOUND, STALE_VERSION */
export function createSetCouponActive(scope: Scope) {
  return async function setCouponActive(
    id: string,
    { active, version }: { active: boolean; version: number },
  ): Promise<ShownCoupon> {
    const { distributor, database, coupons, show } = openCoupons(scope);
    const { code } = await coupons.getCoupon(id);
    const at = scope.now().toISOString();
    const change = {
      entity: "coupon",
      entityId: id,
      changes: { active: { from: !active, to: active }, name: { from: code, to: code } },
      at,
    };
    await database.writeBatch([
      ...switchCoupon(distributor.id, { id, active, version, at }),
      active
        ? audit(scope, distributor.id, { event: "coupon.activated", ...change })
        : audit(scope, distributor.id, { event: "coupon.deactivated", ...change }),
    ]);
    return show(await coupons.getCoupon(id));
  };
}

/** Copies a coupon under a new code; the copy is inactive.
 *  @throws DomainError NOT_FOUND */
export function createDuplicateCoupon(scope: Scope) {
  return async function duplicateCoupon(id: string): Promise<ShownCoupon> {
    const { distributor, database, coupons, show } = openCoupons(scope);
    const original = await coupons.getCoupon(id);
    const copyId = scope.newId("cpn");
    const at = scope.now().toISOString();
    const code = copiedCouponCode(original.code, copyId.slice(-4).toUpperCase());
    const input: CouponInput = { ...original, code, active: false };
    await database.writeBatch([
      insertCoupon(distributor.id, { id: copyId, input, at }),
      audit(scope, distributor.id, {
        event: "coupon.duplicated",
        entity: "coupon",
        entityId: copyId,
        changes: { ...describeChanges(FIELDS, null, input), name: { from: original.code, to: code } },
        at,
      }),
    ]);
    return show(await coupons.getCoupon(copyId));
  };
}

/** Deletes a coupon that was never used.
 *  @throws DomainError NOT_FOUND, IN_USE */
export function createDeleteCoupon(scope: Scope) {
  return async function deleteCouponOf(id: string): Promise<void> {
    const { distributor, database, coupons } = openCoupons(scope);
    const { code } = await coupons.getCoupon(id);
    await database.writeBatch([
      ...deleteCoupon(distributor.id, id),
      audit(scope, distributor.id, {
        event: "coupon.deleted",
        entity: "coupon",
        entityId: id,
        changes: { name: { from: code, to: null } },
      }),
    ]);
  };
}
