import type { Actor, Distributor } from "#domain/access/actor.ts";
import type { DomainErrorCode } from "#domain/shared/errors.ts";
import type { Services } from "./create-services.ts";
import type { SessionCookie } from "./security/session-cookie.ts";

/** The context of every loader and action. */
export type PageContext = {
  services: Services;
  actor: Actor;
  distributor: Distributor | null;
  /** Nonce for scripts and styles of this answer. */
  nonce: string;
  /** Texts of the built style sheets by URL. */
  styles: Readonly<Record<string, string>>;
  /** Addresses of the style sheets of the frame around the pages of signed-in people. */
  frameSheets: readonly string[];
  requestId: string;
  /** Whether this is production, where developers' pages do not exist. */
  isProduction: boolean;
  /** Build time of this version in milliseconds. */
  buildVersion: string;
  /** Whether a whole document is requested, as opposed to data for a loaded one. */
  isDocument: boolean;
  /** Allows this document to embed pages of the URL's origin in a frame. */
  allowFrame(url: string): void;
  /** Origin of the request. */
  origin: string;
  /** The API as its OpenAPI document describes it. */
  readApiDocument(): ApiDocument;
  /** `Set-Cookie` value that keeps a session, or ends it with null. */
  sessionCookie(session: SessionCookie | null): string;
  /** The texts of a refusal for people; null for other errors. */
  describeRefusal(error: unknown): Refusal | null;
};

/** The parts of an OpenAPI document that pages use. */
export interface ApiDocument {
  paths?: Readonly<Record<string, object>> | undefined;
}

export interface Refusal {
  code: DomainErrorCode;
  /** Type in answers: the specification's name, if it has one. */
  type: string;
  status: number;
  title: string;
  description: string;
  details: unknown;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageContext {}
}
