import * as z from "zod";
import {
  CouponCheckSchema,
  CouponInputSchema,
  CouponListQuerySchema,
  CouponUpdateSchema,
} from "#domain/coupons/coupon-schema.ts";
import { COUPON_STATUSES } from "#domain/coupons/coupon.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { checkCouponAccess } from "#worker/services/coupons/check-coupon.ts";
import { couponsAccess } from "#worker/services/coupons/coupons.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const CouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  kind: z.enum(["fixed", "percentage"]),
  amountCents: z.int().nullable(),
  percent: z.string().nullable(),
  maximumCents: z.int().nullable(),
  minimumCents: z.int(),
  /** Null for unlimited. */
  maxUses: z.int().nullable(),
  /** The limit as text, with a word for unlimited. */
  maxUsesText: z.string(),
  maxUsesPerIntegrator: z.int().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  /** Empty for all. */
  purchaseTypes: z.array(z.enum(PURCHASE_TYPES)),
  groupIds: z.array(z.string()),
  active: z.boolean(),
  /** On today's calendar day of the distributor. */
  status: z.enum(COUPON_STATUSES),
  /** Number of requests that use it. */
  uses: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const CouponUseSchema = z.object({
  requestId: z.string(),
  requestCode: z.string().nullable(),
  requestName: z.string().nullable(),
  requestType: z.enum(["budget", "order"]).nullable(),
  integratorName: z.string().nullable(),
  amountCents: z.int(),
  usedAt: z.string(),
  releasedAt: z.string().nullable(),
});

const tag = "Coupons";
const access = couponsAccess;
const params = z.object({ id: z.string().max(64) });
const path = "/app/staff/coupons";

/** Endpoints of coupons. */
export const COUPONS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      method: "post",
      path: "/app/user/coupons/check",
      summary: "What a coupon takes off a purchase, or why it does not count",
      tag,
      access: checkCouponAccess,
      body: CouponCheckSchema,
      answer: z.object({
        code: z.string(),
        description: z.string(),
        /** Null for people who may not see prices before the request is saved. */
        reductionCents: z.int().nullable(),
      }),
    },
    ({ body, services }) => services.coupons.check(body),
  ),
  createApiRoute(
    {
      method: "get",
      path,
      summary: "Coupons, fifty a page",
      tag,
      access,
      query: CouponListQuerySchema,
      answer: z.object({ items: z.array(CouponSchema), totalItems: z.int() }),
    },
    ({ query, services }) => services.coupons.list(query),
  ),
  createApiRoute(
    {
      method: "post",
      path,
      summary: "Make a coupon",
      tag,
      access,
      body: CouponInputSchema,
      answer: CouponSchema,
      status: 201,
    },
    ({ body, services }) => services.coupons.create(body),
  ),
  createApiRoute(
    { method: "get", path: `${path}/{id}`, summary: "One coupon", tag, access, params, answer: CouponSchema },
    ({ params: { id }, services }) => services.coupons.get(id),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/{id}`,
      summary: "Replace a coupon in the version that was read",
      tag,
      access,
      params,
      body: CouponUpdateSchema,
      answer: CouponSchema,
    },
    ({ params: { id }, body, services }) => services.coupons.update(id, body),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/{id}/active`,
      summary: "Switch a coupon on or off in the version that was read",
      tag,
      access,
      params,
      body: z.strictObject({ active: z.boolean(), version: z.int().min(1) }),
      answer: CouponSchema,
    },
    ({ params: { id }, body, services }) => services.coupons.setActive(id, body),
  ),
  createApiRoute(
    {
      method: "post",
      path: `${path}/{id}/duplicate`,
      summary: "Copy a coupon under a code of its own, switched off",
      tag,
      access,
      params,
      answer: CouponSchema,
      status: 201,
    },
    ({ params: { id }, services }) => services.coupons.duplicate(id),
  ),
  createApiRoute(
    {
      method: "get",
      path: `${path}/{id}/uses`,
      summary: "Requests that used a coupon, fifty a page, newest first, and what it came to",
      tag,
      access,
      params,
      query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
      answer: z.object({
        figures: z.object({
          uses: z.int(),
          released: z.int(),
          amountCents: z.int(),
          integrators: z.int(),
          lastUsedAt: z.string().nullable(),
        }),
        items: z.array(CouponUseSchema),
        totalItems: z.int(),
      }),
    },
    ({ params: { id }, query, services }) => services.coupons.readHistory(id, query.page),
  ),
  createApiRoute(
    {
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a coupon that no request ever used",
      tag,
      access,
      params,
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params: { id }, services }) => {
      await services.coupons.remove(id);
      return { deleted: true };
    },
  ),
];
