import type { AccessRule } from "#domain/access/may-access.ts";
import type { Answer } from "../setup/call-api.ts";
import type { Operation } from "./api-operations.ts";
import type { Caller } from "./caller.ts";

/** Whose calls lie under which path, in the specification's words. */
const KINDS_BY_AREA: Readonly<Record<string, readonly string[]>> = {
  admin: ["piedAdmin"],
  staff: ["admin", "staff"],
  integrator: ["integrator"],
};

/** Types by which an answer says that the caller, and not the call, is the trouble. */
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

/** What the rule's plain data says about a caller at a distributor where these features are on. */
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
  if (type === "widget") return rule.widgets === true ? LET_IN : DENIED;
  if (!rule.types.includes(type)) return DENIED;
  if (type === "admin" || type === "piedAdmin") return LET_IN;
  const needed: readonly string[] | undefined = rule[type];
  if (needed === undefined) return type === "staff" ? LET_IN : DENIED;
  const held = needed.filter((permission) => permissions.includes(permission)).length;
  return roleType === type && (anyPermission ? held > 0 : held === needed.length) ? LET_IN : DENIED;
}

/** What an answer says about access. One that refuses the call for another reason is no refusal of access where
 *  `expected` is one: a body that is read first may hide a check that is not there. */
export function accessOf({ status, error }: Answer, expected: string): string {
  const type = (error as Answer["error"] | undefined)?.type ?? "";
  if (ACCESS_TYPES.has(type) || status >= 500) return `${String(status)} ${type}`;
  return expected === LET_IN ? LET_IN : `${LET_IN}: ${String(status)} ${type}`.trim();
}
