import * as z from "zod";
import {
  ApprovePurchaseSchema,
  AskPurchaseSchema,
  PendingPurchaseSchema,
  RefusePurchaseSchema,
  RequestPurchaseSchema,
} from "#domain/purchases/purchase-approval-schema.ts";
import {
  CompanyPurchaseRulesSchema,
  OwnPurchaseLimitSchema,
  PurchaseRulesUpdateSchema,
} from "#domain/purchases/purchase-rules-schema.ts";
import { CreatedRequestSchema } from "#domain/requests/create-request-schema.ts";
import { readPurchasesAccess } from "#worker/services/purchases/purchase-approvals.ts";
import { purchaseRulesAccess } from "#worker/services/purchases/purchase-rules.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Purchases";
const params = z.object({ id: z.string().max(64) });
const rules = { tag, access: purchaseRulesAccess, path: "/app/user/purchase-rules" } as const;
const ofRequest = { tag, params, path: "/app/user/requests/{id}/purchase-approval" } as const;
const approvals = "/app/user/purchase-approvals";

/** Endpoints of what a company sets for what its own people order. */
export const PURCHASES_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...rules, method: "get" },
      summary: "Limits and periods of the own company's people, for its managers",
      answer: CompanyPurchaseRulesSchema,
    },
    ({ services }) => services.purchaseRules.read(),
  ),
  createApiRoute(
    {
      ...{ ...rules, method: "put" },
      summary: "Set what the own company's people may order in a period, and whether orders need a number",
      body: PurchaseRulesUpdateSchema,
      answer: z.object({ version: z.int() }),
    },
    ({ body, services }) => services.purchaseRules.update(body),
  ),
  createApiRoute(
    {
      ...{ tag, access: purchaseRulesAccess, method: "get", path: "/app/user/purchase-limit" },
      summary: "What the own company lets the person order, and what they have ordered in the period",
      answer: OwnPurchaseLimitSchema,
    },
    ({ services }) => services.purchaseRules.readOwn(),
  ),
  createApiRoute(
    {
      ...{ tag, access: readPurchasesAccess, method: "get", path: approvals },
      summary: "Orders above their limit that managers of the own company are to approve, the oldest first",
      answer: z.object({ items: z.array(PendingPurchaseSchema) }),
    },
    async ({ services }) => ({ items: await services.purchaseApprovals.listPending() }),
  ),
  createApiRoute(
    {
      ...{ ...ofRequest, access: readPurchasesAccess, method: "get" },
      summary: "The newest approval of an order out of a budget, and what the person may do",
      answer: RequestPurchaseSchema,
    },
    ({ params: { id }, services }) => services.purchaseApprovals.read(id),
  ),
  createApiRoute(
    {
      ...{ ...ofRequest, access: readPurchasesAccess, method: "post" },
      summary: "Ask the own company's managers to approve an order above the limit, out of a budget",
      body: AskPurchaseSchema,
      answer: z.object({ id: z.string(), state: z.literal("pending") }),
      status: 201,
    },
    ({ params: { id }, body, services }) => services.purchaseApprovals.ask(id, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: readPurchasesAccess, method: "post" },
      path: `${approvals}/{id}/approve`,
      summary: "Approve an order above its limit: the budget becomes the order of who has asked",
      body: ApprovePurchaseSchema,
      answer: CreatedRequestSchema,
    },
    ({ params: { id }, body, services }) => services.purchaseApprovals.approve(id, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: readPurchasesAccess, method: "post" },
      path: `${approvals}/{id}/refuse`,
      summary: "Refuse an order above its limit, with a reason",
      body: RefusePurchaseSchema,
      answer: z.object({ id: z.string(), state: z.literal("refused") }),
    },
    ({ params: { id }, body, services }) => services.purchaseApprovals.refuse(id, body),
  ),
];
