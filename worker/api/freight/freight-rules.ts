import * as z from "zod";
import { FREIGHT_TYPES } from "#domain/freight/freight-rule.ts";
import {
  FreightRuleImportSchema,
  FreightRuleInputSchema,
  FreightRuleMoveSchema,
  FreightRuleOrderSchema,
  FreightRuleUpdateSchema,
} from "#domain/freight/freight-rule-schema.ts";
import { freightRulesAccess } from "#worker/services/freight/freight-rules.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const rule = {
  id: z.string(),
  position: z.int(),
  centerName: z.string().nullable(),
  cityName: z.string().nullable(),
  name: z.string(),
  shippingType: z.enum(["CIF", "FOB"]),
  centerId: z.string().nullable(),
  state: z.string().nullable(),
  cityIbge: z.string().nullable(),
  cityType: z.enum(["capital", "interior"]).nullable(),
  zoneType: z.enum(["urbana", "rural"]).nullable(),
  cepFrom: z.string().nullable(),
  cepTo: z.string().nullable(),
  weightAboveG: z.int().nullable(),
  weightUpToG: z.int().nullable(),
  volumeAboveCm3: z.int().nullable(),
  volumeUpToCm3: z.int().nullable(),
  powerAboveW: z.int().nullable(),
  powerUpToW: z.int().nullable(),
  type: z.enum(FREIGHT_TYPES),
  amount: z.string(),
  minimumCents: z.int(),
  maximumCents: z.int().nullable(),
  daysToDeliver: z.int().nullable(),
  active: z.boolean(),
  version: z.int(),
};
const RuleSchema = z.object(rule);

/** Large enough for five thousand lines with all values. */
const MAX_IMPORT_BYTES = 4_000_000;

const tag = "Freight";
const access = freightRulesAccess;
const params = z.object({ id: z.string().max(64) });
const path = "/app/staff/freight/rules";

const listRulesRoute = createApiRoute(
  {
    method: "get",
    path,
    summary: "Lines of the freight table in their order, fifty a page",
    tag,
    access,
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    answer: z.object({ items: z.array(RuleSchema), totalItems: z.int(), tableVersion: z.string() }),
  },
  ({ query, services }) => services.freightRules.list(query.page),
);

const createRuleRoute = createApiRoute(
  {
    method: "post",
    path,
    summary: "Add a line at the end of the freight table",
    tag,
    access,
    body: FreightRuleInputSchema,
    answer: RuleSchema,
    status: 201,
  },
  ({ body, services }) => services.freightRules.create(body),
);

const importRulesRoute = createApiRoute(
  {
    method: "post",
    path: `${path}/import`,
    summary: "Add lines to the freight table, or put them in its place, if it is what was read",
    tag,
    access,
    body: FreightRuleImportSchema,
    bodyLimitBytes: MAX_IMPORT_BYTES,
    answer: z.object({ totalItems: z.int() }),
  },
  ({ body, services }) => services.freightRules.importLines(body),
);

const orderRulesRoute = createApiRoute(
  {
    method: "put",
    path: `${path}/order`,
    summary: "Put lines into the places of one another",
    tag,
    access,
    body: FreightRuleOrderSchema,
    answer: z.object({ moved: z.boolean() }),
  },
  async ({ body, services }) => {
    await services.freightRules.reorder(body.lines);
    return { moved: true };
  },
);

const getRuleRoute = createApiRoute(
  {
    method: "get",
    path: `${path}/{id}`,
    summary: "One line of the freight table",
    tag,
    access,
    params,
    answer: RuleSchema,
  },
  ({ params: { id }, services }) => services.freightRules.get(id),
);

const updateRuleRoute = createApiRoute(
  {
    method: "put",
    path: `${path}/{id}`,
    summary: "Replace a line in the version that was read",
    tag,
    access,
    params,
    body: FreightRuleUpdateSchema,
    answer: RuleSchema,
  },
  ({ params: { id }, body, services }) => services.freightRules.update(id, body),
);

const moveRuleRoute = createApiRoute(
  {
    method: "put",
    path: `${path}/{id}/place`,
    summary: "Put a line elsewhere in the freight table",
    tag,
    access,
    params,
    body: FreightRuleMoveSchema,
    answer: z.object({ moved: z.boolean() }),
  },
  async ({ params: { id }, body, services }) => {
    await services.freightRules.move(id, body);
    return { moved: true };
  },
);

const deleteRuleRoute = createApiRoute(
  {
    method: "delete",
    path: `${path}/{id}`,
    summary: "Take a line out of the freight table",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.freightRules.remove(id);
    return { deleted: true };
  },
);

/** Endpoints of the freight table. */
export const FREIGHT_RULE_ROUTES = [
  listRulesRoute,
  createRuleRoute,
  importRulesRoute,
  orderRulesRoute,
  getRuleRoute,
  updateRuleRoute,
  moveRuleRoute,
  deleteRuleRoute,
];
