import { z } from "zod";

/** Staff roles that one list may name. */
const MAX_ROLES = 500;

/** Maintenance as it is read and set: integrators are kept out while it is on, and, while `actived`, the staff whose
 *  role is listed. The list has an order of its own, so that equal lists look alike.
 *  @source spec, maintenance */
export const MaintenanceStatusSchema = z
  .object({
    maintenance: z.boolean(),
    maintenanceStaff: z
      .object({ actived: z.boolean(), rolesIds: z.array(z.string().min(1).max(64)).max(MAX_ROLES) })
      .strict(),
  })
  .strict()
  .transform(({ maintenance, maintenanceStaff: { actived, rolesIds } }) => ({
    maintenance,
    maintenanceStaff: { actived, rolesIds: [...new Set(rolesIds)].sort() },
  }));

export type MaintenanceStatus = z.infer<typeof MaintenanceStatusSchema>;
