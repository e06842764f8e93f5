import * as z from "zod";

/** Limit of staff roles in the list. */
const MAX_ROLES = 500;

/** Maintenance, as read and set: while it is on, integrators are barred and, with `actived`, staff with a listed role.
 *  The list is sorted, so that equal lists are equal.
 *  @source spec, maintenance */
export const MaintenanceStatusSchema = z
  .strictObject({
    maintenance: z.boolean(),
    maintenanceStaff: z.strictObject({
      actived: z.boolean(),
      rolesIds: z.array(z.string().min(1).max(64)).max(MAX_ROLES),
    }),
  })
  .transform(({ maintenance, maintenanceStaff: { actived, rolesIds } }) => ({
    maintenance,
    maintenanceStaff: { actived, rolesIds: [...new Set(rolesIds)].sort() },
  }));

export type MaintenanceStatus = z.infer<typeof MaintenanceStatusSchema>;
