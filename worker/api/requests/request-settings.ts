import * as z from "zod";
import { CompanyPermissionsSchema } from "#domain/access/company-permissions-schema.ts";
import { RequestSettingsSchema } from "#domain/settings/request-settings-schema.ts";
import { RestrictOptionsSchema } from "#domain/settings/restrict-options-schema.ts";
import { readRequestSettingsAccess } from "#worker/services/requests/read-request-settings.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const settings = { method: "get", tag: "Requests", access: readRequestSettingsAccess } as const;

/** `GET /app/user/settings/{name}`, for the rules of budgets and orders. */
export const REQUEST_SETTING_ROUTES = [
  createApiRoute(
    {
      ...settings,
      path: "/app/user/settings/budget",
      summary: "What buyers may do with budgets by themselves",
      answer: RequestSettingsSchema.omit({ budgetExpiry: true, paidStatusId: true }),
    },
    ({ services }) => services.requests.readSettings.budget(),
  ),
  createApiRoute(
    {
      ...settings,
      path: "/app/user/settings/requestExpiry",
      summary: "Whether budgets expire, and the last day of one that is saved now",
      answer: z.object({ active: z.boolean(), days: z.int(), expiryDate: z.string().nullable() }),
    },
    ({ services }) => services.requests.readSettings.expiry(),
  ),
  createApiRoute(
    {
      ...settings,
      path: "/app/user/settings/restrictOptions",
      summary: "The statuses that rules refer to: by id, by name, or by group, which means the group's first",
      answer: RestrictOptionsSchema,
    },
    ({ services }) => services.requests.readSettings.restrictOptions(),
  ),
  createApiRoute(
    {
      ...settings,
      path: "/app/user/settings/proposal",
      summary:
        "What a company lets its sellers do; with `permissionsAndDefaultValues` what requests begin with, too",
      query: z.strictObject({
        read: z.enum(["permissions", "permissionsAndDefaultValues"]).default("permissions"),
      }),
      answer: z.object({
        permissions: CompanyPermissionsSchema.nullable(),
        defaultValues: z.object({ discountPct: z.string().nullable() }).optional(),
      }),
    },
    ({ query: { read }, services }) => {
      const { permissions, defaultValues } = services.requests.readSettings.proposal();
      return read === "permissions" ? { permissions } : { permissions, defaultValues };
    },
  ),
];
