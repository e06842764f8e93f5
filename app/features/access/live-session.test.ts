import { expect, test } from "vitest";
import { isAboutSession } from "./live-session.tsx";

test.each([
  [{ type: "session.ended", userId: "usr_1", only: null, except: null }, true],
  [{ type: "user.changed" }, true],
  [{ type: "maintenance.changed", active: true }, true],
  [{ type: "request.changed", requestId: "req_1", code: "PED-1" }, false],
] as const)("%j is the session's business: %s", (message, expected) => {
  expect(isAboutSession(message)).toBe(expected);
});
