/** Types of error that concern the session and not the call that met them: the specification's ten. */
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

/** What an answer may ask for besides: fresh data of the user, or a fresh page. */
export const RELOAD_REQUESTS = ["reloadUserData", "forceReload"] as const;

export type SessionErrorType = (typeof SESSION_ERROR_TYPES)[number] | (typeof RELOAD_REQUESTS)[number];

/** What the browser does about a session error. `leave` clears the session and goes to the sign-in page;
 *  `dialogThenLeave` does so once its dialog is closed. */
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

/** What the browser does about a refused call, or null when that is the caller's business.
 *  @param status - of the answer; a 401 ends the session whatever its type
 *  @source spec, error catalogue */
export function handlingOf(status: number, type: string): ErrorHandling | null {
  if (status === 401) return "leave";
  return isSessionErrorType(type) ? HANDLING_BY_TYPE[type] : null;
}

function isSessionErrorType(type: string): type is SessionErrorType {
  return Object.hasOwn(HANDLING_BY_TYPE, type);
}
