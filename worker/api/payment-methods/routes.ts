import * as z from "zod";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import {
  PaymentMethodInputSchema,
  PaymentMethodUpdateSchema,
  PaymentOrderSchema,
} from "#domain/payment-methods/payment-method-schema.ts";
import { paymentMethodsAccess } from "#worker/services/payment-methods/payment-methods.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const ConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Decimal text: a percentage, or reais with two decimals for a fixed amount. */
  value: z.string(),
  conditionType: z.enum(["increase", "decrease"]),
  modifierType: z.enum(["percentage", "percentage-reversed", "fixed"]),
  quantityOfInstallments: z.int(),
  downPaymentPct: z.string(),
  /** Smallest total in cents for which it is offered. */
  minimumCents: z.int(),
  active: z.boolean(),
});

const PaymentMethodSchema = z.object({
  id: z.string(),
  type: z.enum(PAYMENT_TYPES),
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  conditions: z.array(ConditionSchema),
  version: z.int(),
  updatedAt: z.string(),
});

const tag = "Payment methods";
const access = paymentMethodsAccess;
const params = z.object({ id: z.string().max(64) });
const path = "/app/staff/payment-methods";
const list = z.object({ items: z.array(PaymentMethodSchema) });

/** Endpoints of payment methods. */
export const PAYMENT_METHODS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      method: "get",
      path,
      summary: "Every way to pay in its order, with its conditions",
      tag,
      access,
      answer: list,
    },
    async ({ services }) => ({ items: await services.paymentMethods.list() }),
  ),
  createApiRoute(
    {
      method: "post",
      path,
      summary: "Make a way to pay",
      tag,
      access,
      body: PaymentMethodInputSchema,
      answer: PaymentMethodSchema,
      status: 201,
    },
    ({ body, services }) => services.paymentMethods.create(body),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/order`,
      summary: "Put the ways to pay in another order, if they still are in the one that was read",
      tag,
      access,
      body: PaymentOrderSchema,
      answer: list,
    },
    async ({ body, services }) => ({ items: await services.paymentMethods.reorder(body) }),
  ),
  createApiRoute(
    {
      method: "get",
      path: `${path}/{id}`,
      summary: "One way to pay",
      tag,
      access,
      params,
      answer: PaymentMethodSchema,
    },
    ({ params: { id }, services }) => services.paymentMethods.get(id),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/{id}`,
      summary: "Replace a way to pay, conditions and all, in the version that was read",
      tag,
      access,
      params,
      body: PaymentMethodUpdateSchema,
      answer: PaymentMethodSchema,
    },
    ({ params: { id }, body, services }) => services.paymentMethods.update(id, body),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/{id}/active`,
      summary: "Switch a way to pay on or off in the version that was read",
      tag,
      access,
      params,
      body: z.strictObject({ active: z.boolean(), version: z.int().min(1) }),
      answer: PaymentMethodSchema,
    },
    ({ params: { id }, body, services }) => services.paymentMethods.setActive(id, body),
  ),
  createApiRoute(
    {
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a way to pay with its conditions",
      tag,
      access,
      params,
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params: { id }, services }) => {
      await services.paymentMethods.remove(id);
      return { deleted: true };
    },
  ),
];
