import * as z from "zod";
import { ThemeInputSchema, ThemeSchema } from "#domain/theme/theme-schema.ts";
import { themeAccess } from "#worker/services/theme/edit-theme.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const answer = z.object({ theme: ThemeSchema, version: z.string() });

export const readOwnThemeRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/theme",
    summary: "Look of the distributor, with the version that a change names",
    tag: "Theme",
    access: themeAccess,
    answer,
  },
  ({ services }) => services.theme.read(),
);

export const saveThemeRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/theme",
    summary: "Change the look of the distributor",
    tag: "Theme",
    access: themeAccess,
    body: z.strictObject({ theme: ThemeInputSchema, version: z.string().max(40) }),
    answer,
  },
  ({ body, services }) => services.theme.save(body.theme, body.version),
);
