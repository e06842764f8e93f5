import * as z from "zod";
import {
  KitRuleContentSchema,
  KitRuleInputSchema,
  KitRuleUpdateSchema,
} from "#domain/kits/kit-rule-schema.ts";
import { kitRulesAccess } from "#worker/services/kits/kit-rules.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Kits";
const access = kitRulesAccess;
const params = z.object({ id: z.string().max(64) });

const KitRuleSchema = z.object({
  id: z.string(),
  name: z.string(),
  rule: KitRuleContentSchema,
  active: z.boolean(),
  lastRunAt: z.string().nullable(),
  version: z.int(),
  kitCount: z.int(),
});

const PreviewSchema = z.object({
  kits: z.array(
    z.object({
      productCode: z.string(),
      powerW: z.int(),
      moduleCount: z.int(),
      inverterName: z.string(),
      inverterCount: z.int(),
      ratio: z.string(),
      warnings: z.int(),
      options: z.array(
        z.object({
          structureId: z.string(),
          priceCents: z.int(),
          costCents: z.int(),
        }),
      ),
      change: z.union([
        z.enum(["new", "same"]),
        z.array(z.enum(["price", "composition", "structures", "activated"])),
      ]),
    }),
  ),
  failures: z.array(
    z.object({
      targetW: z.int(),
      reason: z.enum([
        "MODULE_NOT_ON_SALE",
        "NO_INVERTER_FITS",
        "NO_STRING_BOX_FITS",
        "MATERIAL_NOT_ON_SALE",
      ]),
    }),
  ),
  ended: z.array(z.string()),
});

const RunSchema = z.object({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  ended: z.int(),
  failed: z.int(),
});

export const listKitRulesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/kit-rules",
    summary: "Rules that make families of closed kits",
    tag,
    access,
    answer: z.object({ items: z.array(KitRuleSchema), totalItems: z.int() }),
  },
  async ({ services }) => {
    const items = await services.kitRules.list();
    return { items, totalItems: items.length };
  },
);

export const createKitRuleRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kit-rules",
    summary: "Keep a rule",
    tag,
    access,
    body: KitRuleInputSchema,
    answer: KitRuleSchema,
    status: 201,
  },
  ({ body, services }) => services.kitRules.create(body),
);

export const getKitRuleRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/kit-rules/{id}",
    summary: "One rule",
    tag,
    access,
    params,
    answer: KitRuleSchema,
  },
  ({ params: { id }, services }) => services.kitRules.get(id),
);

export const updateKitRuleRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/kit-rules/{id}",
    summary: "Replace a rule in the version that was read; its kits stay until it runs",
    tag,
    access,
    params,
    body: KitRuleUpdateSchema,
    answer: KitRuleSchema,
  },
  ({ params: { id }, body, services }) => services.kitRules.update(id, body),
);

export const deleteKitRuleRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/staff/kit-rules/{id}",
    summary: "Delete a rule; its kits stay",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.kitRules.remove(id);
    return { deleted: true };
  },
);

export const previewKitRuleRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kit-rules/preview",
    summary: "What a rule would make of today's products, and what that changes",
    tag,
    access,
    body: z.strictObject({ rule: KitRuleContentSchema, ruleId: z.string().max(64).nullable().default(null) }),
    answer: PreviewSchema,
  },
  ({ body, services }) => services.kitRules.preview(body.rule, body.ruleId),
);

export const runKitRuleRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kit-rules/{id}/run",
    summary: "Make the family, or make it anew",
    tag,
    access,
    params,
    body: z.strictObject({ version: z.int().min(1) }),
    answer: RunSchema,
  },
  ({ params: { id }, body, services }) => services.kitRules.run(id, body.version),
);
