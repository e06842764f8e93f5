import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { openSupportSession } from "#tests/factories/support.ts";
import { callApi } from "#tests/setup/call-api.ts";

const SECRET = "um-segredo-com-mais-de-32-caracteres";
const singleSignOn = { url: "https://loja.example.com/entrar", secret: SECRET };

const ask = (headers: Record<string, string>) =>
  callApi<{ token: string }>("POST", "/app/user/sso-token", { headers });

function createSeller(settings: object = { singleSignOn }) {
  return createTestDistributor({ actions: { singleSignOn: true }, settings: { ...settings } });
}

test.each(["admin", "staff", "integrator"] as const)(
  "%s gets a token that names person and distributor, holds for a minute, and that the shop can check [CALLS-20]",
  async (type) => {
    const owner = await createSeller();
    const person = await createTestUser(owner, { type, permissions: [] });
    const { status, data } = await ask(person.headers);
    expect([status, Object.keys(data)]).toEqual([200, ["token"]]);
    const key = new TextEncoder().encode(SECRET);
    const { payload, protectedHeader } = await jwtVerify(data.token, key, { algorithms: ["HS256"] });
    expect(protectedHeader).toEqual({ alg: "HS256", typ: "JWT" });
    expect(payload).toEqual({
      sub: person.id,
      name: "Marina Alves",
      email: person.email,
      distributor: owner.id,
      iat: expect.any(Number) as number,
      exp: (payload.iat ?? 0) + 60,
    });
    expect(Math.abs((payload.iat ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    const another = new TextEncoder().encode(`${SECRET}!`);
    await expect(jwtVerify(data.token, another)).rejects.toThrow();
  },
);

test.each([
  ["address", { singleSignOn: { secret: SECRET } }],
  ["secret", { singleSignOn: { url: singleSignOn.url } }],
  ["secret of 32 characters", { singleSignOn: { url: singleSignOn.url, secret: "a".repeat(31) } }],
])("without the shop's %s there is no token", async (_what, settings) => {
  const person = await createTestUser(await createSeller(settings), { type: "admin" });
  const { status, error } = await ask(person.headers);
  expect([status, error.details["entity"]]).toEqual([404, "singleSignOn"]);
});

test("without the feature there is no token", async () => {
  const owner = await createTestDistributor({ actions: {}, settings: { singleSignOn } });
  const person = await createTestUser(owner, { type: "admin" });
  expect((await ask(person.headers)).status).toBe(403);
});

test("support in a person's name is not signed in as that person elsewhere", async () => {
  const owner = await createSeller();
  const person = await createTestUser(owner, { type: "admin" });
  const { status } = await ask(await openSupportSession(owner, person));
  expect(status).toBe(403);
  expect((await ask(person.headers)).status).toBe(200);
});
