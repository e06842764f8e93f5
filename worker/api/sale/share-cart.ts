import { z } from "@hono/zod-openapi";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { shareCartAccess } from "#worker/services/sale/share-cart.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

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
