import type { R2Bucket, RateLimit } from "@cloudflare/workers-types";
import { z } from "zod";

const secret = z.string().min(32);

const SettingsSchema = z.object({
  ENVIRONMENT: z.enum(["development", "test", "production"]),
  /** Key of the error-reporting service; `none` says in so many words that nothing is reported. */
  ERROR_REPORTING_KEY: z.string().min(1),
  /** Build time of this version (milliseconds), announced to open pages by the room. */
  BUILD_VERSION: z.string().default("0"),
  /** Pages built before this (milliseconds) are told to load again; raised when they would misunderstand answers. */
  MIN_CLIENT_BUILD: z.coerce.number().int().default(0),
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
  /** Provider that sends e-mails: its address, its key, and the address that they come from. Outside production
   *  e-mails stay in the outbox without it. */
  EMAIL_API_URL: z.url().optional(),
  EMAIL_API_KEY: z.string().min(1).optional(),
  EMAIL_FROM: z.email().optional(),
  /** Services that know the address of a postal code, the first one asked first. */
  ADDRESS_V1_URL: z.url().default("https://brasilapi.com.br/api"),
  VIACEP_URL: z.url().default("https://viacep.com.br/ws"),
  /** Statistics service that lists the municipalities of a state; the first address service is asked after it. */
  IBGE_URL: z.url().default("https://servicodados.ibge.gov.br/api/v1/localidades"),
  /** Network of carriers that distributors with a key of their own ask for freights. */
  INTELIPOST_URL: z.url().default("https://api.intelipost.com.br/api/v1"),
});

export type Settings = z.infer<typeof SettingsSchema>;

const NEEDED_IN_PRODUCTION = ["EMAIL_API_URL", "EMAIL_API_KEY", "EMAIL_FROM"] as const;

/** Configuration of the Worker: a missing or malformed setting stops the first request with its name. */
const EnvSchema = SettingsSchema.superRefine((settings, context) => {
  if (settings.ENVIRONMENT !== "production") return;
  for (const name of NEEDED_IN_PRODUCTION) {
    if (settings[name] === undefined) context.addIssue({ code: "custom", path: [name], message: "Required" });
  }
});

/** Bindings that only the platform gives; absent in unit tests. */
export interface Bindings {
  OPEN_RATE_LIMIT?: RateLimit;
  /** Pictures, data sheets, imported and exported files. */
  FILES?: R2Bucket;
}

export type Env = Settings & Bindings;

/** Says which settings are missing or malformed. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`Environment settings missing or malformed: ${names.join(", ")}`);
    this.names = names;
  }
}

const parsed = new WeakMap<object, Settings>();

/** Settings of the environment, parsed once for each environment object.
 *  @throws SettingsError naming every missing or malformed setting */
export function parseSettings(env: object): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = EnvSchema.safeParse(env);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => issue.path.join(".")));
  }
  parsed.set(env, result.data);
  return result.data;
}
