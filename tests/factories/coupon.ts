import type { CouponInput } from "#domain/coupons/coupon-schema.ts";
import type { Coupon } from "#domain/coupons/coupon.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { insertCoupon, useCoupon } from "#worker/repositories/coupons/coupon-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** Input of a coupon: ten percent, without limits. */
export function buildCouponInput(fields: Partial<CouponInput> = {}): CouponInput {
  return {
    code: "SOL10",
    description: "Dez por cento na primeira compra",
    kind: "percentage",
    amountCents: null,
    percent: "10",
    maximumCents: null,
    minimumCents: 0,
    maxUses: null,
    maxUsesPerIntegrator: null,
    startsOn: null,
    endsOn: null,
    purchaseTypes: [],
    groupIds: [],
    active: true,
    ...fields,
  };
}

/** A stored coupon: ten percent, without limits. */
export function buildCoupon(fields: Partial<Coupon> = {}): Coupon {
  const at = "2026-11-21T12:00:00.000Z";
  return { ...buildCouponInput(), id: "cpn_1", version: 1, createdAt: at, updatedAt: at, ...fields };
}

/** Creates a coupon; returns the facts that identify it in a request. */
export async function createTestCoupon(
  owner: TestDistributor,
  { at = "2026-11-21T12:00:00.000Z", ...fields }: Partial<CouponInput> & { at?: string } = {},
): Promise<{ id: string; code: string; version: number }> {
  const id = newId("cpn");
  const input = buildCouponInput(fields);
  await owner.database.writeBatch([insertCoupon(owner.id, { id, input, at })]);
  return { id, code: input.code, version: 1 };
}

/** Uses the coupon in a request; returns the reason of a refusal, or null. */
export async function takeTestCoupon(
  owner: TestDistributor,
  coupon: { id: string; code: string; version: number },
  requestId: string,
  integratorId = owner.integratorId,
): Promise<unknown> {
  const at = "2026-11-22T12:00:00.000Z";
  try {
    await owner.database.writeBatch(
      useCoupon(owner.id, { coupon, requestId, integratorId, amountCents: 5_000, at }),
    );
    return null;
  } catch (error) {
    if (isDomainError(error, "COUPON_NOT_VALID")) return error.details.reason;
    if (isDomainError(error, "STALE_VERSION")) return error.code;
    throw error;
  }
}
