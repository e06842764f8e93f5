import * as z from "zod";
import { AuditQuerySchema } from "#domain/access/audit-schema.ts";
import { ProductListQuerySchema } from "#domain/catalog/product-list-schema.ts";
import {
  fromWire,
  ProductInputSchema,
  ProductUpdateSchema,
  WireProductSchema,
} from "#domain/catalog/product-wire-schema.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { productsAccess } from "#worker/services/catalog/products-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { toWireProduct } from "./wire-product.ts";

const tag = "Products";
const access = productsAccess;
const params = z.object({ id: z.string().max(64) });
const group = ProductListQuerySchema.shape.group;

export const listProductsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/products",
    summary:
      "Products of a group of equipment, fifty a page unless told; counted one by one up to a thousand",
    tag,
    access,
    query: ProductListQuerySchema,
    answer: z.object({
      items: z.array(WireProductSchema),
      totalItems: z.int(),
      /** Whether `totalItems` is exact, or the limit of counting. */
      totalIsExact: z.boolean(),
    }),
  },
  async ({ query, services }) => {
    const { items, ...totals } = await services.products.list(query);
    return { items: items.map(toWireProduct), ...totals };
  },
);

export const listManufacturersRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/products/manufacturers",
    summary: "Names of manufacturers that begin with a text",
    tag,
    access,
    query: z.strictObject({ q: z.string().trim().max(80).default(""), group: group.optional() }),
    answer: z.object({ items: z.array(z.string()) }),
  },
  async ({ query, services }) => ({
    items: await services.products.listManufacturers(query.q, query.group ?? null),
  }),
);

export const createProductRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/products",
    summary: "Make a product",
    tag,
    access,
    body: ProductInputSchema,
    answer: WireProductSchema,
    status: 201,
  },
  async ({ body, services }) => toWireProduct(await services.products.create(fromWire(body))),
);

export const getProductRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/products/{id}",
    summary: "One product",
    tag,
    access,
    params,
    answer: WireProductSchema,
  },
  async ({ params: { id }, services }) => toWireProduct(await services.products.get(id)),
);

export const updateProductRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/products/{id}",
    summary: "Replace a product in the version that was read; its type stays",
    tag,
    access,
    params,
    body: ProductUpdateSchema,
    answer: WireProductSchema,
  },
  async ({ params: { id }, body: { version, ...fields }, services }) =>
    toWireProduct(await services.products.update(id, { ...fromWire(fields), version })),
);

export const duplicateProductRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/products/{id}/duplicate",
    summary: "Make a copy under a code of its own, that is not for sale",
    tag,
    access,
    params,
    answer: WireProductSchema,
    status: 201,
  },
  async ({ params: { id }, services }) => toWireProduct(await services.products.duplicate(id)),
);

export const setProductActiveRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/products/{id}/active",
    summary: "Take a product out of every list of what can be had, or back into them",
    tag,
    access,
    params,
    body: z.strictObject({ active: z.boolean(), version: z.int().min(1) }),
    answer: WireProductSchema,
  },
  async ({ params: { id }, body, services }) => toWireProduct(await services.products.setActive(id, body)),
);

export const readProductHistoryRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/products/{id}/history",
    summary: "What was done with a product, newest first, and what it cost and was sold for, oldest first",
    tag,
    access,
    params,
    query: AuditQuerySchema.pick({ cursor: true }),
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          /** Name of the person. */
          person: z.string(),
          event: z.string(),
          changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
          /** Description of the action, in Portuguese. */
          sentence: z.string(),
        }),
      ),
      nextCursor: z.string().nullable(),
      prices: z.array(
        z.object({ at: z.string(), version: z.int(), price: z.number(), costPrice: z.number() }),
      ),
    }),
  },
  async ({ params: { id }, query, services }) => {
    const { items, nextCursor, prices } = await services.products.history(id, query.cursor ?? null);
    return {
      items,
      nextCursor,
      prices: prices.map(({ at, version, priceCents, costCents }) => ({
        at,
        version,
        price: centsToReais(priceCents),
        costPrice: centsToReais(costCents),
      })),
    };
  },
);
