import * as z from "zod";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const listDistributorsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/admin/distributors",
    summary: "All distributors, by name",
    tag: "Platform",
    access: PLATFORM_ACCESS,
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          name: z.string(),
          status: z.string(),
          createdAt: z.string(),
        }),
      ),
    }),
  },
  async ({ services }) => ({ items: await services.platform.listDistributors() }),
);
