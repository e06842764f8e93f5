import { z } from "@hono/zod-openapi";
import { PreferencesInputSchema } from "#domain/notifications/preferences-schema.ts";
import { preferencesAccess } from "#worker/services/profile/preferences.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const PreferencesAnswerSchema = z.object({
  notifications: z.object({ orderCreated: z.boolean(), paymentReceived: z.boolean() }).partial(),
});

const contract = {
  path: "/app/user/preferences",
  tag: "Profile",
  access: preferencesAccess,
  answer: PreferencesAnswerSchema,
} as const;

export const readPreferencesRoute = createApiRoute(
  { ...contract, method: "get", summary: "Which notifications the portal shows to the user" },
  ({ services }) => services.profile.readPreferences(),
);

export const updatePreferencesRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    summary: "Change which notifications the portal shows; kinds that are not named stay",
    body: PreferencesInputSchema,
  },
  ({ body, services }) => services.profile.updatePreferences(body),
);
