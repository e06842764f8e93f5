import { z } from "@hono/zod-openapi";
import {
  PriceDisplaySettingsSchema,
  PriceRulesSettingsSchema,
} from "#domain/settings/price-settings-schema.ts";
import { PRICE_SETTINGS_NAMES, type PriceSettingsName } from "#domain/settings/prices.ts";
import { priceSettingsAccess, readPriceDisplayAccess } from "#worker/services/settings/prices.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Settings";

const PARTS = {
  priceDisplay: {
    schema: PriceDisplaySettingsSchema.strict(),
    about: "when integrators see prices",
  },
  prices: {
    schema: PriceRulesSettingsSchema.omit({ adminDiscountLimitPct: true }).strict(),
    about: "default discount, editable invoice value and when a moved price is told",
  },
} as const satisfies Record<PriceSettingsName, { schema: z.ZodType; about: string }>;

const readPriceDisplayRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/settings/priceDisplay",
    summary: "Settings: when integrators see prices",
    tag,
    access: readPriceDisplayAccess,
    answer: z.object({ settings: PriceDisplaySettingsSchema }),
  },
  ({ services }) => ({ settings: services.priceSettings.readDisplay() }),
);

function createStaffRoutes(name: PriceSettingsName): ApiRoute[] {
  const { schema, about } = PARTS[name];
  const settings = schema as z.ZodType;
  const answer = z.object({ settings, version: z.string() });
  const staff = { path: `/app/staff/settings/${name}`, tag, access: priceSettingsAccess, answer };
  return [
    createApiRoute(
      { ...staff, method: "get", summary: `Settings with their version: ${about}` },
      ({ services }) => {
        const { settings: all, versions } = services.priceSettings.read();
        return { settings: all[name], version: versions[name] };
      },
    ),
    createApiRoute(
      {
        ...staff,
        method: "put",
        summary: `Replace settings in the version that was read: ${about}`,
        body: z.object({ settings, version: z.string().max(40) }).strict(),
      },
      async ({ body, services }) => {
        const { settings: all, versions } = await services.priceSettings.save({ [name]: body });
        return { settings: all[name], version: versions[name] };
      },
    ),
  ];
}

/** Endpoints of the settings of prices. */
export const PRICE_SETTINGS_ROUTES = [
  readPriceDisplayRoute,
  ...PRICE_SETTINGS_NAMES.flatMap(createStaffRoutes),
];
