import * as z from "zod";
import { RegionInputSchema, RegionUpdateSchema } from "#domain/centers/center-schema.ts";
import { distributionAccess } from "#worker/services/centers/read-distribution.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const RegionSchema = z.object({
  id: z.string(),
  name: z.string(),
  states: z.array(z.string()),
  centerPriority: z.array(z.object({ id: z.string(), order: z.int() })),
  version: z.int(),
  updatedAt: z.string(),
});

const tag = "Distribution regions";
const access = distributionAccess;
const params = z.object({ id: z.string().max(64) });
const PATH = "/app/staff/regions";

export const listRegionsRoute = createApiRoute(
  {
    method: "get",
    path: PATH,
    summary: "Regions by name, with their states and centers",
    tag,
    access,
    answer: z.object({ items: z.array(RegionSchema) }),
  },
  async ({ services }) => ({ items: await services.regions.list() }),
);

export const createRegionRoute = createApiRoute(
  {
    method: "post",
    path: PATH,
    summary: "Make a region; none of its states may belong to another one",
    tag,
    access,
    body: RegionInputSchema,
    answer: RegionSchema,
    status: 201,
  },
  ({ body, services }) => services.regions.create(body),
);

export const getRegionRoute = createApiRoute(
  {
    method: "get",
    path: `${PATH}/{id}`,
    summary: "One region",
    tag,
    access,
    params,
    answer: RegionSchema,
  },
  ({ params: { id }, services }) => services.regions.get(id),
);

export const updateRegionRoute = createApiRoute(
  {
    method: "put",
    path: `${PATH}/{id}`,
    summary: "Replace a region in the version that was read",
    tag,
    access,
    params,
    body: RegionUpdateSchema,
    answer: RegionSchema,
  },
  ({ params: { id }, body, services }) => services.regions.update(id, body),
);

export const deleteRegionRoute = createApiRoute(
  {
    method: "delete",
    path: `${PATH}/{id}`,
    summary: "Delete a region",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.regions.remove(id);
    return { deleted: true };
  },
);
