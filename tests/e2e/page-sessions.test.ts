import { beforeAll, expect, inject, test } from "vitest";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { readSessionCookie, type SessionCookie, unsealSession } from "#worker/security/session-cookie.ts";
import { newSecret } from "#worker/security/tokens.ts";
import { runSql } from "./database.ts";
import { ask, outcomeOf, workThrough } from "./page-answer.ts";
import {
  createPerson,
  createPlace,
  createSignInLink,
  headersOf,
  type Place,
  type SignedInPerson,
} from "./page-world.ts";

const LONG_AGO = "2020-01-01T00:00:00.000Z";
const ATTRIBUTES = ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"];

let place: Place;
let admin: SignedInPerson;
let operator: SignedInPerson;

beforeAll(async () => {
  place = await createPlace();
  const [demo] = await runSql("select password_hash from user where email = 'admin@solnascente.test'");
  const hash = String(demo?.["password_hash"]);
  admin = await createPerson(place, { type: "admin" }, hash);
  operator = await createPerson(place, { type: "piedAdmin" }, hash);
});

const here = () => ({ "x-debug-distributor": place.slug });

/** Addresses that a browser or the framework may resolve to another site. */
const TRAPS = [
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "///evil.test",
  "\\\\evil.test",
  "https:evil.test",
  "https://evil.test/requests",
  "/%2f%2fevil.test",
  "/..//evil.test",
  "/.//evil.test",
  "/\n/evil.test",
  "/\r\n/evil.test",
  "\t//evil.test",
  " //evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  "@evil.test",
  "/%09/evil.test",
];

/** Signs in at one of the three doors on the way to an address; returns where that leads. */
const DOORS = {
  "/": (next: string) => signIn(`/?index&next=${encodeURIComponent(next)}`, admin),
  "/_root.data": (next: string) => signIn(`/_root.data?index&next=${encodeURIComponent(next)}`, admin),
  "/plataforma": (next: string) => signIn(`/plataforma?next=${encodeURIComponent(next)}`, operator),
  "/entrar": async (next: string) => {
    const token = await createSignInLink(place, admin.id);
    const address = `/entrar?token=${token}&next=${encodeURIComponent(next)}`;
    return ask(address, { headers: here(), form: {} });
  },
  "/ when signed in": (next: string) => ask(`/?next=${encodeURIComponent(next)}`, { headers: admin.headers }),
} as const;

function signIn(address: string, { email }: SignedInPerson, headers: Record<string, string> = here()) {
  return ask(address, { headers, form: { login: email, password: DEMO_PASSWORD } });
}

test.each([
  ["/", TRAPS],
  ["/entrar", TRAPS],
  ["/ when signed in", TRAPS],
  // The same resolution; each password costs its hash, so three addresses are enough.
  ["/_root.data", TRAPS.slice(0, 3)],
  ["/plataforma", TRAPS.slice(0, 3)],
] as const)("%s leads on to a page of the portal, and never out of it", async (door, traps) => {
  const enter = DOORS[door];
  expect(await outcomeOf(await enter("/requests?page=2"))).toBe("to /requests?page=2");
  const left = await workThrough(traps, async (trap) => {
    const outcome = await outcomeOf(await enter(trap));
    const target = outcome.startsWith("to ") ? new URL(outcome.slice(3), inject("portalUrl")) : null;
    const stays = target?.origin === inject("portalUrl") && !target.pathname.startsWith("//");
    return stays && !outcome.startsWith("to //") ? [] : [`${JSON.stringify(trap)} ${outcome}`];
  });
  expect(left.flat()).toEqual([]);
});

interface KeptCookie {
  name: string;
  session: SessionCookie | null;
  attributes: string[];
}

function cookiesOf({ headers }: Response): KeptCookie[] {
  return headers.getSetCookie().map((header) => {
    const [pair = "", ...attributes] = header.split("; ");
    const value = readSessionCookie(pair) ?? "";
    const session = value === "" ? null : unsealSession(value, inject("sessionSecret"));
    return { name: pair.split("=")[0] ?? "", session, attributes: attributes.sort() };
  });
}

/** The session in the only cookie that the answer sets. */
function keptSession(answer: Response): SessionCookie {
  const [cookie, ...more] = cookiesOf(answer);
  if (!cookie?.session || more.length > 0) throw new Error("The answer does not keep one session");
  return cookie.session;
}

