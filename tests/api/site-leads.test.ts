import { beforeAll, expect, test } from "vitest";
import type { EstimateAnswer } from "#domain/sizing/estimate-schema.ts";
import { MAX_BILL_REAIS } from "#domain/sizing/largest-bill.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { confirmOnSite, createTestSite, SITE } from "#tests/factories/site.ts";
import { createTestSunAndTariff } from "#tests/factories/sizing.ts";
import { readMails } from "#tests/factories/mail.ts";

beforeAll(createTestSunAndTariff);

const HOUSE = { state: "GO", city: "Goiânia", bill: 450 };
const RECIPIENT = "vendas@telhado.test";
const VISITOR = {
  ...{ name: "Marina Alves", email: "Marina@Cliente.test", telephone: "(62) 98765-4321" },
  house: HOUSE,
};
const ESTIMATE = "/app/user/site/estimate";
const LEADS = "/app/user/site/leads";

test("a bill is estimated by the sun of the nearest known place and the tariffs of the state", async () => {
  const { ask } = await createTestSite();
  const { status, data } = await ask<EstimateAnswer>("POST", ESTIMATE, { body: HOUSE });
  expect(status).toBe(200);
  const { estimate } = data;
  expect(estimate?.assumed.sun).toMatchObject({ city: "Goiânia", state: "GO" });
  expect(estimate?.assumed.sun.source).toContain("Atlas Brasileiro de Energia Solar");
  expect(estimate?.assumed).toMatchObject({ tariffPerKwh: 1.05, utilities: 1, minimumKwh: 50, fioBPct: 60 });
  // 450 ÷ (0.80 ÷ 76%) = 427.5 kWh a month under 5 437 Wh/m² a day
  expect(estimate).toMatchObject({ powerW: 3_315, monthlySaving: 382.5, billAfter: 67.5 });
  const near = await ask<EstimateAnswer>("POST", ESTIMATE, { body: { ...HOUSE, city: "anapolis" } });
  expect(near.data.estimate?.powerW).toBe(estimate?.powerW);
  const three = await ask<EstimateAnswer>("POST", ESTIMATE, { body: { ...HOUSE, grid: "trifasico" } });
  expect(three.data.estimate?.monthlySaving).toBeLessThan(estimate?.monthlySaving ?? 0);
  const least = await ask<EstimateAnswer>("POST", ESTIMATE, { body: { ...HOUSE, bill: 20 } });
  expect(least.data).toEqual({ estimate: null, takesContacts: false });
});

test.each([
  [{ ...HOUSE, city: "Atlântida" }, "city"],
  [{ ...HOUSE, state: "XX" }, "state"],
  [{ ...HOUSE, bill: MAX_BILL_REAIS + 1 }, "bill"],
  [{ ...HOUSE, bill: 0 }, "bill"],
])("a house of %o is refused by its %s", async (house, field) => {
  const { ask } = await createTestSite({ key: { leadEmail: RECIPIENT } });
  const estimated = await ask("POST", ESTIMATE, { body: house });
  expect([estimated.status, estimated.error.type]).toEqual([400, "INVALID_BODY"]);
  expect(estimated.error.details["issues"]).toMatchObject([{ field }]);
  const sent = await ask("POST", LEADS, { body: { ...VISITOR, house } });
  expect([sent.status, sent.error.type]).toEqual([400, "INVALID_BODY"]);
  expect(sent.error.details["issues"]).toMatchObject([{ field: `house.${field}` }]);
});

test("who wants to be called is passed on by e-mail, with the house and what was estimated", async () => {
  const { owner, ask } = await createTestSite({ key: { leadEmail: RECIPIENT } });
  const { data } = await ask<EstimateAnswer>("POST", ESTIMATE, { body: HOUSE });
  // Who types faster than the list of cities comes writes a name in its own way; the distributor reads the official one.
  const body = { ...VISITOR, house: { ...HOUSE, city: "goiania" }, message: "Ligue depois das 18 h" };
  expect(data.takesContacts).toBe(true);
  const { status, data: answer } = await ask("POST", LEADS, { body });
  expect([status, answer]).toEqual([201, { sent: true }]);
  const [mail, ...others] = await readMails(owner, RECIPIENT);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    ...{ kind: "siteLead", visitorName: "Marina Alves", visitorEmail: "marina@cliente.test" },
    ...{ telephone: "+5562987654321", site: new URL(SITE).host, place: "Goiânia/GO", billCents: 45_000 },
    ...{
      savingCents: Math.round((data.estimate?.monthlySaving ?? 0) * 100),
      message: "Ligue depois das 18 h",
    },
  });
});

test("a key takes contacts only where it says to whom, and shows kits only where it may", async () => {
  const silent = await createTestSite();
  const refused = await silent.ask("POST", LEADS, { body: VISITOR });
  expect([refused.status, refused.error.type]).toEqual([403, "accessDenied"]);
  expect(await readMails(silent.owner, RECIPIENT)).toEqual([]);

  const leads = await createTestSite({ key: { leadEmail: RECIPIENT, showsKits: false } });
  for (const [method, path] of [
    ["GET", "/app/user/kits"],
    ["GET", "/app/user/site/sale"],
  ] as const) {
    const hidden = await leads.ask(method, path);
    expect([path, hidden.status, hidden.error.type]).toEqual([path, 403, "accessDenied"]);
  }
  expect((await leads.ask("POST", ESTIMATE, { body: HOUSE })).status).toBe(200);
  expect((await leads.ask("POST", LEADS, { body: VISITOR })).status).toBe(201);
});

test("people of the portal and strangers estimate nothing here", async () => {
  const { buyer } = await createTestSite();
  const asPerson = await callApi("POST", ESTIMATE, { headers: buyer.headers, body: HOUSE });
  expect([asPerson.status, asPerson.error.type]).toEqual([403, "accessDenied"]);
  const asNobody = await callApi("POST", ESTIMATE, { body: HOUSE });
  expect(asNobody.status).toBeGreaterThanOrEqual(401);
});

test("an e-mail asks five times a quarter of an hour, and a key writes as often as its limit says", async () => {
  const { owner, ask } = await createTestSite({ key: { leadEmail: RECIPIENT } });
  for (let count = 0; count < 5; count += 1) await ask("POST", LEADS, { body: VISITOR });
  const sixth = await ask("POST", LEADS, { body: VISITOR });
  expect([sixth.status, sixth.error.type]).toEqual([429, "RATE_LIMITED"]);
  expect(await readMails(owner, RECIPIENT)).toHaveLength(5);

  const narrow = await createTestSite({ key: { leadEmail: RECIPIENT, hourlyLimit: 2 } });
  await confirmOnSite(narrow, "marina@cliente.test");
  expect((await narrow.ask("POST", LEADS, { body: VISITOR })).status).toBe(201);
  for (const [path, body] of [
    [LEADS, VISITOR],
    ["/app/user/site/visits", { email: "outra@cliente.test", as: "customer" }],
    ["/app/user/site/quote", { kits: [{ id: narrow.kitId, amount: 1 }], cep: "74000000" }],
  ] as const) {
    const over = await narrow.ask("POST", path, { body });
    expect([path, over.status, over.error.type]).toEqual([path, 429, "RATE_LIMITED"]);
  }
  // What writes nothing goes on.
  const price = { kits: [{ id: narrow.kitId, amount: 1 }] };
  expect((await narrow.ask("POST", "/app/user/site/quote", { body: price })).status).toBe(200);
  expect((await narrow.ask("GET", "/app/user/kits")).status).toBe(200);
});
