import * as z from "zod";
import {
  CompanyPermissionsSchema,
  CompanyPermissionsUpdateSchema,
} from "#domain/access/company-permissions-schema.ts";
import { companyPermissionsAccess } from "#worker/services/access/company-permissions.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const path = "/app/integrator/proposalSettings/permissions";
const tag = "Proposal settings";
const access = companyPermissionsAccess;
const answer = CompanyPermissionsSchema.extend({ version: z.int() });

export const readCompanyPermissionsRoute = createApiRoute(
  { method: "get", path, summary: "What the own company lets its sellers do", tag, access, answer },
  ({ services }) => services.companyPermissions.read(),
);

export const updateCompanyPermissionsRoute = createApiRoute(
  {
    method: "put",
    path,
    summary: "Replace what the own company lets its sellers do",
    tag,
    access,
    body: CompanyPermissionsUpdateSchema,
    answer,
  },
  ({ body, services }) => services.companyPermissions.update(body),
);
