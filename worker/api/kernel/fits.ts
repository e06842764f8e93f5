import { type Actor, USER_TYPES } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";

/** User types by path prefix. */
const AREAS = {
  "/app/user/": USER_TYPES,
  "/app/staff/": ["admin", "staff"],
  "/app/integrator/": ["integrator"],
  "/app/admin/": ["piedAdmin"],
} as const;

/** Calls for signing out and for one's own identity, which work in every state of the session. */
const ALWAYS = new Set(["/app/user/logout", "/app/admin/logout", "/app/user/reload"]);

/** Whether a path is for signed-in users. */
export function isForUsers(path: string): boolean {
  return !ALWAYS.has(path) && Object.keys(AREAS).some((prefix) => path.startsWith(prefix));
}

/** Refuses users of another type than the path is for. The service's rule decides the rest.
 *  @throws DomainError INVALID_API_PATH */
export function assertPathFits(path: string, actor: Actor): void {
  if (actor.kind !== "user" && actor.kind !== "platform") return;
  const area = Object.entries(AREAS).find(([prefix]) => path.startsWith(prefix));
  const types: readonly string[] | undefined = area?.[1];
  if (types !== undefined && !types.includes(actor.type)) throw new DomainError("INVALID_API_PATH", { path });
}

/** Refuses a page that is too old to understand the answers, so that it reloads. The header `x-build` tells when it was
 *  built.
 *  @throws DomainError CLIENT_OUTDATED */
export function assertClientFits({ headers }: Request, { env }: Scope): void {
  const build = headers.get("x-build");
  if (build === null || !/^\d{1,16}$/.test(build) || Number(build) >= env.MIN_CLIENT_BUILD) return;
  throw new DomainError("CLIENT_OUTDATED", { minimumBuild: String(env.MIN_CLIENT_BUILD) });
}
