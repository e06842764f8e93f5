import type { Fetcher, R2Bucket, RateLimit } from "@cloudflare/workers-types";
import * as z from "zod";

const secret = z.string().min(32);

const SettingsSchema = z.object({
  ENVIRONMENT: z.enum(["development", "test", "production"]),
  /** Key of the error-reporting service; `none` explicitly disables reports. */
  ERROR_REPORTING_KEY: z.string().min(1),
  /** Build time of this version (milliseconds), announced to open pages by the room. */
  BUILD_VERSION: z.string().default("0"),
  /** Pages built before this (milliseconds) are told to reload; raised when they would misunderstand answers. */
  MIN_CLIENT_BUILD: z.coerce.number().int().default(0),
  DIRECTORY_DATABASE_URL: z.url(),
  DIRECTORY_DATABASE_TOKEN: z.string().optional(),
  /** Hosts under which distributors live as `{slug}.{host}`, separated by commas. */
  PORTAL_HOSTS: z.string().default("localhost"),
  /** Slug of the distributor at a bare portal host; empty in production. */
  DEFAULT_DISTRIBUTOR: z.string().default(""),
  /** URL of the rooms for the Worker. */
  PARTYKIT_URL: z.url(),
  /** URL of the rooms for browsers. */
  PARTYKIT_PUBLIC_URL: z.url(),
  SESSION_SECRET: secret,
  PASSWORD_PEPPER: secret,
  LIVE_SECRET: secret,
  /** Encrypts what stays in databases: secrets of second factors, and keys of payment providers. */
  SEALING_SECRET: secret,
  /** E-mail provider: its URL, its key, and the sender address. Outside production it is optional; e-mails then stay in
   *  the outbox. */
  EMAIL_API_URL: z.url().optional(),
  EMAIL_API_KEY: z.string().min(1).optional(),
  EMAIL_FROM: z.email().optional(),
  /** Services for CEP lookups, in the order of use. */
  ADDRESS_V1_URL: z.url().default("https://brasilapi.com.br/api"),
  VIACEP_URL: z.url().default("https://viacep.com.br/ws"),
  /** IBGE service for municipalities of a state; the first address service is used if it fails. */
  IBGE_URL: z.url().default("https://servicodados.ibge.gov.br/api/v1/localidades"),
  /** Carrier network for distributors with a key. */
  INTELIPOST_URL: z.url().default("https://api.intelipost.com.br/api/v1"),
  /** Payment provider of distributors with keys of their own. */
  MERCADO_PAGO_URL: z.url().default("https://api.mercadopago.com"),
});

export type Settings = z.infer<typeof SettingsSchema>;

const NEEDED_IN_PRODUCTION = ["EMAIL_API_URL", "EMAIL_API_KEY", "EMAIL_FROM"] as const;

/** Configuration of the Worker. A missing or malformed setting fails the first request and is named. */
const EnvSchema = SettingsSchema.superRefine((settings, context) => {
  if (settings.ENVIRONMENT !== "production") return;
  for (const name of NEEDED_IN_PRODUCTION) {
    if (settings[name] === undefined) context.addIssue({ code: "custom", path: [name], message: "Required" });
  }
});

/** Bindings provided by the platform; absent in unit tests. */
export interface Bindings {
  OPEN_RATE_LIMIT?: RateLimit;
  /** Bucket of pictures, data sheets, and imported and exported files. */
  FILES?: R2Bucket;
  /** Static files of the portal. */
  ASSETS?: Pick<Fetcher, "fetch">;
}

export type Env = Settings & Bindings;

/** Lists missing and malformed settings. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`Environment settings missing or malformed: ${names.join(", ")}`);
    this.names = names;
  }
}

const parsed = new WeakMap<object, Settings>();

/** Parses the settings of the environment, once per environment object.
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
