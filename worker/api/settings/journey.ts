import { z } from "@hono/zod-openapi";
import { JOURNEY_NAMES, type JourneyName } from "#domain/settings/journey.ts";
import {
  ElectricalSettingsSchema,
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "#domain/settings/kit-settings-schema.ts";
import { journeyAccess, readJourneyAccess } from "#worker/services/settings/journey.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Settings";

/** What each of these settings holds, and what it is in the document's words. */
const PARTS = {
  kits: { schema: KitSettingsSchema.strict(), about: "what the pages that build kits show and ask" },
  mountKit: { schema: MountKitSettingsSchema.strict(), about: "how integrators put a kit together" },
  stepsMountKit: { schema: MountKitStepsSchema, about: "the steps of mounting a kit" },
  electrical: { schema: ElectricalSettingsSchema.strict(), about: "what the electrical check reckons with" },
} as const satisfies Record<JourneyName, { schema: z.ZodType; about: string }>;

function createRoutes(name: JourneyName): ApiRoute[] {
  const { schema, about } = PARTS[name];
  const settings = schema as z.ZodType;
  const answer = z.object({ settings, version: z.string() });
  const staff = { path: `/app/staff/settings/${name}`, tag, access: journeyAccess, answer };
  return [
    createApiRoute(
      {
        method: "get",
        path: `/app/user/settings/${name}`,
        summary: `Settings: ${about}`,
        tag,
        access: readJourneyAccess,
        answer: z.object({ settings }),
      },
      ({ services }) => ({ settings: services.journey.read()[name] }),
    ),
    createApiRoute(
      { ...staff, method: "get", summary: `Settings with their version: ${about}` },
      ({ services }) => {
        const { settings: all, versions } = services.journey.readSettings();
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
        const { settings: all, versions } = await services.journey.save({ [name]: body });
        return { settings: all[name], version: versions[name] };
      },
    ),
  ];
}

/** Endpoints of the settings of how kits are put together. */
export const JOURNEY_ROUTES = JOURNEY_NAMES.flatMap(createRoutes);
