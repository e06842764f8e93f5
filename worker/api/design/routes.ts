import * as z from "zod";
import {
  KitCompositionSchema,
  KitDesignQuerySchema,
  KitPartSearchSchema,
} from "#domain/design/design-schema.ts";
import { kitDesignAccess } from "#worker/services/design/open-design.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { KitPartSchema, listOf } from "../kits/closed-kit-answers.ts";
import { KIT_ANSWER, PART_HEAD } from "./kit-answers.ts";

const tag = "Buying";
const access = kitDesignAccess;

/** Endpoints of Kits Express. */
export const DESIGN_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      method: "post",
      path: "/app/user/kits/design",
      summary: "Complete kits for a power or a consumption, the best first, with what speaks for each",
      tag,
      access,
      body: KitDesignQuerySchema,
      answer: z.object({
        targetW: z.int(),
        place: z
          .object({ city: z.string(), state: z.string(), whM2Day: z.int(), source: z.string() })
          .nullable(),
        centerName: z.string(),
        failure: z.enum(["NO_MODULE", "NO_INVERTER", "NO_INVERTER_FOR_POWER", "NOTHING_CONNECTS"]).nullable(),
        kits: listOf(
          z.object({
            ...KIT_ANSWER,
            id: z.string(),
            moduleCount: z.int(),
            inverterCount: z.int(),
            extraModules: z.int(),
            monthlyKwh: z.int().nullable(),
            reasons: listOf(
              z.enum([
                "bestPricePerWp",
                "inStock",
                "arrivesFirst",
                "bestRatio",
                "fewestModules",
                "closestPower",
                "lowestTotal",
              ]),
            ),
          }),
        ),
      }),
    },
    ({ body, services }) => services.kitDesign.design(body),
  ),
  createApiRoute(
    {
      method: "post",
      path: "/app/user/kits/compose",
      summary:
        "A kit as somebody put it together: what goes along with it, what is free, and its electrical check",
      tag,
      access,
      body: KitCompositionSchema,
      answer: z.object({
        ...KIT_ANSWER,
        parts: listOf(KitPartSchema),
        missingIds: listOf(z.string()),
      }),
    },
    ({ body, services }) => services.mountKit.compose(body),
  ),
  createApiRoute(
    {
      method: "post",
      path: "/app/user/kits/parts",
      summary: "Products on sale that may be put into a kit",
      tag,
      access,
      body: KitPartSearchSchema,
      answer: z.object({ items: listOf(z.object({ ...PART_HEAD, part: KitPartSchema })) }),
    },
    async ({ body, services }) => ({ items: await services.kitDesign.findParts(body) }),
  ),
];
