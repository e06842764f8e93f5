import type { Actor, Distributor } from "#domain/access/actor.ts";
import { createIdFactory } from "#domain/shared/ids.ts";
import type { Database } from "./db/client.ts";
import type { DatabaseUse } from "./db/database-fetch.ts";
import type { Env } from "./env.ts";
import type { SessionCookie } from "./security/session-cookie.ts";

/** What every use case of one request works with. */
export interface Scope {
  env: Env;
  requestId: string;
  /** Address of the person at the other end, as the platform saw it. */
  clientAddress: string;
  /** Origin under which this request arrived, for links that leave the portal. */
  origin: string;
  /** What the other end calls itself, cut to a bearable length. */
  userAgent: string;
  use: DatabaseUse;
  directory: Database;
  actor: Actor;
  tenant: Tenant | null;
  /** Whether the request is made to change something. */
  isWrite: boolean;
  /** Whether the person's role or rights changed since the credentials were given out. */
  isOutdated: boolean;
  /** The session under its new credentials, when this request renewed it. */
  renewedSession: SessionCookie | null;
  now(): Date;
  newId(prefix: string): string;
  /** Work after the response; a failure is logged, never thrown. */
  defer(work: () => Promise<unknown>): void;
}

/** The distributor that a request is for, with its database. */
export interface Tenant {
  distributor: Distributor;
  database: Database;
}

export const newId = createIdFactory({
  now: () => Date.now(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
});
