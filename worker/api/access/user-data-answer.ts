import * as z from "zod";
import { USER_TYPES } from "#domain/access/actor.ts";
import { CompanyPermissionsSchema } from "#domain/access/company-permissions-schema.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";

const flags = z.record(z.string(), z.boolean());

/** User, role and distributor, with the specification's field names. */
export const UserDataSchema = z.object({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  type: z.enum(USER_TYPES),
  blocked: z.boolean(),
  role: RoleContentSchema.omit({ label: true, defaultDiscount: true })
    .extend({ id: z.string(), type: z.enum(["staff", "integrator"]), permissions: z.array(z.string()) })
    .nullable(),
  actions: flags,
  distribuitor: z
    .object({
      id: z.string(),
      marketplace: z.boolean(),
      maintenance: z.boolean(),
      maintenanceStaff: z.object({ actived: z.boolean(), rolesIds: z.array(z.string()) }),
      crmSettings: z.object({ enabled: z.boolean() }),
      distributionSettings: z.object({ exclusivity: z.boolean() }),
      customActions: flags,
    })
    .nullable(),
  integratorRole: z
    .object({
      id: z.string(),
      name: z.string(),
      label: RoleContentSchema.shape.label,
      defaultDiscount: RoleContentSchema.shape.defaultDiscount,
    })
    .nullable(),
  company: z
    .object({
      id: z.string(),
      name: z.string(),
      cnpj: z.string().nullable(),
      /** The company's permissions for its sellers; null for its other people, who are not limited by them. */
      permissions: CompanyPermissionsSchema.nullable(),
    })
    .nullable(),
  chosenDistributionCenter: z.string().nullable(),
});
