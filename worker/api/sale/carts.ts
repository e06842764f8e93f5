import * as z from "zod";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { cartAccess } from "#worker/services/sale/carts.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { shareCartAccess } from "#worker/services/sale/share-cart.ts";

export const saveCartRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/carts",
    summary: "Keep what was put together, for the checkout or to be shared",
    tag: "Buying",
    access: cartAccess,
    body: CartSchema,
    answer: z.object({ id: z.string() }),
    status: 201,
  },
  ({ body, services }) => services.carts.save(body),
);

export const readCartRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/carts/{id}",
    summary: "What was put together, without prices",
    tag: "Buying",
    access: cartAccess,
    params: z.object({ id: z.string().max(64) }),
    answer: CartSchema,
  },
  ({ params, services }) => services.carts.read(params.id),
);

export const shareCartRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/carts/share",
    summary:
      "Keep what was put together, under a signed link that others of the distributor open for 30 days",
    tag: "Buying",
    access: shareCartAccess,
    body: CartSchema,
    answer: z.object({ id: z.string(), url: z.string(), expiresAt: z.string() }),
    status: 201,
  },
  ({ body, services }) => services.carts.share(body),
);
