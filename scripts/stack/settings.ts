import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Failure } from "./failure.ts";

const secret = z.string().min(32);
const SecretsSchema = z.object({
  SESSION_SECRET: secret,
  PASSWORD_PEPPER: secret,
  LIVE_SECRET: secret,
  SEALING_SECRET: secret,
});

export type Secrets = z.infer<typeof SecretsSchema>;

/** Secrets of a data folder, created once, since sessions, password hashes and what is sealed depend on them. Folders of
 *  before `SEALING_SECRET` get one.
 *  @throws Failure when the file cannot be read */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    save(file, {
      SESSION_SECRET: draw(),
      PASSWORD_PEPPER: draw(),
      LIVE_SECRET: draw(),
      SEALING_SECRET: draw(),
    });
  }
  try {
    const kept = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")));
    const secrets = SecretsSchema.parse({ SEALING_SECRET: draw(), ...kept });
    if (kept["SEALING_SECRET"] === undefined) save(file, secrets);
    return secrets;
  } catch (error) {
    const wayOut = `Delete ${dataDir} to begin with fresh demo data (passwords are hashed with the lost secrets)`;
    throw new Failure(`${file} is damaged`, wayOut, { cause: error });
  }
}

export interface Addresses {
  sqldUrl: string;
  partyUrl: string;
  /** Address of the local address services. */
  addressUrl: string;
  /** Address of the local network of carriers. */
  carrierUrl: string;
  /** Address of the local payment provider. */
  paymentUrl: string;
}

/** Local settings of the Worker; `worker/env.ts` explains each. */
export function buildWorkerSettings(
  secrets: Secrets,
  { sqldUrl, partyUrl, addressUrl, carrierUrl, paymentUrl }: Addresses,
  buildVersion: string,
): Record<string, string> {
  return {
    ...secrets,
    ADDRESS_V1_URL: addressUrl,
    IBGE_URL: addressUrl,
    BUILD_VERSION: buildVersion,
    DEFAULT_DISTRIBUTOR: "solnascente",
    DIRECTORY_DATABASE_URL: sqldUrl,
    ENVIRONMENT: "development",
    ERROR_REPORTING_KEY: "none",
    INTELIPOST_URL: carrierUrl,
    MERCADO_PAGO_URL: paymentUrl,
    PARTYKIT_PUBLIC_URL: partyUrl,
    PARTYKIT_URL: partyUrl,
    PORTAL_HOSTS: "localhost",
    VIACEP_URL: addressUrl,
  };
}

/** Local variables of the rooms.
 *  @param portalUrl - address of the Worker, for their requests */
export function buildRoomSettings({ LIVE_SECRET }: Pick<Secrets, "LIVE_SECRET">, portalUrl: string) {
  return { API_URL: portalUrl, LIVE_SECRET };
}

function save(file: string, secrets: Secrets): void {
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}

function draw(): string {
  return randomBytes(32).toString("hex");
}
