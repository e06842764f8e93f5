import { expect, test } from "vitest";
import { HANDLING_BY_TYPE, handlingOf, RELOAD_REQUESTS, SESSION_ERROR_TYPES } from "./error-handling.ts";

test.each([
  [401, "invalidToken", "leave"],
  [403, "expiredToken", "refreshAndRepeat"],
  [403, "invalidApiPathAccess", "dialog"],
  [401, "invalidRefreshToken", "leave"],
  [401, "legacyAuthenticationMethod", "leave"],
  [403, "maintenance", "dialogThenLeave"],
  [403, "maintenanceStaff", "dialogThenLeave"],
  [403, "invalidSessionKey", "dialogThenLeave"],
  [403, "accessDenied", "dialogThenLeave"],
  [403, "integratorUserInactive", "dialogThenLeave"],
  [409, "reloadUserData", "reloadUserDataAndRepeat"],
  [409, "forceReload", "reloadPage"],
] as const)("an answer %i of type %s is met by %s", (status, type, handling) => {
  expect(handlingOf(status, type)).toBe(handling);
});

test.each(["invalidToken", "legacyAuthenticationMethod", "invalidRefreshToken"])(
  "%s ends the session also when its status is another",
  (type) => {
    expect(handlingOf(403, type)).toBe("leave");
  },
);

test.each(["expiredToken", "accessDenied", "OUT_OF_STOCK", ""])(
  "a 401 of type “%s” ends the session",
  (type) => {
    expect(handlingOf(401, type)).toBe("leave");
  },
);

test.each(["OUT_OF_STOCK", "", "toString", "expiredtoken"])(
  "another type, such as “%s”, is left to the caller",
  (type) => {
    expect(handlingOf(403, type)).toBeNull();
  },
);

test("each type is named once, and each has its handling", () => {
  expect(SESSION_ERROR_TYPES).toHaveLength(10);
  expect(Object.keys(HANDLING_BY_TYPE)).toEqual([...SESSION_ERROR_TYPES, ...RELOAD_REQUESTS]);
});
