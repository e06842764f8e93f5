import type { ApiRoute } from "../kernel/create-api-route.ts";
import { findMountProductsRoute } from "./mount-products.ts";

/** Endpoints of Kits Personalizados. */
export const MOUNT_KIT_ROUTES: readonly ApiRoute[] = [findMountProductsRoute];
