import * as z from "zod";
import { accessTo } from "#domain/requests/request-actions.ts";
import { CreatedRequestSchema, CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { RequestOriginSchema } from "#domain/requests/request-origin-schema.ts";
import {
  EditFreightSchema,
  SeenVersionSchema,
  ConvertBudgetSchema,
} from "#domain/requests/convert-budget-schema.ts";
import { RequestHistoryQuerySchema, RequestHistorySchema } from "#domain/requests/request-history-schema.ts";
import {
  CompareVersionsQuerySchema,
  VersionComparisonSchema,
} from "#domain/requests/version-comparison-schema.ts";
import { TimelineQuerySchema, TimelineSchema } from "#domain/requests/timeline-schema.ts";
import { SetPurchaseNumberSchema } from "#domain/requests/purchase-number-schema.ts";
import { SetBillingDateSchema } from "#domain/requests/billing-date-schema.ts";
import { ChangeSellerSchema } from "#domain/requests/seller-schema.ts";
import {
  AcceptMoneySchema,
  EditPaymentSchema,
  RefundChargeSchema,
  ReleaseCardsSchema,
  RequestPaymentSchema,
} from "#domain/requests/request-payment-schema.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const params = z.object({ id: z.string().max(64) });
const chargeParams = params.extend({ chargeId: z.string().max(64) });
const tag = "Requests";
const path = "/app/user/requests/{id}";
/** What people do with the money of a charge. */
const ofCharge = {
  ...{ tag, params: chargeParams, access: accessTo("giveBack") },
  method: "post",
  answer: RequestPaymentSchema,
} as const;

const PersonSchema = z.object({ id: z.string(), name: z.string() });

const ChangedSchema = z.object({ id: z.string(), version: z.int(), totalCents: z.int() });

/** Endpoints of actions on saved budgets and orders. */
export const SAVED_REQUEST_ROUTES = [
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("readHistory"), method: "get", path: `${path}/history` },
      summary: "What each version of a budget or order changed, newest first",
      query: RequestHistoryQuerySchema,
      answer: RequestHistorySchema,
    },
    ({ params: { id }, query, services }) => services.requests.readHistory(id, query),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("readHistory"), method: "get", path: `${path}/versions/compare` },
      summary:
        "Two versions of a budget or an order side by side; the last two unless the query names others",
      query: CompareVersionsQuerySchema,
      answer: VersionComparisonSchema,
    },
    ({ params: { id }, query, services }) => services.requests.compareVersions(id, query),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("readTimeline"), method: "get", path: `${path}/timeline` },
      summary: "What happened to a budget or an order, newest first, in words",
      query: TimelineQuerySchema,
      answer: TimelineSchema,
    },
    ({ params: { id }, query, services }) => services.requests.readTimeline(id, query),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("edit"), method: "get", path: `${path}/origin` },
      summary: "A request with the details of its origin, to be edited: cart, answers, what is off sale",
      answer: RequestOriginSchema,
    },
    ({ params: { id }, services }) => services.requests.readForEdit(id),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("edit"), method: "put", path, idempotent: true },
      summary: "Save an edited budget or order: its next version; `origin.version` is the one that was read",
      body: CreateRequestSchema,
      answer: CreatedRequestSchema,
    },
    ({ params: { id }, body, services, idempotencyKey }) => services.requests.edit(id, body, idempotencyKey),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("edit"), method: "put", path: `${path}/freight` },
      summary: "Send a request another way: a new version with the new freight, everything else as it was",
      body: EditFreightSchema,
      answer: ChangedSchema.extend({ freightRequoted: z.boolean() }),
    },
    ({ params: { id }, body, services }) => services.requests.editFreight(id, body),
  ),
  createApiRoute(
    {
      ...{
        tag,
        params,
        access: accessTo("toOrder"),
        method: "post",
        path: `${path}/order`,
        idempotent: true,
      },
      summary: "Make a budget an order, with its stock reserved",
      body: ConvertBudgetSchema,
      answer: CreatedRequestSchema,
    },
    ({ params: { id }, body, services, idempotencyKey }) =>
      services.requests.convertBudget(id, body, idempotencyKey),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("duplicate"), method: "post", path: `${path}/duplicate` },
      summary: "A cart with what a budget holds, after a look at the stock",
      answer: z.object({ cart: z.object({ id: z.string() }), purchaseType: z.enum(PURCHASE_TYPES) }),
    },
    ({ params: { id }, services }) => services.requests.duplicate(id),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("updateExpired"), method: "post", path: `${path}/update-expired` },
      summary: "Bring an expired budget to today's prices, so that it counts again",
      body: SeenVersionSchema,
      answer: ChangedSchema.extend({ expiryDate: z.string().nullable() }),
    },
    ({ params: { id }, body, services }) => services.requests.updateExpired(id, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("changeSeller"), method: "get", path: `${path}/sellers` },
      summary: "Who may look after a budget or an order, on the side of who asks",
      answer: z.object({ current: z.string().nullable(), items: z.array(PersonSchema) }),
    },
    ({ params: { id }, services }) => services.sellers.list(id),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("changeSeller"), method: "put", path: `${path}/seller` },
      summary: "Hand a budget or an order to another person of one's own side",
      body: ChangeSellerSchema,
      answer: z.object({ id: z.string(), seller: PersonSchema.nullable() }),
    },
    ({ params: { id }, body, services }) => services.sellers.change(id, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("setBillingDate"), method: "put", path: `${path}/billing-date` },
      summary: "Set the day on which an order is invoiced",
      body: SetBillingDateSchema,
      answer: z.object({ id: z.string(), billingDate: z.string().nullable() }),
    },
    ({ params: { id }, body, services }) => services.requests.setBillingDate(id, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("setPurchaseNumber"), method: "put" },
      path: `${path}/purchase-number`,
      summary: "Give a budget or an order the number of the buying company, or take it away",
      body: SetPurchaseNumberSchema,
      answer: z.object({ id: z.string(), purchaseNumber: z.string().nullable() }),
    },
    ({ params: { id }, body, services }) => services.requests.setPurchaseNumber(id, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("readPayment"), method: "get", path: `${path}/payment` },
      summary: "The payment of an order with its charges, newest first",
      answer: RequestPaymentSchema,
    },
    ({ params: { id }, services }) => services.requestPayments.read(id),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("editPayment"), method: "put", path: `${path}/payment-status` },
      summary: "Say what the payment of an order is, when no provider tells about it",
      body: EditPaymentSchema,
      answer: z.object({ id: z.string(), paymentStatus: z.enum(PAYMENT_STATUSES) }),
    },
    ({ params: { id }, body, services }) => services.requestPayments.edit(id, body),
  ),
  createApiRoute(
    {
      ...ofCharge,
      path: `${path}/charges/{chargeId}/acceptance`,
      summary: "Let money of another amount than was asked for count for its order",
      body: AcceptMoneySchema,
    },
    ({ params: { id, chargeId }, body, services }) => services.requestPayments.accept(id, chargeId, body),
  ),
  createApiRoute(
    {
      ...ofCharge,
      path: `${path}/charges/{chargeId}/release`,
      summary: "Let cards be tried again for an order of which banks refused too many",
      body: ReleaseCardsSchema,
    },
    ({ params: { id, chargeId }, body, services }) => services.requestPayments.release(id, chargeId, body),
  ),
  createApiRoute(
    {
      ...ofCharge,
      path: `${path}/charges/{chargeId}/refunds`,
      summary: "Send money of a charge back to its payer",
      body: RefundChargeSchema,
      status: 201,
    },
    ({ params: { id, chargeId }, body, services }) => services.requestPayments.refund(id, chargeId, body),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("delete"), method: "delete", path },
      summary: "Delete a budget or an order, for 30 days so that it can be restored",
      query: z.strictObject({ type: z.enum(REQUEST_TYPES) }),
      answer: z.object({ id: z.string(), type: z.enum(REQUEST_TYPES), deletedAt: z.string() }),
    },
    ({ params: { id }, query, services }) => services.requests.delete(id, query),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: accessTo("restore"), method: "post", path: `${path}/restore` },
      summary: "Restore a deleted budget or order",
      answer: z.object({ id: z.string(), type: z.enum(REQUEST_TYPES) }),
    },
    ({ params: { id }, services }) => services.requests.restore(id),
  ),
];
