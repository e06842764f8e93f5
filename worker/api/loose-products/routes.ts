import { ProductBaseQuerySchema, ProductBaseSchema } from "#domain/loose-products/product-base-schema.ts";
import {
  ResolvedProductsSchema,
  ResolveProductsSchema,
  SaleProductListSchema,
  SaleProductsQuerySchema,
} from "#domain/loose-products/sale-product-schema.ts";
import { saleProductsAccess } from "#worker/services/loose-products/choosing-products.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Buying";

/** Endpoints of Produtos Avulsos. */
export const LOOSE_PRODUCTS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      method: "get",
      path: "/app/user/products/base",
      summary:
        "What a page that chooses products begins with; of the products the first page, and how many there are",
      tag,
      access: saleProductsAccess,
      query: ProductBaseQuerySchema,
      answer: ProductBaseSchema,
    },
    ({ query, services }) => services.saleProducts.readBase(query),
  ),
  createApiRoute(
    {
      method: "get",
      path: "/app/user/products",
      summary: "A page of the products on sale, with price and stock for whoever asks",
      tag,
      access: saleProductsAccess,
      query: SaleProductsQuerySchema,
      answer: SaleProductListSchema,
    },
    ({ query, services }) => services.saleProducts.list(query),
  ),
  createApiRoute(
    {
      method: "post",
      path: "/app/user/products/resolve",
      summary:
        "Products of a cart or of a pasted list of codes, priced together; and what of it is none, with the reason",
      tag,
      access: saleProductsAccess,
      body: ResolveProductsSchema,
      answer: ResolvedProductsSchema,
    },
    ({ body, services }) => services.saleProducts.resolve(body),
  ),
];
