import type { ApiRoute } from "../kernel/create-api-route.ts";
import { SALE_PRODUCT_ROUTES } from "./sale-products.ts";

/** Endpoints of Produtos Avulsos. */
export const LOOSE_PRODUCTS_ROUTES: readonly ApiRoute[] = [...SALE_PRODUCT_ROUTES];
