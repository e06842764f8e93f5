import * as z from "zod";
import { DashboardSchema, IntegratorDashboardSchema } from "#domain/dashboard/dashboard-schema.ts";
import { PeriodQuerySchema } from "#domain/dashboard/period-schema.ts";
import { dashboardAccess, integratorDashboardAccess } from "#worker/services/dashboard/dashboard-access.ts";
import { biAccess } from "#worker/services/dashboard/read-bi-url.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const readDashboardRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/dashboards",
    summary: "The distributor's figures of a period, compared with the period before",
    tag: "Dashboards",
    access: dashboardAccess,
    query: PeriodQuerySchema,
    answer: DashboardSchema,
  },
  ({ query, services }) => services.dashboard.read(query),
);

export const readIntegratorDashboardRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/dashboard",
    summary: "What the own company has under way, and bought in a period",
    tag: "Dashboards",
    access: integratorDashboardAccess,
    query: PeriodQuerySchema,
    answer: IntegratorDashboardSchema,
  },
  ({ query, services }) => services.dashboard.readIntegrator(query),
);

export const readBiUrlRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/bi-url",
    summary: "Address of the distributor's business intelligence",
    tag: "Dashboards",
    access: biAccess,
    answer: z.object({ dashBIUrl: z.string().nullable() }),
  },
  ({ services }) => services.dashboard.readBiUrl(),
);
