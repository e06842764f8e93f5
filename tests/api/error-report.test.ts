import { expect, test, vi } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { callApi } from "#tests/setup/call-api.ts";

const REPORT = {
  message: "Cannot read properties of undefined (reading 'id')",
  stack: "at open (https://sol.test/assets/route.js:12:7)",
  path: "/requests",
  build: "1795000000000",
};

const report = ({ headers }: Pick<TestUser, "headers">, changes: object = {}) =>
  callApi("POST", "/app/user/error-report", { headers, body: { ...REPORT, ...changes } });

/** Collects log lines about reports from now on. */
function keepLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, "warn").mockImplementation((line: unknown) => {
    const facts = JSON.parse(String(line)) as Record<string, unknown>;
    if (facts["event"] === "page-failed") lines.push(facts);
  });
  return lines;
}

test("an error that a page met is written into the log, with the page and its build [CALLS-49]", async () => {
  const log = keepLog();
  const owner = await createTestDistributor();
  const answer = await report(await createTestUser(owner));
  expect(answer.body).toEqual({ data: null });
  expect(log).toHaveLength(1);
  expect(log[0]).toEqual({
    level: "warn",
    event: "page-failed",
    requestId: expect.any(String),
    distributorId: owner.id,
    userType: "integrator",
    ...REPORT,
  });
});

test("an operator of the platform's page reports too", async () => {
  const log = keepLog();
  expect((await report(await createTestOperator())).status).toBe(200);
  expect(log[0]).toMatchObject({ distributorId: "platform", userType: "piedAdmin" });
});

test("what could tell whose it was is left out, and long texts are cut", async () => {
  const log = keepLog();
  const user = await createTestUser(await createTestDistributor());
  await report(user, {
    message: `Unexpected ana@sol.test, 529.982.247-25 ${"m".repeat(400)}`,
    stack: `at https://sol.test/requests?search=Ana:1:1 ${"s".repeat(3_000)}`,
    path: `/requests?search=Ana`,
  });
  const { message, stack, path } = log[0] ?? {};
  expect(message).toMatch(/^Unexpected \[e-mail\], \[number\] m+$/);
  expect(message).toHaveLength(300);
  expect(stack).toMatch(/^at https:\/\/sol\.test\/requests:1:1 s+$/);
  expect(stack).toHaveLength(2_000);
  expect(path).toBe("/requests");
});

test("nobody who is not signed in reports, and nothing is logged for a report that does not read", async () => {
  const log = keepLog();
  const owner = await createTestDistributor();
  const nobody = await report({ headers: { "x-debug-distributor": owner.slug } });
  expect(nobody.status).toBe(401);
  const empty = await report(await createTestUser(owner), { message: "" });
  expect(empty.error.type).toBe("INVALID_BODY");
  expect(log).toEqual([]);
});

test("the twenty-first report within a quarter of an hour is refused, of one person alone", async () => {
  const log = keepLog();
  const owner = await createTestDistributor();
  const [user, other] = [await createTestUser(owner), await createTestUser(owner)];
  for (let index = 0; index < 20; index += 1) expect((await report(user)).status).toBe(200);
  expect((await report(user)).error.type).toBe("RATE_LIMITED");
  expect((await report(other)).status).toBe(200);
  expect(log).toHaveLength(21);
});
