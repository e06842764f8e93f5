import type { RateLimit } from "@cloudflare/workers-types";
import { z } from "zod";

const secret = z.string().min(32);

/** Configuration of the Worker: a missing or malformed setting stops the first request with its name. */
const EnvSchema = z.object({
  ENVIRONMENT: z.enum(["development", "test", "production"]),
  /** Key of the error-reporting service; `none` says in so many words that nothing is reported. */
  ERROR_REPORTING_KEY: z.string().min(1),
  /** Build time of this version (milliseconds), announced to open pages by the room. */
  BUILD_VERSION: z.string().default("0"),
  DIRECTORY_DATABASE_URL: z.url(),
  DIRECTORY_DATABASE_TOKEN: z.string().optional(),
  /** Hosts under which distributors live as `{slug}.{host}`, separated by commas. */
  PORTAL_HOSTS: z.string().default("localhost"),
  /** Distributor that a bare portal host answers for; empty in production. */
  DEFAULT_DISTRIBUTOR: z.string().default(""),
  /** Address by which the Worker reaches the rooms. */
  PARTYKIT_URL: z.url(),
  /** Address by which browsers reach the rooms. */
  PARTYKIT_PUBLIC_URL: z.url(),
  SESSION_SECRET: secret,
  PASSWORD_PEPPER: secret,
  LIVE_SECRET: secret,
});

export type Settings = z.infer<typeof EnvSchema>;

/** Bindings that only the platform gives; absent in unit tests. */
export interface Bindings {
  OPEN_RATE_LIMIT?: RateLimit;
}

export type Env = Settings & Bindings;

const parsed = new WeakMap<object, Settings>();

/** Settings of the environment, parsed once for each environment object.
 *  @throws Error naming every missing or malformed setting */
export function parseSettings(env: object): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = EnvSchema.safeParse(env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new Error(`Environment settings missing or malformed: ${names}`);
  }
  parsed.set(env, result.data);
  return result.data;
}
