import { DomainError } from "#domain/shared/errors.ts";
import { readBearerToken, readCredentials } from "#worker/credentials.ts";
import type { Env } from "#worker/env.ts";
import type { Scope } from "#worker/scope.ts";
import { isSignedByRoom } from "#worker/security/live-tokens.ts";

/** Prefix of calls that are counted even with a session. */
const OPEN_AREA = "/app/open/";

/** Counts, in production, a call without a session and every call of the open area, before anything is read.
 *  @returns whether it was counted
 *  @throws DomainError RATE_LIMITED, LEGACY_AUTHENTICATION */
export async function limitUnnamed(request: Request, env: Env): Promise<boolean> {
  const isOpen = new URL(request.url).pathname.startsWith(OPEN_AREA);
  if (!isOpen && readCredentials(request, env).token !== null) return false;
  await countCall(request, env);
  return true;
}

/** Counts a call with invalid credentials or with a widget's key, which is public, before its fields are read. Calls of
 *  the rooms are signed, come from one address and are not counted.
 *  @throws DomainError RATE_LIMITED */
export async function limitStranger(request: Request, { actor, env }: Scope): Promise<void> {
  if (actor.kind !== "anonymous" && actor.kind !== "widget") return;
  if (await isSignedByRoom(readBearerToken(request.headers), env.LIVE_SECRET)) return;
  await countCall(request, env);
}

async function countCall({ headers }: Request, { ENVIRONMENT, OPEN_RATE_LIMIT }: Env): Promise<void> {
  if (OPEN_RATE_LIMIT === undefined || ENVIRONMENT !== "production") return;
  const { success } = await OPEN_RATE_LIMIT.limit({ key: headers.get("cf-connecting-ip") ?? "local" });
  if (!success) throw new DomainError("RATE_LIMITED", { retryAfterS: 60 });
}
