import type { Actor, Distributor } from "#domain/access/actor.ts";
import type { DomainErrorCode } from "#domain/shared/errors.ts";
import type { Services } from "./create-services.ts";
import type { SessionCookie } from "./security/session-cookie.ts";

/** What every loader and action receives. */
export type PageContext = {
  services: Services;
  actor: Actor;
  distributor: Distributor | null;
  /** For the scripts and styles of this answer only. */
  nonce: string;
  /** Texts of the built style sheets by their address. */
  styles: Readonly<Record<string, string>>;
  requestId: string;
  /** Whether people work here: pages for who builds the portal are then not there. */
  isProduction: boolean;
  /** Build time of this version, milliseconds. */
  buildVersion: string;
  /** Whether a whole document is asked for, and not data for one that is loaded. */
  isDocument: boolean;
  /** Lets this document show pages of the address's origin in a frame. */
  allowFrame(url: string): void;
  /** Origin under which the page was asked for. */
  origin: string;
  /** The API as its OpenAPI document describes it. */
  readApiDocument(): ApiDocument;
  /** `Set-Cookie` value that keeps a session, or ends it with null. */
  sessionCookie(session: SessionCookie | null): string;
  /** What a refusal looks like to people, or null when the error is none. */
  describeRefusal(error: unknown): Refusal | null;
};

/** What pages use of an OpenAPI document. */
export interface ApiDocument {
  paths?: Readonly<Record<string, object>> | undefined;
}

export interface Refusal {
  code: DomainErrorCode;
  /** Name on the wire: the specification's where it has one. */
  type: string;
  status: number;
  title: string;
  description: string;
  details: unknown;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageContext {}
}
