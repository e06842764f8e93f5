import * as z from "zod";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { Services } from "#worker/create-services.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Settings";

/** Settings of a distributor, by the name in their path. */
export interface NamedSettings {
  name: string;
  /** What they hold. */
  schema: z.ZodType;
  /** Description for the document. */
  about: string;
  /** Access to the endpoint. */
  access: AccessRule;
}

interface Versioned {
  settings: unknown;
  version: string;
}

/** `GET /app/user/settings/{name}`: settings for those who buy and sell. */
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

/** `GET|PUT /app/staff/settings/{name}`: settings with their version, and their replacement in the version that was
 *  read. */
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
  const answer = z.object({ settings: schema, version: z.string() });
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
        body: z.strictObject({ settings: schema, version: z.string().max(40) }),
      },
      ({ body, services }) => save(services, body),
    ),
  ];
}
