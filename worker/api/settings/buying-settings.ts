import type * as z from "zod";
import { BUYING_SETTINGS_NAMES, type BuyingSettingsName } from "#domain/settings/buying-settings.ts";
import {
  ElectricalSettingsSchema,
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "#domain/settings/kit-settings-schema.ts";
import {
  buyingAccess,
  readBuyingAccess,
  type VersionedBuying,
} from "#worker/services/settings/buying-settings.ts";
import type { ApiRoute } from "../kernel/create-api-route.ts";
import { changeSettingsRoutes, readSettingsRoute } from "./settings-by-name.ts";

/** Schema and description of each setting. */
const PARTS = {
  kits: { schema: KitSettingsSchema.strict(), about: "what the pages that build kits show and ask" },
  mountKit: { schema: MountKitSettingsSchema.strict(), about: "how integrators put a kit together" },
  stepsMountKit: { schema: MountKitStepsSchema, about: "the steps of mounting a kit" },
  electrical: { schema: ElectricalSettingsSchema.strict(), about: "what the electrical check reckons with" },
} as const satisfies Record<BuyingSettingsName, { schema: z.ZodType; about: string }>;

function createRoutes(name: BuyingSettingsName): ApiRoute[] {
  const { schema, about } = PARTS[name];
  const named = { name, schema: schema as z.ZodType, about };
  return [
    readSettingsRoute(
      { ...named, access: readBuyingAccess },
      ({ buyingSettings }) => buyingSettings.read()[name],
    ),
    ...changeSettingsRoutes(
      { ...named, access: buyingAccess },
      {
        read: ({ buyingSettings }) => partOf(buyingSettings.readSettings(), name),
        save: async ({ buyingSettings }, changed) =>
          partOf(await buyingSettings.save({ [name]: changed }), name),
      },
    ),
  ];
}

function partOf({ settings, versions }: VersionedBuying, name: BuyingSettingsName) {
  return { settings: settings[name], version: versions[name] };
}

/** Endpoints of the settings of mounted kits. */
export const BUYING_ROUTES = BUYING_SETTINGS_NAMES.flatMap(createRoutes);
