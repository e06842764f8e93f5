import type { z } from "@hono/zod-openapi";
import { JOURNEY_NAMES, type JourneyName } from "#domain/settings/journey.ts";
import {
  ElectricalSettingsSchema,
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "#domain/settings/kit-settings-schema.ts";
import {
  journeyAccess,
  readJourneyAccess,
  type VersionedJourney,
} from "#worker/services/settings/journey.ts";
import type { ApiRoute } from "../kernel/create-api-route.ts";
import { changeSettingsRoutes, readSettingsRoute } from "./settings-by-name.ts";

/** Schema and description of each setting. */
const PARTS = {
  kits: { schema: KitSettingsSchema.strict(), about: "what the pages that build kits show and ask" },
  mountKit: { schema: MountKitSettingsSchema.strict(), about: "how integrators put a kit together" },
  stepsMountKit: { schema: MountKitStepsSchema, about: "the steps of mounting a kit" },
  electrical: { schema: ElectricalSettingsSchema.strict(), about: "what the electrical check reckons with" },
} as const satisfies Record<JourneyName, { schema: z.ZodType; about: string }>;

function createRoutes(name: JourneyName): ApiRoute[] {
  const { schema, about } = PARTS[name];
  const named = { name, schema: schema as z.ZodType, about };
  return [
    readSettingsRoute({ ...named, access: readJourneyAccess }, ({ journey }) => journey.read()[name]),
    ...changeSettingsRoutes(
      { ...named, access: journeyAccess },
      {
        read: ({ journey }) => partOf(journey.readSettings(), name),
        save: async ({ journey }, changed) => partOf(await journey.save({ [name]: changed }), name),
      },
    ),
  ];
}

function partOf({ settings, versions }: VersionedJourney, name: JourneyName) {
  return { settings: settings[name], version: versions[name] };
}

/** Endpoints of the settings of mounted kits. */
export const JOURNEY_ROUTES = JOURNEY_NAMES.flatMap(createRoutes);
