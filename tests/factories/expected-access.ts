import type { AccessRule } from "#domain/access/may-access.ts";
import type { Answer } from "../setup/call-api.ts";
import type { Operation } from "./api-operations.ts";
import type { Caller } from "./caller.ts";

/** Account types by path of the API, in the specification's words. */
const KINDS_BY_AREA: Readonly<Record<string, readonly string[]>> = {
  admin: ["piedAdmin"],
  staff: ["admin", "staff"],
  integrator: ["integrator"],
};

/** Error types that concern the caller instead of the call. */
const ACCESS_TYPES = new Set([
  "invalidToken",
  "expiredToken",
  "invalidApiPathAccess",
  "invalidSessionKey",
  "legacyAuthenticationMethod",
  "maintenance",
  "maintenanceStaff",
  "accessDenied",
  "integratorUserInactive",
  "reloadUserData",
  "forceReload",
  "ORIGIN_NOT_ALLOWED",
  "READ_ONLY_PREVIEW",
]);

export const LET_IN = "let in";
const DENIED = "403 accessDenied";

/** The access that the rule's data give a caller at a distributor with these features. */
export function expectedAccess(
  { path }: Pick<Operation, "path">,
  rule: AccessRule,
  { type, roleType, permissions }: Caller,
  on: readonly string[],
): string {
  if (type === "nobody") return "401 invalidToken";
  const kinds = KINDS_BY_AREA[path.split("/")[2] ?? ""];
  if (type !== "widget" && kinds && !kinds.includes(type)) return "403 invalidApiPathAccess";
  const { actions = [], anyAction = false, anyPermission = false } = rule;
  const missingActions = actions.filter((action) => !on.includes(action)).length;
  if (anyAction ? actions.length > 0 && missingActions === actions.length : missingActions > 0) return DENIED;
  if (type === "widget") return rule.widgets !== undefined ? LET_IN : DENIED;
  if (!rule.types.includes(type)) return DENIED;
  if (type === "admin" || type === "piedAdmin") return LET_IN;
  const needed: readonly string[] | undefined = rule[type];
  if (needed === undefined) return type === "staff" ? LET_IN : DENIED;
  const held = needed.filter((permission) => permissions.includes(permission)).length;
  return roleType === type && (anyPermission ? held > 0 : held === needed.length) ? LET_IN : DENIED;
}

/** The access that an answer shows. Where a refusal is `expected`, one for another reason does not count: a body
 *  that is validated first may hide a missing check. */
export function accessOf({ status, error }: Answer, expected: string): string {
  const type = (error as Answer["error"] | undefined)?.type ?? "";
  if (ACCESS_TYPES.has(type) || status >= 500) return `${String(status)} ${type}`;
  return expected === LET_IN ? LET_IN : `${LET_IN}: ${String(status)} ${type}`.trim();
}
