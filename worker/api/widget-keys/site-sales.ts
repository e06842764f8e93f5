import {
  ConfirmVisitSchema,
  SiteQuoteRequestSchema,
  SiteQuoteSchema,
  SiteRequestAnswerSchema,
  SiteRequestSchema,
  SiteSaleSchema,
  StartedVisitSchema,
  StartVisitSchema,
  VisitSchema,
} from "#domain/widget-keys/site-sale-schema.ts";
import { siteSalesAccess } from "#worker/services/widget-keys/site-visits.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const shared = { tag: "Sales on sites", access: siteSalesAccess } as const;

/** Endpoints of widgets that sell. */
export const SITE_SALES_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...shared, method: "get", path: "/app/user/site/sale" },
      summary: "What a site's visitors may save, and how it is delivered and paid",
      answer: SiteSaleSchema,
    },
    ({ services }) => services.siteSales.read(),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/user/site/visits" },
      summary: "Send a code to a visitor's e-mail",
      body: StartVisitSchema,
      answer: StartedVisitSchema,
    },
    ({ body, services }) => services.siteSales.startVisit(body),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/user/site/visits/confirm" },
      summary: "Confirm a visitor's e-mail by its code; the answer is the header x-site-visit of later calls",
      body: ConfirmVisitSchema,
      answer: VisitSchema,
    },
    ({ body, services }) => services.siteSales.confirmVisit(body),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/user/site/quote" },
      summary: "What chosen kits cost, with delivery and way of paying",
      body: SiteQuoteRequestSchema,
      answer: SiteQuoteSchema,
    },
    ({ body, services }) => services.siteSales.quote(body),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/user/site/requests" },
      summary: "Save a budget or an order of a visitor who has confirmed an e-mail",
      body: SiteRequestSchema,
      answer: SiteRequestAnswerSchema,
      status: 201,
      idempotent: true,
    },
    ({ body, services, idempotencyKey }) => services.siteSales.save(body, idempotencyKey),
  ),
];
