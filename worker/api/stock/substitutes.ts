import * as z from "zod";
import { SubstitutesInputSchema } from "#domain/stock/stock-schema.ts";
import { readSubstitutesAccess, saveSubstitutesAccess } from "#worker/services/stock/substitutes.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Stock";
const params = z.object({ id: z.string().max(64) });
const OwnSchema = z.array(z.object({ id: z.string(), note: z.string() }));

const facts = {
  id: z.string(),
  name: z.string(),
  productCode: z.string(),
  manufacturer: z.string(),
  powerW: z.int().nullable(),
  priceCents: z.int(),
  active: z.boolean(),
  isToSell: z.boolean(),
};

const FindingSchema = z.object({
  severity: z.enum(["error", "warning"]),
  code: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
});

export const readSubstitutesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/products/{id}/substitutes",
    summary: "What the distributor named to stand in for a product, the best first",
    tag,
    access: readSubstitutesAccess,
    params,
    answer: z.object({ own: OwnSchema }),
  },
  ({ params: { id }, services }) => services.stock.readSubstitutes(id),
);

export const saveSubstitutesRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/products/{id}/substitutes",
    summary: "Say what may stand in for a product, if that is still as it was read",
    tag,
    access: saveSubstitutesAccess,
    params,
    body: SubstitutesInputSchema,
    answer: z.object({ own: OwnSchema }),
  },
  ({ params: { id }, body, services }) => services.stock.saveSubstitutes(id, body),
);

export const proposeSubstitutesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/products/{id}/substitutes/proposals",
    summary: "What may stand in for a product, and what it would change in each kit that uses it",
    tag,
    access: readSubstitutesAccess,
    params,
    answer: z.object({
      product: z.object(facts),
      proposals: z.array(
        z.object({
          ...facts,
          isOwn: z.boolean(),
          note: z.string(),
          powerDifferenceW: z.int().nullable(),
          priceDifferenceCents: z.int(),
          unsafeKits: z.int(),
          kits: z.array(
            z.object({
              kitId: z.string(),
              name: z.string(),
              powerDifferenceW: z.int(),
              priceDifferenceCents: z.int(),
              findings: z.array(FindingSchema).nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  ({ params: { id }, services }) => services.stock.readSubstitutes(id),
);
