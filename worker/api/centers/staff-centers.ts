import * as z from "zod";
import {
  CenterActiveSchema,
  CenterInputSchema,
  CenterOrderSchema,
  CenterUpdateSchema,
} from "#domain/centers/center-schema.ts";
import { distributionAccess } from "#worker/services/centers/read-distribution.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const ManagedCenterSchema = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  address: z.object({
    CEP: z.string(),
    patio: z.string(),
    number: z.string(),
    complement: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  servicedStates: z.array(z.string()),
  version: z.int(),
  updatedAt: z.string(),
  use: z.object({
    products: z.int(),
    onHand: z.int(),
    reserved: z.int(),
    openReservations: z.int(),
    chosenBy: z.int(),
  }),
});

const tag = "Distribution centers";
const access = distributionAccess;
const params = z.object({ id: z.string().max(64) });
const PATH = "/app/staff/distribution-centers";

export const listManagedCentersRoute = createApiRoute(
  {
    method: "get",
    path: PATH,
    summary: "All centers by delivery priority, with what they hold and who depends on them",
    tag,
    access,
    answer: z.object({ items: z.array(ManagedCenterSchema), exclusivity: z.boolean() }),
  },
  async ({ services }) => {
    const { centers, exclusivity } = await services.centers.readDistribution();
    return { items: [...centers], exclusivity };
  },
);

export const createCenterRoute = createApiRoute(
  {
    method: "post",
    path: PATH,
    summary: "Open a center, last in the delivery priority",
    tag,
    access,
    body: CenterInputSchema,
    answer: ManagedCenterSchema,
    status: 201,
  },
  ({ body, services }) => services.centers.create(body),
);

export const orderCentersRoute = createApiRoute(
  {
    method: "put",
    path: `${PATH}/order`,
    summary: "Order the delivery priority anew, if it still is `before`",
    tag,
    access,
    body: CenterOrderSchema,
    answer: z.object({ centerIds: z.array(z.string()) }),
  },
  async ({ body, services }) => ({ centerIds: [...(await services.centers.order(body))] }),
);

export const setExclusivityRoute = createApiRoute(
  {
    method: "put",
    path: `${PATH}/exclusivity`,
    summary: "Switch whether integrators buy from the one center that they chose",
    tag,
    access,
    body: z.strictObject({ exclusivity: z.boolean() }),
    answer: z.object({ exclusivity: z.boolean() }),
  },
  async ({ body, services }) => {
    await services.centers.setExclusivity(body.exclusivity);
    return body;
  },
);

export const getCenterRoute = createApiRoute(
  {
    method: "get",
    path: `${PATH}/{id}`,
    summary: "One center",
    tag,
    access,
    params,
    answer: ManagedCenterSchema,
  },
  ({ params: { id }, services }) => services.centers.get(id),
);

export const updateCenterRoute = createApiRoute(
  {
    method: "put",
    path: `${PATH}/{id}`,
    summary: "Replace a center in the version that was read",
    tag,
    access,
    params,
    body: CenterUpdateSchema,
    answer: ManagedCenterSchema,
  },
  ({ params: { id }, body, services }) => services.centers.update(id, body),
);

export const setCenterActiveRoute = createApiRoute(
  {
    method: "put",
    path: `${PATH}/{id}/active`,
    summary: "Open or close a center; one stays open",
    tag,
    access,
    params,
    body: CenterActiveSchema,
    answer: ManagedCenterSchema,
  },
  ({ params: { id }, body, services }) => services.centers.setActive(id, body),
);

export const deleteCenterRoute = createApiRoute(
  {
    method: "delete",
    path: `${PATH}/{id}`,
    summary: "Delete a center at which nothing ever happened",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.centers.remove(id);
    return { deleted: true };
  },
);
