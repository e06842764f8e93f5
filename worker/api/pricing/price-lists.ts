import * as z from "zod";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import {
  PriceListFillSchema,
  PriceListInputSchema,
  PriceListItemsSchema,
  PriceListUpdateSchema,
} from "#domain/pricing/pricing-input-schema.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { pageOf, PriceListChangeSchema, PriceListItemSchema, PriceListSchema } from "./answers.ts";

const common = { tag: "Pricing", access: PRICING_ACCESS } as const;
const path = "/app/staff/pricing/price-lists";
const params = z.object({ id: z.string().max(64) });

/** Endpoints of price lists and their prices. */
export const PRICE_LIST_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...common,
      method: "get",
      path,
      summary: "Price lists in the order in which they count",
      answer: z.object({ items: z.array(PriceListSchema) }),
    },
    async ({ services }) => ({ items: await services.pricing.listPriceLists() }),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path,
      summary: "Make a price list",
      body: PriceListInputSchema,
      answer: PriceListSchema,
      status: 201,
    },
    ({ body, services }) => services.pricing.createPriceList(body),
  ),
  createApiRoute(
    {
      ...common,
      method: "get",
      path: `${path}/{id}`,
      summary: "One price list",
      params,
      answer: PriceListSchema,
    },
    ({ params: { id }, services }) => services.pricing.getPriceList(id),
  ),
  createApiRoute(
    {
      ...common,
      method: "put",
      path: `${path}/{id}`,
      summary: "Replace a price list in the version that was read; its prices stay",
      params,
      body: PriceListUpdateSchema,
      answer: PriceListSchema,
    },
    ({ params: { id }, body, services }) => services.pricing.updatePriceList(id, body),
  ),
  createApiRoute(
    {
      ...common,
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a price list with its prices",
      params,
      query: z.strictObject({ version: z.coerce.number().int().min(1).max(1_000_000_000) }),
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params: { id }, query, services }) => {
      await services.pricing.deletePriceList(id, query.version);
      return { deleted: true };
    },
  ),
  createApiRoute(
    {
      ...common,
      method: "get",
      path: `${path}/{id}/items`,
      summary: "Prices of a list, fifty a page, by name",
      params,
      query: z.strictObject({
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        kind: z.enum(["product", "kit"]).default("product"),
        search: z.string().trim().max(80).default(""),
      }),
      answer: pageOf(PriceListItemSchema),
    },
    ({ params: { id }, query, services }) => services.pricing.listPriceListItems(id, query),
  ),
  createApiRoute(
    {
      ...common,
      method: "put",
      path: `${path}/{id}/items`,
      summary: "Set prices of a list by code, or take them out with null",
      params,
      body: PriceListItemsSchema,
      answer: PriceListChangeSchema,
    },
    ({ params: { id }, body, services }) => services.pricing.setPriceListItems(id, body),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path: `${path}/{id}/fill`,
      summary: "Fill a list with the catalogue's prices and a percentage on them",
      params,
      body: PriceListFillSchema,
      answer: PriceListChangeSchema,
    },
    ({ params: { id }, body, services }) => services.pricing.fillPriceList(id, body),
  ),
];
