import { expect, test } from "vitest";
import { roomVariables } from "./deploy-steps.ts";

test("the rooms of a deployment share the portal's secret and ask at the first of its hosts", () => {
  const worker = { LIVE_SECRET: "live-secret", PORTAL_HOSTS: "girassol.test, portal.test" };
  expect(roomVariables(worker)).toEqual({ API_URL: "https://girassol.test", LIVE_SECRET: "live-secret" });
});
