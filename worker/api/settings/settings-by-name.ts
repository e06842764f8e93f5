import { z } from "@hono/zod-openapi";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { Services } from "#worker/create-services.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Settings";

/** Some settings of a distributor, by the name that paths know them by. */
export interface NamedSettings {
  name: string;
  /** What they hold. */
  schema: z.ZodType;
  /** What they are, in the document's words. */
  about: string;
  /** Who may call the endpoint. */
  access: AccessRule;
}

interface Versioned {
  settings: unknown;
  version: string;
}

/** `GET /app/user/settings/{name}`: settings as those who buy and sell follow them. */
export function readSettingsRoute(
  { name, schema, about, access }: NamedSettings,
  read: (services: Services) => unknown,
): ApiRoute {
  return createApiRoute(
    {
      method: "get",
      path: `/app/user/settings/${name}`,
      summary: `Settings: ${about}`,
      tag,
      access,
      answer: z.object({ settings: schema }),
    },
    ({ services }) => ({ settings: read(services) }),
  );
}

/** `GET|PUT /app/staff/settings/{name}`: settings with their version, and replaced in the version that was read. */
export function changeSettingsRoutes<Settings>(
  { name, schema, about, access }: NamedSettings & { schema: z.ZodType<Settings> },
  {
    read,
    save,
  }: {
    read: (services: Services) => Versioned;
    save: (services: Services, changed: { settings: Settings; version: string }) => Promise<Versioned>;
  },
): ApiRoute[] {
  const answer = z.object({ settings: schema as z.ZodType, version: z.string() });
  const staff = { path: `/app/staff/settings/${name}`, tag, access, answer };
  return [
    createApiRoute(
      { ...staff, method: "get", summary: `Settings with their version: ${about}` },
      ({ services }) => read(services),
    ),
    createApiRoute(
      {
        ...staff,
        method: "put",
        summary: `Replace settings in the version that was read: ${about}`,
        body: z.object({ settings: schema, version: z.string().max(40) }).strict(),
      },
      ({ body, services }) => save(services, body),
    ),
  ];
}