test("the portal's one cookie is bound to its host, out of scripts' reach, and ends with the session", async () => {
  const opened = cookiesOf(await signIn("/?index", admin));
  const thirtyDays = "Max-Age=2592000";
  expect(opened).toEqual([
    {
      name: "__Host-girassol",
      session: { ...anyCredentials, id: admin.id },
      attributes: [...ATTRIBUTES, thirtyDays].sort(),
    },
  ]);
  const over = [{ name: "__Host-girassol", session: null, attributes: [...ATTRIBUTES, "Max-Age=0"].sort() }];
  const stranger = await createPerson(place, { type: "admin" });
  expect(cookiesOf(await ask("/logout", { headers: stranger.headers, form: {} }))).toEqual(over);
  expect(cookiesOf(await ask("/dashboard", { headers: stranger.headers }))).toEqual(over);
});

const anyCredentials = {
  token: expect.any(String) as string,
  accessKey: expect.any(String) as string,
  refreshToken: expect.any(String) as string,
};

test("signing in with somebody else's cookie gives new credentials and leaves the other session as it was", async () => {
  const attacker = await createPerson(place, { type: "integrator", permissions: ["order"] });
  const answer = await signIn("/?index", admin, attacker.headers);
  expect(await outcomeOf(answer.clone())).toBe("to /dashboard");
  const session = keptSession(answer);
  expect(session.id).toBe(admin.id);
  const known = Object.values(attacker.credentials);
  expect(Object.values(session).filter((value) => known.includes(value))).toEqual([]);
  const still = await ask("/requests", { headers: attacker.headers });
  expect([still.status, await outcomeOf(await ask("/dashboard", { headers: attacker.headers }))]).toEqual([
    200,
    "to /dashboardIntegrator",
  ]);
  const sessions = await runSql("select user_id, revoked_at from session where id = ?", [attacker.sessionId]);
  expect(sessions.map((row) => ({ ...row }))).toEqual([{ user_id: attacker.id, revoked_at: null }]);
});

test.each<[string, () => Record<string, string>]>([
  ["sealed by the portal, of a session that there is not", () => headersOf(place, inventCredentials())],
  ["that somebody made up", () => ({ ...here(), cookie: "__Host-girassol=bWFkZS11cA" })],
])("signing in with a cookie %s takes nothing from it", async (_what, buildHeaders) => {
  const headers = buildHeaders();
  const answer = await signIn("/?index", admin, headers);
  const brought = unsealSession(readSessionCookie(headers["cookie"] ?? "") ?? "", inject("sessionSecret"));
  const known = Object.values(brought ?? {}).filter((value) => value !== admin.id);
  expect(Object.values(keptSession(answer)).filter((value) => known.includes(value))).toEqual([]);
  expect(keptSession(answer).id).toBe(admin.id);
});

function inventCredentials(): SessionCookie {
  return { id: admin.id, token: newSecret(), accessKey: newSecret(), refreshToken: newSecret() };
}

/** A person whose access token is expired and whose session can still be renewed. */
async function createLatePerson(): Promise<SignedInPerson> {
  const person = await createPerson(place, { type: "admin" });
  await runSql("update session_token set expires_at = ? where session_id = ?", [LONG_AGO, person.sessionId]);
  return person;
}

test.each([
  ["a page", "/requests", 200],
  ["a page's data", "/requests.data", 200],
  ["a page that sends people home", "/dashboardIntegrator", 302],
])("%s renews a token that is over, and sets the cookie once", async (_what, address, status) => {
  const person = await createLatePerson();
  const answer = await ask(address, { headers: person.headers });
  expect(answer.status).toBe(status);
  const renewed = keptSession(answer);
  expect(renewed).toEqual({ ...anyCredentials, id: person.id });
  expect(renewed.token).not.toBe(person.credentials.token);
  const next = await ask(address, { headers: headersOf(place, renewed) });
  expect([next.status, next.headers.getSetCookie()]).toEqual([status, []]);
});

test("who leaves with a token that is over leaves for good", async () => {
  const person = await createLatePerson();
  const answer = await ask("/logout", { headers: person.headers, form: {} });
  expect(cookiesOf(answer).map(({ session }) => session)).toEqual([null]);
  expect(await outcomeOf(await ask("/requests", { headers: person.headers }))).toBe("to /?next=%2Frequests");
});

test("pages asked for side by side with one late cookie all open, with the same new credentials", async () => {
  const person = await createLatePerson();
  const addresses = [
    "/requests",
    "/dashboard",
    "/requests.data",
    "/dashboard.data",
    "/requests",
    "/dashboard",
  ];
  const answers = await Promise.all(addresses.map((address) => ask(address, { headers: person.headers })));
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  const [first, ...others] = answers.map(keptSession);
  expect(first?.token).not.toBe(person.credentials.token);
  expect(others).toEqual(others.map(() => first));
  const tokens = await runSql("select refreshed_at from session_token where session_id = ?", [
    person.sessionId,
  ]);
  expect(tokens.map((row) => row["refreshed_at"] !== null).sort()).toEqual([false, true]);
});
