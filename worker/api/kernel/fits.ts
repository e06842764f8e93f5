import { type Actor, USER_TYPES } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";

/** Whose calls lie under which path. */
const AREAS = {
  "/app/user/": USER_TYPES,
  "/app/staff/": ["admin", "staff"],
  "/app/integrator/": ["integrator"],
  "/app/admin/": ["piedAdmin"],
} as const;

/** Calls by which people leave or ask who they are: they work whatever state the session is in. */
const ALWAYS = new Set(["/app/user/logout", "/app/admin/logout", "/app/user/reload"]);

/** Whether a path is for people who are signed in. */
export function isForUsers(path: string): boolean {
  return !ALWAYS.has(path) && Object.keys(AREAS).some((prefix) => path.startsWith(prefix));
}

/** Refuses somebody of another kind than the path is for; what exactly a call asks for is its service's rule.
 *  @throws DomainError INVALID_API_PATH */
export function assertPathFits(path: string, actor: Actor): void {
  if (actor.kind !== "user" && actor.kind !== "platform") return;
  const area = Object.entries(AREAS).find(([prefix]) => path.startsWith(prefix));
  const types: readonly string[] | undefined = area?.[1];
  if (types !== undefined && !types.includes(actor.type)) throw new DomainError("INVALID_API_PATH", { path });
}

/** Tells a page that is too old to understand the answers to load again; the page says in `x-build` when it was built.
 *  @throws DomainError CLIENT_OUTDATED */
export function assertClientFits({ headers }: Request, { env }: Scope): void {
  const build = headers.get("x-build");
  if (build === null || !/^\d{1,16}$/.test(build) || Number(build) >= env.MIN_CLIENT_BUILD) return;
  throw new DomainError("CLIENT_OUTDATED", { minimumBuild: String(env.MIN_CLIENT_BUILD) });
}
