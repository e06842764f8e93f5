import { expect, test } from "vitest";
import { INTEGRATOR } from "./orders.ts";
import { useStack } from "./use-stack.ts";

const fault = useStack();

test("a session whose access token runs out while the database is away goes on when it is back", async () => {
  const { stack, portal, readRows } = fault();
  const buyer = await portal.signIn(INTEGRATOR);
  await readRows("update session_token set expires_at = '2020-01-01T00:00:00.000Z'");

  await stack.sqld.kill9();
  expect((await buyer.visit("/requests")).status).toBe(503);
  expect((await buyer.call("GET", "/app/user/reload")).error?.type).toBe("DATABASE_UNAVAILABLE");
  await stack.sqld.restart();

  expect((await buyer.visit("/requests")).status).toBe(200);
  expect((await buyer.call("GET", "/app/user/reload")).error?.type).toBe("expiredToken");
});

test("who signs out while the database is away is signed out of the browser all the same", async () => {
  const { stack, portal } = fault();
  const buyer = await portal.signIn(INTEGRATOR);
  await stack.sqld.kill9();
  const answer = await buyer.submit("/logout", {});
  await stack.sqld.restart();
  expect([answer.status, answer.location, answer.cookie]).toEqual([
    302,
    "/",
    "__Host-girassol=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax",
  ]);
});

test("rooms that are away keep nobody from signing in, out, or ending other sessions", async () => {
  const { stack, portal } = fault();
  const [buyer, elsewhere] = [await portal.signIn(INTEGRATOR), await portal.signIn(INTEGRATOR)];
  await stack.party.kill9();
  expect((await buyer.submit("/logout", {})).location).toBe("/");
  expect((await buyer.call("GET", "/app/user/reload")).error?.type).toBe("invalidToken");
  expect((await elsewhere.visit("/requests")).status).toBe(200);
  await stack.party.restart();
});
