import type * as z from "zod";
import {
  PriceDisplaySettingsSchema,
  PriceRulesSettingsSchema,
} from "#domain/settings/price-settings-schema.ts";
import { PRICE_SETTINGS_NAMES, type PriceSettingsName } from "#domain/settings/prices.ts";
import {
  priceSettingsAccess,
  readPriceDisplayAccess,
  type VersionedPriceSettings,
} from "#worker/services/settings/prices.ts";
import type { ApiRoute } from "../kernel/create-api-route.ts";
import { changeSettingsRoutes, readSettingsRoute } from "./settings-by-name.ts";

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

function createStaffRoutes(name: PriceSettingsName): ApiRoute[] {
  const { schema, about } = PARTS[name];
  return changeSettingsRoutes(
    { name, schema: schema as z.ZodType, about, access: priceSettingsAccess },
    {
      read: ({ priceSettings }) => partOf(priceSettings.read(), name),
      save: async ({ priceSettings }, changed) => partOf(await priceSettings.save({ [name]: changed }), name),
    },
  );
}

function partOf({ settings, versions }: VersionedPriceSettings, name: PriceSettingsName) {
  return { settings: settings[name], version: versions[name] };
}

/** Endpoints of the settings of prices. */
export const PRICE_SETTINGS_ROUTES = [
  readSettingsRoute(
    {
      name: "priceDisplay",
      schema: PriceDisplaySettingsSchema,
      about: PARTS.priceDisplay.about,
      access: readPriceDisplayAccess,
    },
    ({ priceSettings }) => priceSettings.readDisplay(),
  ),
  ...PRICE_SETTINGS_NAMES.flatMap(createStaffRoutes),
];
