import { COUPONS_TEXTS } from "#copy/coupons.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CouponListQuery } from "#domain/coupons/coupon-schema.ts";
import { couponStatus, type CouponStatus } from "#domain/coupons/coupon-status.ts";
import type { UsedCoupon } from "#domain/coupons/coupon.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { createCouponRepository } from "#worker/repositories/coupons/coupon-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

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
export function openCoupons(scope: Scope) {
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
