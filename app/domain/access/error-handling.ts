/** Error types that concern the session rather than the call: the specification's ten. */
export const SESSION_ERROR_TYPES = [
  "invalidToken",
  "expiredToken",
  "invalidApiPathAccess",
  "invalidRefreshToken",
  "legacyAuthenticationMethod",
  "maintenance",
  "maintenanceStaff",
  "invalidSessionKey",
  "accessDenied",
  "integratorUserInactive",
] as const;

/** What an answer may request besides: fresh user data, or a fresh page. */
export const RELOAD_REQUESTS = ["reloadUserData", "forceReload"] as const;

export type SessionErrorType = (typeof SESSION_ERROR_TYPES)[number] | (typeof RELOAD_REQUESTS)[number];

/** The browser's reaction to a session error. `leave` clears the session and opens the sign-in page; `dialogThenLeave`
 *  does so after its dialog is closed. */
export type ErrorHandling =
  | "refreshAndRepeat"
  | "leave"
  | "dialogThenLeave"
  | "dialog"
  | "reloadUserDataAndRepeat"
  | "reloadPage";

export const HANDLING_BY_TYPE = {
  invalidToken: "leave",
  expiredToken: "refreshAndRepeat",
  invalidApiPathAccess: "dialog",
  invalidRefreshToken: "leave",
  legacyAuthenticationMethod: "leave",
  maintenance: "dialogThenLeave",
  maintenanceStaff: "dialogThenLeave",
  invalidSessionKey: "dialogThenLeave",
  accessDenied: "dialogThenLeave",
  integratorUserInactive: "dialogThenLeave",
  reloadUserData: "reloadUserDataAndRepeat",
  forceReload: "reloadPage",
} as const satisfies Record<SessionErrorType, ErrorHandling>;

/** The browser's reaction to a refused call; null when the caller handles it.
 *  @param status - HTTP status; 401 ends the session whatever the type */
export function handlingOf(status: number, type: string): ErrorHandling | null {
  if (status === 401) return "leave";
  return isSessionErrorType(type) ? HANDLING_BY_TYPE[type] : null;
}

function isSessionErrorType(type: string): type is SessionErrorType {
  return Object.hasOwn(HANDLING_BY_TYPE, type);
}
