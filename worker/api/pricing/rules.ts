import * as z from "zod";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import {
  DraftPublishSchema,
  DraftRestoreSchema,
  DraftSaveSchema,
  EvaluateSchema,
  SimulateSchema,
} from "#domain/pricing/pricing-input-schema.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { DraftSchema, EvaluationSchema, pageOf, SimulationSchema, VersionSchema } from "./answers.ts";

const common = { tag: "Pricing", access: PRICING_ACCESS } as const;
const path = "/app/staff/pricing";
const version = z.coerce.number().int().min(1).max(1_000_000_000);
/** Large enough for rules with a hundred long formulas. */
const bodyLimitBytes = 1024 * 1024;

/** Endpoints of draft and versions of the rules, and of trials. */
export const PRICING_RULES_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...common,
      method: "get",
      path: `${path}/draft`,
      summary: "Pricing rules as somebody works on them, else the published ones",
      answer: DraftSchema,
    },
    ({ services }) => services.pricing.readDraft(),
  ),
  createApiRoute(
    {
      ...common,
      method: "put",
      path: `${path}/draft`,
      summary: "Keep pricing rules in the draft that was read; every formula in use must be valid",
      body: DraftSaveSchema,
      bodyLimitBytes,
      answer: DraftSchema,
    },
    ({ body, services }) => services.pricing.saveDraft(body),
  ),
  createApiRoute(
    {
      ...common,
      method: "delete",
      path: `${path}/draft`,
      summary: "Discard the draft that was read; the published rules stay",
      query: z.strictObject({ version }),
      answer: DraftSchema,
    },
    ({ query, services }) => services.pricing.discardDraft(query.version),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path: `${path}/publish`,
      summary: "Publish the draft that was read; from then on it prices",
      body: DraftPublishSchema,
      answer: VersionSchema,
      status: 201,
    },
    ({ body, services }) => services.pricing.publish(body),
  ),
  createApiRoute(
    {
      ...common,
      method: "get",
      path: `${path}/versions`,
      summary: "Published versions, twenty a page, newest first",
      query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
      answer: pageOf(VersionSchema),
    },
    ({ query, services }) => services.pricing.listVersions(query.page),
  ),
  createApiRoute(
    {
      ...common,
      method: "get",
      path: `${path}/versions/{version}`,
      summary: "One published version with its rules",
      params: z.object({ version }),
      answer: VersionSchema.extend({ rules: PricingRulesSchema }),
    },
    ({ params, services }) => services.pricing.getVersion(params.version),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path: `${path}/versions/{version}/restore`,
      summary: "Take a published version into the draft",
      params: z.object({ version }),
      body: DraftRestoreSchema,
      answer: DraftSchema,
    },
    ({ params, body, services }) => services.pricing.restoreVersion(params.version, body),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path: `${path}/evaluate`,
      summary: "What rules or one formula make of a product, a kit or a saved request",
      body: EvaluateSchema,
      bodyLimitBytes,
      answer: EvaluationSchema,
    },
    ({ body, services }) => services.pricing.evaluate(body),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path: `${path}/simulate`,
      summary: "What rules would change of the last 90 days' requests, or of the catalogue",
      body: SimulateSchema,
      bodyLimitBytes,
      answer: SimulationSchema,
    },
    ({ body, services }) => services.pricing.simulate(body),
  ),
];
