import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Cents } from "#domain/shared/money.ts";

/** A coupon as stored; null limits are unlimited, empty lists mean all. */
export interface Coupon {
  id: string;
  /** In capitals. */
  code: string;
  description: string;
  kind: "fixed" | "percentage";
  amountCents: Cents | null;
  percent: string | null;
  maximumCents: Cents | null;
  minimumCents: Cents;
  maxUses: number | null;
  maxUsesPerIntegrator: number | null;
  startsOn: string | null;
  endsOn: string | null;
  purchaseTypes: PurchaseType[];
  groupIds: string[];
  active: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A coupon with the number of requests that use it. */
export interface UsedCoupon extends Coupon {
  uses: number;
}
