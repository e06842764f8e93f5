import * as z from "zod";
import {
  CompanyServiceAnswerSchema,
  EncryptedSchema,
  ExtraItemPricesAnswerSchema,
  ExtraItemPricesSchema,
  PriceExplainAnswerSchema,
  PriceTotalAnswerSchema,
  PriceTotalSchema,
} from "#domain/requests/price-sale-schema.ts";
import { priceTotalAccess } from "#worker/services/requests/price-total.ts";
import { explanationAccess } from "#worker/services/requests/read-requests.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Prices";

export const priceTotalRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/prices/total",
    summary: "What a sale comes to, plain or encrypted as the question is",
    tag,
    access: priceTotalAccess,
    body: z.union([PriceTotalSchema, EncryptedSchema]),
    answer: z.union([PriceTotalAnswerSchema, EncryptedSchema]),
  },
  ({ body, services }) =>
    "encrypted" in body ? services.prices.totalEncrypted(body) : services.prices.total(body),
);

export const explainPriceRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/prices/explain",
    summary: "How a sale's price came about, with costs and margins",
    tag,
    access: explanationAccess,
    body: PriceTotalSchema,
    answer: PriceExplainAnswerSchema,
  },
  ({ body, services }) => services.prices.explain(body),
);

export const priceExtraItemsRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/prices/extra-items",
    summary: "Prices of extra items",
    tag,
    access: priceTotalAccess,
    body: ExtraItemPricesSchema,
    answer: ExtraItemPricesAnswerSchema,
  },
  ({ body, services }) => services.prices.extraItems(body),
);

export const priceCompanyServiceRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/prices/company-service",
    summary: "The integrator's own service and its customer's invoice",
    tag,
    access: priceTotalAccess,
    body: PriceTotalSchema,
    answer: CompanyServiceAnswerSchema,
  },
  ({ body, services }) => services.prices.companyService(body),
);
