import type { Actor, Distributor } from "#domain/access/actor.ts";
import { createIdFactory } from "#domain/shared/ids.ts";
import type { Database } from "./db/client.ts";
import type { DatabaseUse } from "./db/database-fetch.ts";
import type { Env } from "./env.ts";
import type { SessionCookie } from "./security/session-cookie.ts";

/** The context of all use cases of one request. */
export interface Scope {
  env: Env;
  requestId: string;
  /** IP address of the client, as the platform saw it. */
  clientAddress: string;
  /** Origin of this request, for links in e-mails. */
  origin: string;
  /** User agent, truncated. */
  userAgent: string;
  use: DatabaseUse;
  directory: Database;
  actor: Actor;
  tenant: Tenant | null;
  /** Whether the request is meant to change something. */
  isWrite: boolean;
  /** Whether the user's role or permissions have changed since the credentials were issued. */
  isOutdated: boolean;
  /** The session with its new credentials, if this request refreshed it. */
  renewedSession: SessionCookie | null;
  now(): Date;
  newId(prefix: string): string;
  /** Runs work after the response; a failure is logged, never thrown. */
  defer(work: () => Promise<unknown>): void;
}

/** The distributor of a request, with its database. */
export interface Tenant {
  distributor: Distributor;
  database: Database;
}

export const newId = createIdFactory({
  now: () => Date.now(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
});
