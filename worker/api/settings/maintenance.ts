import * as z from "zod";
import { MaintenanceStatusSchema } from "#domain/settings/maintenance-schema.ts";
import { maintenanceAccess } from "#worker/services/access/maintenance.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const contract = {
  path: "/app/staff/maintenance-status",
  tag: "Settings",
  access: maintenanceAccess,
  answer: z.object({
    maintenance: z.boolean(),
    maintenanceStaff: z.object({ actived: z.boolean(), rolesIds: z.array(z.string()) }),
  }),
} as const;

export const readMaintenanceRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    summary: "Whether the distributor is under maintenance, and for which staff roles",
  },
  ({ services }) => services.maintenance.read(),
);

export const setMaintenanceRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    summary: "Begin or end maintenance; people at work hear of it at once",
    body: MaintenanceStatusSchema,
  },
  ({ body, services }) => services.maintenance.set(body),
);
