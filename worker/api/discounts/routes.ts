import * as z from "zod";
import { PctSchema } from "#domain/access/pct-schema.ts";
import {
  ApproveDiscountSchema,
  AskDiscountSchema,
  ModifyRequestSchema,
  RefuseDiscountSchema,
  APPROVAL_KINDS,
  APPROVAL_STATUSES,
  ApprovalContentSchema,
  ApprovalQuerySchema,
} from "#domain/discounts/approval-schema.ts";
import { FREIGHT_KEPT } from "#domain/discounts/freight-today.ts";
import { PriceDriftSchema } from "#domain/discounts/price-drift-schema.ts";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { decideDiscountAccess } from "#worker/services/discounts/decide-discount.ts";
import { readDiscountSettingAccess } from "#worker/services/discounts/discount-setting.ts";
import { requestPricesAccess } from "#worker/services/requests/open-request.ts";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const id = z.string().min(1).max(64);
const OfRequest = z.strictObject({ id });
const pct = z.string().nullable();
const LimitsSchema = z.object({ increasePct: pct, decreasePct: pct });
const ChangedSchema = z.object({ id: z.string(), version: z.int(), totalCents: z.int() });

const ApprovalSchema = z.object({
  id: z.string(),
  requestId: z.string(),
  requestVersion: z.int(),
  kind: z.enum(APPROVAL_KINDS),
  content: ApprovalContentSchema,
  status: z.enum(APPROVAL_STATUSES),
  requestedByName: z.string(),
  createdAt: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string(),
  request: z.object({
    type: z.enum(["budget", "order"]),
    code: z.string(),
    name: z.string(),
    version: z.int(),
    integratorName: z.string(),
  }),
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
});

const ofRequest = { tag: "Discounts", access: requestPricesAccess, params: OfRequest } as const;
const deciding = { tag: "Discounts", access: decideDiscountAccess } as const;
const path = "/app/user/requests/{id}";

/** Endpoints of discounts and prices of saved requests. */
export const DISCOUNTS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...ofRequest,
      method: "get",
      path: `${path}/prices`,
      summary: "What can be done about what a request costs, what was asked for, and what moved since",
      answer: z.object({
        version: z.int(),
        type: z.enum(["budget", "order"]),
        valueModifier: ValueModifierSchema,
        subtotalCents: z.int(),
        limits: LimitsSchema,
        mayAsk: z.boolean(),
        mayReprice: z.boolean(),
        fixed: z.enum(["paid", "returned", "closed", "charged", "blocked", "expired"]).nullable(),
        requisitions: z.array(ApprovalSchema),
        drift: PriceDriftSchema.extend({
          freight: PriceDriftSchema.shape.freight.nullable(),
          detectedAt: z.string(),
        }).nullable(),
      }),
    },
    ({ params, services }) => services.discounts.readRequestPrices(params.id),
  ),
  createApiRoute(
    {
      ...ofRequest,
      method: "put",
      path: `${path}/value-modifier`,
      summary: "Add to what a request costs or take off it, within one's own limits",
      body: ModifyRequestSchema,
      answer: ChangedSchema,
    },
    ({ params, body, services }) => services.discounts.modify(params.id, body),
  ),
  createApiRoute(
    {
      ...ofRequest,
      method: "post",
      path: `${path}/discount-requisitions`,
      summary: "Ask for a discount above one's own limit",
      body: AskDiscountSchema,
      answer: z.object({ id: z.string(), status: z.literal("pending") }),
      status: 201,
    },
    ({ params, body, services }) => services.discounts.ask(params.id, body),
  ),
  createApiRoute(
    {
      ...ofRequest,
      method: "delete",
      path: `${path}/discount-requisitions/{requisitionId}`,
      summary: "Take a question back before it is decided",
      params: z.strictObject({ id, requisitionId: id }),
      answer: z.object({ id: z.string() }),
    },
    async ({ params, services }) => {
      await services.discounts.withdraw(params.id, params.requisitionId);
      return { id: params.requisitionId };
    },
  ),
  createApiRoute(
    {
      ...ofRequest,
      access: accessTo("reprice"),
      method: "post",
      path: `${path}/reprice`,
      summary: "Bring an open budget to today's prices, in a new version",
      body: z.strictObject({ version: z.int().min(1) }),
      answer: ChangedSchema.extend({ freightKept: z.enum(FREIGHT_KEPT).nullable() }),
    },
    ({ params, body, services }) => services.discounts.reprice(params.id, body),
  ),
  createApiRoute(
    {
      ...deciding,
      method: "get",
      path: "/app/staff/discount-requisitions",
      summary: "Discounts that somebody asks for",
      query: ApprovalQuerySchema,
      answer: z.object({ items: z.array(ApprovalSchema), totalItems: z.int() }),
    },
    ({ query, services }) => services.discounts.list(query),
  ),
  createApiRoute(
    {
      ...deciding,
      method: "post",
      path: "/app/staff/discount-requisitions/{id}/approve",
      summary: "Approve a discount: it counts at once, in a new version of the request",
      params: OfRequest,
      body: ApproveDiscountSchema,
      answer: ChangedSchema,
    },
    ({ params, body, services }) => services.discounts.approve(params.id, body),
  ),
  createApiRoute(
    {
      ...deciding,
      method: "post",
      path: "/app/staff/discount-requisitions/{id}/refuse",
      summary: "Refuse a discount, with a word of why",
      params: OfRequest,
      body: RefuseDiscountSchema,
      answer: z.object({ id: z.string() }),
    },
    ({ params, body, services }) => services.discounts.refuse(params.id, body),
  ),
  createApiRoute(
    {
      tag: "Discounts",
      access: readDiscountSettingAccess,
      method: "get",
      path: "/app/user/settings/discount",
      summary: "What discounts and increases the person may give",
      answer: z.object({
        adminDiscountLimitPct: z.string(),
        hasDefaultDiscount: z.boolean(),
        budget: LimitsSchema,
        order: LimitsSchema,
      }),
    },
    ({ services }) => services.discounts.readSetting(),
  ),
  createApiRoute(
    {
      tag: "Platform",
      access: PLATFORM_ACCESS,
      method: "put",
      path: "/app/admin/distributors/{id}/discount-limit",
      summary: "What a distributor's administrators may take off at most",
      params: OfRequest,
      body: z.strictObject({ limitPct: PctSchema, expectedPct: z.string().max(20) }),
      answer: z.object({ limitPct: z.string() }),
    },
    ({ params, body, services }) => services.discounts.setAdminLimit(params.id, body),
  ),
];
