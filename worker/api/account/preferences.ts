import * as z from "zod";
import { PreferencesInputSchema } from "#domain/access/preferences-schema.ts";
import { NOTIFICATION_KINDS } from "#domain/live/notification-schema.ts";
import { preferencesAccess } from "#worker/services/account/preferences.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const PreferencesAnswerSchema = z.object({
  notifications: z.partialRecord(
    z.enum(NOTIFICATION_KINDS),
    z.object({ portal: z.boolean(), email: z.boolean() }),
  ),
  saleEmails: z.boolean(),
  appearance: z.object({
    colorScheme: z.enum(["auto", "light", "dark"]),
    menu: z.enum(["full", "mini"]),
  }),
});

const contract = {
  path: "/app/user/preferences",
  tag: "Profile",
  access: preferencesAccess,
  answer: PreferencesAnswerSchema,
} as const;

export const readPreferencesRoute = createApiRoute(
  { ...contract, method: "get", summary: "Where the user hears of what, and how the portal looks to them" },
  ({ services }) => services.profile.readPreferences(),
);

export const updatePreferencesRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    summary: "Change where the user hears of what, or how the portal looks; what is not named stays",
    body: PreferencesInputSchema,
  },
  ({ body, services }) => services.profile.updatePreferences(body),
);
