import { z } from "@hono/zod-openapi";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const PublicThemeSchema = z.object({
  title: z.string(),
  metaDescription: z.string(),
  companyTheme: ThemeSchema.pick({
    primaryColor: true,
    secondaryColor: true,
    buttonColor: true,
    iconColor: true,
    angleLinearGradient: true,
    colorOneLinearGradient: true,
    colorTwoLinearGradient: true,
    loginTheme: true,
  }),
  frontendSettings: z.object({ favicon: z.string() }),
  theme: ThemeSchema,
});

export const readThemeRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/theme",
    summary: "Theme of the distributor that the host or the key names",
    tag: "Theme",
    access: "open",
    answer: PublicThemeSchema,
  },
  ({ scope }) => {
    if (scope.tenant === null) throw new DomainError("NOT_FOUND", { entity: "distributor", id: "" });
    const { theme } = scope.tenant.distributor;
    return {
      title: theme.title,
      metaDescription: theme.metaDescription,
      companyTheme: theme,
      frontendSettings: { favicon: theme.favicon },
      theme,
    };
  },
);
