import * as z from "zod";
import { chooseCenterAccess, readCentersAccess } from "#worker/services/centers/centers.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const CenterSchema = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  address: z.object({ state: z.string(), city: z.string() }),
  servicedStates: z.array(z.string()).readonly(),
});

export const listCentersRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/distribution-centers",
    summary:
      "Active distribution centers, by priority; with `all`, for the distributor's own people, closed ones too",
    tag: "Distribution centers",
    access: readCentersAccess,
    query: z.strictObject({ all: z.enum(["true", "false"]).default("false") }),
    answer: z.object({ items: z.array(CenterSchema) }),
  },
  async ({ query, services }) => ({ items: await services.centers.list({ all: query.all === "true" }) }),
);

export const chooseCenterRoute = createApiRoute(
  {
    method: "put",
    path: "/app/user/distribution-center",
    summary: "Choose the distribution center that sells to you",
    tag: "Distribution centers",
    access: chooseCenterAccess,
    body: z.strictObject({ chosenDistributionCenter: z.string().max(64) }),
    answer: z.object({ chosenDistributionCenter: z.string() }),
  },
  async ({ body, services }) => {
    await services.centers.choose(body.chosenDistributionCenter);
    return body;
  },
);
