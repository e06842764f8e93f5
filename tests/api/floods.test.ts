import { expect, test } from "vitest";
import {
  callOperation,
  fillPath,
  type Operation,
  readOperations,
  titled,
} from "#tests/factories/api-operations.ts";
import { sharedAsker } from "#tests/factories/asker.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { createShared } from "#tests/factories/shared.ts";
import { EMAIL_PROVIDER_SETTINGS } from "#tests/fakes/email-outside.ts";
import { type Answer, callApi, roundTripsOf } from "#tests/setup/call-api.ts";

/** Largest size of an answer to a refused call, and largest number of issues, whatever the input. */
const MAX_ANSWER_CHARS = 70_000;
const MAX_ISSUES = 100;
/** Round trips of a refused call: the actor, the distributor, and the count of attempts. */
const MAX_ROUND_TRIPS = 4;

const OPERATIONS = await readOperations();
const WITH_BODY = titled(OPERATIONS.filter(({ body }) => body !== null));

const names = (count: number) => Array.from({ length: count }, (_none, index) => `k${String(index)}`);
const nested = (depth: number) => `${'{"a":['.repeat(depth)}${"]}".repeat(depth)}`;
const query = (count: number) =>
  names(count)
    .map((name) => `${name}=1`)
    .join("&");

const FLOODS: Readonly<Record<string, string>> = {
  "8,000 names": JSON.stringify(Object.fromEntries(names(8_000).map((name) => [name, 1]))),
  "450 long names": JSON.stringify(Object.fromEntries(names(450).map((name) => [name.padEnd(500, "x"), 1]))),
  "20,000 levels": nested(10_000),
  "a list of 100,000": JSON.stringify({ ids: Array.from({ length: 100_000 }, () => 0) }),
  "a list of 80,000 objects": `[${"{},".repeat(79_999)}{}]`,
  "a text of 250,000": JSON.stringify({ login: "x".repeat(250_000) }),
  "a name of 250,000": JSON.stringify({ ["x".repeat(250_000)]: 1 }),
};

const shareOwner = createShared<Record<string, string>>();
const nobody = () =>
  shareOwner("nobody", async () => ({ "x-debug-distributor": (await createTestDistributor()).slug }));

function expectSmall(answer: Answer, from: string): void {
  const { issues = [] } = answer.error.details as { issues?: unknown[] };
  const seen = {
    from,
    isRefused: answer.status >= 400 && answer.status < 500,
    isShort: JSON.stringify(answer.body).length <= MAX_ANSWER_CHARS,
    namesFew: issues.length <= MAX_ISSUES,
    asksLittle: roundTripsOf(answer) <= MAX_ROUND_TRIPS,
  };
  expect(seen).toEqual({ from, isRefused: true, isShort: true, namesFew: true, asksLittle: true });
}

test.each(WITH_BODY)("%s answers a flood in its body with a short refusal", async (_title, operation) => {
  const { headers } = await sharedAsker(operation);
  for (const [name, body] of Object.entries(FLOODS)) {
    expectSmall(await callOperation(operation, headers, { body }), name);
    expectSmall(await callOperation(operation, await nobody(), { body }), `nobody with ${name}`);
  }
});

test.each(titled(OPERATIONS))(
  "%s answers a flood in its query with a short refusal",
  async (_title, operation) => {
    const { headers } = await sharedAsker(operation);
    const path = fillPath(operation);
    const join = path.includes("?") ? "&" : "?";
    for (const count of [3_000, 400]) {
      const flooded = `${path}${join}${query(count)}`;
      expectSmall(await callOperation(operation, headers, { path: flooded }), `${String(count)} fields`);
    }
  },
);

test("an address of more than 16 kB is refused before anything is asked for it", async () => {
  const answer = await callApi("GET", `/app/open/theme?x=${"x".repeat(16_384)}`, { headers: await nobody() });
  expect([answer.status, answer.error.type]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  expect(roundTripsOf(answer)).toBe(0);
});

test("a wrong field is named once, with a message that does not tell of the others", async () => {
  const body = { login: "a@b.test", password: "x", one: 1, two: 2 };
  const { error } = await callApi("POST", "/app/login", { headers: await nobody(), body });
  expect(error.details).toEqual({
    issues: [
      { field: "one", code: "unrecognized_keys", message: "Unrecognized key" },
      { field: "two", code: "unrecognized_keys", message: "Unrecognized key" },
    ],
  });
});

/** A production environment in which this address has exceeded the platform's rate limit. */
function fullEnv(): { env: Record<string, unknown>; counted: string[] } {
  const counted: string[] = [];
  const limit = ({ key }: { key: string }) => {
    counted.push(key);
    return Promise.resolve({ success: false });
  };
  const env = { ENVIRONMENT: "production", OPEN_RATE_LIMIT: { limit }, ...EMAIL_PROVIDER_SETTINGS };
  return { env, counted };
}

/** Calls that environment with a body that is not JSON. */
async function callFull(operation: Operation, headers: Record<string, string>) {
  const { env, counted } = fullEnv();
  const own = { "cf-connecting-ip": "203.0.113.9", ...headers };
  const answer = await callApi(operation.method, fillPath(operation), {
    headers: own,
    ...(operation.method === "GET" ? {} : { body: "{" }),
    env,
  });
  return { answer, counted };
}

const REFUSED = { status: 429, type: "RATE_LIMITED", counted: ["203.0.113.9"] };

test.each(titled(OPERATIONS))(
  "in production %s counts strangers by their address",
  async (_title, operation) => {
    const unnamed = await callFull(operation, {});
    expect({
      status: unnamed.answer.status,
      type: unnamed.answer.error.type,
      counted: unnamed.counted,
    }).toEqual(REFUSED);
    expect(roundTripsOf(unnamed.answer)).toBe(0);
    const pretender = await callFull(operation, { authorization: "Bearer nobodys" });
    expect({
      status: pretender.answer.status,
      type: pretender.answer.error.type,
      counted: pretender.counted,
    }).toEqual(REFUSED);
    expect(roundTripsOf(pretender.answer)).toBeLessThanOrEqual(2);
  },
);
