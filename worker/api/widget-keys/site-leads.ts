import { EstimateAnswerSchema, EstimateRequestSchema } from "#domain/sizing/estimate-schema.ts";
import { SiteLeadAnswerSchema, SiteLeadSchema } from "#domain/widget-keys/site-lead-schema.ts";
import { siteLeadsAccess } from "#worker/services/widget-keys/site-leads.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const shared = { tag: "Sales on sites", access: siteLeadsAccess } as const;

/** Endpoints of widgets that estimate systems and pass visitors on. */
export const SITE_LEADS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/user/site/estimate" },
      summary: "The system that a house's monthly bill asks for, and what it saves, with its assumptions",
      body: EstimateRequestSchema,
      answer: EstimateAnswerSchema,
    },
    ({ body, services }) => services.siteLeads.estimate(body),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/user/site/leads" },
      summary: "Pass on a visitor who wants to be called",
      body: SiteLeadSchema,
      answer: SiteLeadAnswerSchema,
      status: 201,
    },
    ({ body, services }) => services.siteLeads.send(body),
  ),
];
