import * as z from "zod";
import { CHANGE_SET_KINDS, CHANGE_SET_STATES } from "#domain/change-sets/change-set.ts";
import { ChangeSetInputSchema, GridQuerySchema } from "#domain/change-sets/change-set-schema.ts";
import { PriceChangeSchema } from "#domain/change-sets/price-change-schema.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { changeSetsAccess } from "#worker/services/change-sets/change-set-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

/** Large enough for thousands of rows of the grid with all fields. */
const GRID_BODY_BYTES = 8 * 1024 * 1024;

const ChangeSetSchema = z.object({
  id: z.string(),
  kind: z.enum(CHANGE_SET_KINDS),
  productType: z.enum(PRODUCT_TYPES).nullable(),
  state: z.enum(CHANGE_SET_STATES),
  author: z.string(),
  failure: z.string().nullable(),
  changedCount: z.int(),
  pendingCount: z.int(),
  refusedCount: z.int(),
  keptCount: z.int(),
  createdAt: z.string(),
  scheduledAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  version: z.int(),
});

const ValuesSchema = z.record(z.string(), z.unknown());

const ProductSchema = z.object({
  id: z.string(),
  type: z.enum(PRODUCT_TYPES),
  values: ValuesSchema,
  version: z.int(),
});

const ChangeRowSchema = z.object({
  productId: z.string(),
  productCode: z.string(),
  name: z.string(),
  state: z.enum(["pending", "made", "refused", "undone", "kept"]),
  before: ValuesSchema.nullable(),
  after: ValuesSchema,
});

const AnswerSchema = z.object({
  /** Null if there was nothing to change. */
  changeSet: ChangeSetSchema.nullable(),
  conflicts: z.array(
    z.object({
      row: z.int().nullable(),
      productId: z.string(),
      code: z.enum(["STALE_VERSION", "CODE_TAKEN"]),
      theirs: ProductSchema.nullable(),
    }),
  ),
  saved: z.array(z.object({ row: z.int(), id: z.string(), version: z.int() })),
});

const PreviewSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      productCode: z.string(),
      name: z.string(),
      state: z.enum(["changed", "same", "NO_COST", "ABOVE_LIMIT", "NO_RESULT"]),
      problem: z
        .object({ code: z.string(), variable: z.string().nullable() })
        .nullable()
        .describe("Why the formula gives the product no price: its fault, and the variable without a value"),
      priceCents: z.int(),
      costCents: z.int(),
      newPriceCents: z.int(),
      newCostCents: z.int(),
      margin: z.int().nullable(),
      newMargin: z.int().nullable(),
      isBelowCost: z.boolean(),
    }),
  ),
  totalItems: z.int(),
  changedCount: z.int(),
  sameCount: z.int(),
  noCostCount: z.int(),
  aboveLimitCount: z.int(),
  noResultCount: z.int(),
  belowCostCount: z.int(),
  kitCount: z.int(),
});

const tag = "Equipment";
const access = changeSetsAccess;
const params = z.object({ id: z.string().max(64) });
const page = z.coerce.number().int().min(1).max(10_000).default(1);

export const listChangeSetsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/change-sets",
    summary: "Changes to many products, ten a page, newest first",
    tag,
    access,
    query: z.strictObject({ page }),
    answer: z.object({ items: z.array(ChangeSetSchema), totalItems: z.int() }),
  },
  ({ query, services }) => services.changeSets.list(query.page),
);

export const createChangeSetRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/change-sets",
    summary: "Change many products: rows of a grid, or prices, now or later",
    tag,
    access,
    body: ChangeSetInputSchema,
    bodyLimitBytes: GRID_BODY_BYTES,
    answer: AnswerSchema,
    status: 201,
  },
  async ({ body, services }) => {
    if (body.kind === "grid") return services.changeSets.saveGrid(body);
    const { changeSet, refused } = await services.changeSets.changePrices(body);
    const conflicts = refused.map((one) => ({ ...one, row: null, theirs: null }));
    return { changeSet, conflicts, saved: [] };
  },
);

export const getChangeSetRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/change-sets/{id}",
    summary: "One change to many products",
    tag,
    access,
    params,
    answer: ChangeSetSchema,
  },
  ({ params: { id }, services }) => services.changeSets.get(id),
);

export const listChangeSetRowsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/change-sets/{id}/rows",
    summary: "What a change did, product by product, fifty a page",
    tag,
    access,
    params,
    query: z.strictObject({ page }),
    answer: z.object({ items: z.array(ChangeRowSchema), totalItems: z.int() }),
  },
  ({ params: { id }, query, services }) => services.changeSets.listRows(id, query.page),
);

export const undoChangeSetRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/change-sets/{id}/undo",
    summary: "Take back a change, of each product that nobody has changed since",
    tag,
    access,
    params,
    answer: ChangeSetSchema,
  },
  ({ params: { id }, services }) => services.changeSets.undo(id),
);

export const cancelChangeSetRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/change-sets/{id}/cancel",
    summary: "Call off a change that is scheduled",
    tag,
    access,
    params,
    answer: ChangeSetSchema,
  },
  ({ params: { id }, services }) => services.changeSets.cancel(id),
);

export const previewPriceChangeRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/price-changes/preview",
    summary: "What a change of prices would do now, fifty products a page",
    tag,
    access,
    query: z.strictObject({ page }),
    body: PriceChangeSchema,
    answer: PreviewSchema,
  },
  ({ body, query, services }) => services.changeSets.previewPrices(body, query.page),
);

export const readGridRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/change-sets/grid",
    summary: "Products for the grid, five hundred a page by name",
    tag,
    access,
    query: GridQuerySchema.extend({ page }).strict(),
    answer: z.object({ items: z.array(ProductSchema), hasMore: z.boolean() }),
  },
  ({ query: { page: asked, ...filter }, services }) => services.changeSets.readGrid(filter, asked),
);
