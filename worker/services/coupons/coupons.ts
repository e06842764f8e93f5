import { COUPONS_TEXTS } from "#copy/coupons.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CouponInput, CouponListQuery, CouponUpdate } from "#domain/coupons/coupon-schema.ts";
import { couponStatus, type CouponStatus, type UsedCoupon } from "#domain/coupons/coupon.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { createCouponRepository } from "#worker/repositories/coupons/coupon-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import { copiedCouponCode } from "#domain/coupons/coupon-code.ts";
import {
  assertGroupsExist,
  deleteCoupon,
  insertCoupon,
  switchCoupon,
  updateCoupon,
} from "#worker/repositories/coupons/coupon-statements.ts";
import { audit } from "../audit/audit.ts";

/** Permission to manage coupons. */
export const couponsAccess: AccessRule = PAGES.CouponsSettings.access;

/** A coupon with its status today. */
export interface ShownCoupon extends UsedCoupon {
  status: CouponStatus;
  /** Its limit of uses, as text. */
  maxUsesText: string;
}

/** Authorises and opens what coupon use cases need.
 *  @throws DomainError as `authoriseUser` */
function openCoupons(scope: Scope) {
  const { distributor, database } = authoriseUser(scope, couponsAccess);
  const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
  const show = (coupon: UsedCoupon): ShownCoupon => ({
    ...coupon,
    status: couponStatus(coupon, today),
    maxUsesText: coupon.maxUses === null ? COUPONS_TEXTS.unlimited : String(coupon.maxUses),
  });
  return { distributor, database, today, show, coupons: createCouponRepository(database, distributor.id) };
}

/** Lists a page of the distributor's coupons, newest first by default. */
export function createListCoupons(scope: Scope) {
  return async function listCoupons({ search, status, sort, page }: CouponListQuery) {
    const { coupons, today, show } = openCoupons(scope);
    const pattern = search === "" ? null : toSearchText(search).pattern;
    const { items, totalItems } = await coupons.listCoupons({ pattern, status, sort, page, today });
    return { items: items.map(show), totalItems };
  };
}

/** Reads a coupon.
 *  @throws DomainError NOT_FOUND */
export function createGetCoupon(scope: Scope) {
  return async function getCoupon(id: string): Promise<ShownCoupon> {
    const { coupons, show } = openCoupons(scope);
    return show(await coupons.getCoupon(id));
  };
}

/** Reads a coupon with its totals and a page of the requests that used it.
 *  @throws DomainError NOT_FOUND */
export function createReadCouponHistory(scope: Scope) {
  return async function readCouponHistory(id: string, page: number) {
    const { coupons, show } = openCoupons(scope);
    const { coupon, ...history } = await coupons.getHistory(id, page);
    return { coupon: show(coupon), ...history };
  };
}

/** Lists the groups that a coupon can be limited to. */
export function createListCouponGroups(scope: Scope) {
  return async function listCouponGroups() {
    return openCoupons(scope).coupons.listGroups();
  };
}

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
