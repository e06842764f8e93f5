import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OwnRequestSettings } from "#domain/requests/own-request-settings.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/settings/request";
const USUAL: OwnRequestSettings = {
  budgetExpiry: { active: false, days: 15, remindDays: 3, overStatusId: null },
  enableUpdateExpiredBudget: true,
  showBudgetButton: true,
  showRequestButton: true,
  showSellerToIntegrator: false,
  paidStatusId: null,
  configCheckoutFile: { enabled: false, required: false, label: "", help: "" },
  saleEmails: {
    budgetSaved: true,
    orderPlaced: true,
    statusChanged: true,
    agreementChanged: true,
    budgetAnswered: true,
    discountAsked: true,
    discountDecided: true,
    expiryNear: true,
    budgetOver: true,
    paymentConfirmed: true,
    shipmentSent: true,
    shipmentDelivered: true,
    claimMade: true,
    claimAnswered: true,
  },
  restrictOptions: {
    statusToDiscountStock: "Pago",
    statusToBlockEdition: "finished",
    statusToSetBillingDate: "Faturado",
  },
};

type Headers = Record<string, string>;
interface Part {
  settings: OwnRequestSettings;
  version: string;
}

async function createStaff(permissions = ["configuration.requests"]) {
  const owner = await createTestDistributor({ settings: { timeZone: "America/Belem" } });
  const { headers } = await createTestUser(owner, { type: "staff", permissions });
  return { owner, headers };
}

async function read(headers: Headers): Promise<Part> {
  return (await callApi<Part>("GET", PATH, { headers })).data;
}

const save = (headers: Headers, settings: unknown, version: string) =>
  callApi<Part>("PUT", PATH, { headers, body: { settings, version } });

async function storedOf(owner: TestDistributor): Promise<Record<string, unknown>> {
  const [row] = await readRows(
    owner,
    sql`select settings from distributor_profile where distributor_id = ${owner.id}`,
  );
  return JSON.parse(String(row?.["settings"])) as Record<string, unknown>;
}

test("statuses that block editions, discount stock and open billing dates are named, the first finished one blocks by default [DEALSTATUS-04]", async () => {
  const { owner, headers } = await createStaff();
  const { settings, version } = await read(headers);
  expect(settings.restrictOptions.statusToBlockEdition).toBe("finished");
  const named = {
    ...{ statusToBlockEdition: "open", statusToDiscountStock: "Novo", statusToSetBillingDate: "Novo" },
  };
  const saved = await save(headers, { ...settings, restrictOptions: named }, version);
  expect(saved.data.settings.restrictOptions).toEqual(named);
  expect((await storedOf(owner))["restrictOptions"]).toEqual(named);
});

test("whether and when budgets expire is read and saved with the other settings of requests [REQUEST-49]", async () => {
  const { owner, headers } = await createStaff();
  const { settings, version } = await read(headers);
  expect(settings).toEqual(USUAL);
  const before = await storedOf(owner);
  const changed: OwnRequestSettings = {
    budgetExpiry: { active: true, days: 30, remindDays: 5, overStatusId: null },
    enableUpdateExpiredBudget: false,
    showBudgetButton: false,
    showRequestButton: false,
    showSellerToIntegrator: false,
    paidStatusId: null,
    configCheckoutFile: { enabled: true, required: true, label: "Conta de luz", help: "A do último mês." },
    saleEmails: { ...USUAL.saleEmails, budgetSaved: false, statusChanged: false },
    restrictOptions: {
      statusToDiscountStock: "Novo",
      statusToBlockEdition: "open",
      statusToSetBillingDate: "open",
    },
  };
  const saved = await save(headers, changed, version);
  expect([saved.status, saved.data.settings]).toEqual([200, changed]);
  expect(await read(headers)).toEqual(saved.data);
  const { restrictOptions, ...requests } = changed;
  expect(await storedOf(owner)).toEqual({ ...before, requests, restrictOptions });
  const log = await readRows(
    owner,
    sql`select event, changes ->> '$.budgetExpiryDays.to' as days from audit_log where distributor_id = ${owner.id}`,
  );
  expect(log).toEqual([{ event: "request-settings.changed", days: 30 }]);
});

test("who saves what has changed meanwhile is told, and of two at once one is", async () => {
  const { headers } = await createStaff();
  const { version } = await read(headers);
  const answers = await Promise.all(
    [10, 20].map((days) => save(headers, { ...USUAL, budgetExpiry: { active: true, days } }, version)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await save(headers, USUAL, version);
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
});

test.each([
  [{ budgetExpiry: { active: true, days: 0 } }, "settings.budgetExpiry.days", "too_small"],
  [{ budgetExpiry: { active: true, days: 366 } }, "settings.budgetExpiry.days", "too_big"],
  [
    { configCheckoutFile: { ...USUAL.configCheckoutFile, enabled: true } },
    "configCheckoutFile.label",
    "REQUIRED",
  ],
  [
    { restrictOptions: { ...USUAL.restrictOptions, statusToBlockEdition: "Nunca" } },
    "restrictOptions.statusToBlockEdition",
    "UNKNOWN_STATUS",
  ],
])("%j are refused", async (changes, field, code) => {
  const { owner, headers } = await createStaff();
  const { version } = await read(headers);
  const { status, error } = await save(headers, { ...USUAL, ...changes }, version);
  expect([status, error.details]).toMatchObject([400, { issues: [{ field, code }] }]);
  expect(await storedOf(owner)).not.toHaveProperty("requests");
});

test("a status that is named already and is no more keeps nothing else from being saved", async () => {
  const { headers } = await createStaff();
  const { version } = await read(headers);
  // This distributor has no status named “Pago”.
  expect((await save(headers, { ...USUAL, showBudgetButton: false }, version)).status).toBe(200);
});

test("only who looks after requests reads and changes these settings", async () => {
  const { owner } = await createStaff();
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.observations"] });
  const buyer = await createTestUser(owner, { permissions: ["configuration.requests"] });
  for (const { headers } of [staff, buyer]) {
    expect((await callApi("GET", PATH, { headers })).status).toBe(403);
    expect((await save(headers, USUAL, "x")).status).toBe(403);
  }
});

test.each([
  ["observations", "configuration.observations", { checkoutObservation: "Entregas só de manhã." }],
  [
    "messages",
    "configuration.messages",
    { budgetMessage: "Vale 15 dias.", orderMessage: "Despachamos em 2 dias." },
  ],
])("%s are saved by staff with %s, in the version that was read", async (name, permission, texts) => {
  const { owner, headers } = await createStaff([permission]);
  const path = `/app/staff/settings/${name}`;
  const { data } = await callApi<{ version: string }>("GET", path, { headers });
  const body = { settings: texts, version: data.version };
  expect((await callApi("PUT", path, { headers, body })).status).toBe(200);
  expect((await callApi("PUT", path, { headers, body })).status).toBe(409);
  const buyer = await createTestUser(owner);
  const told = await callApi<{ settings: object }>("GET", "/app/user/settings/messages", {
    headers: buyer.headers,
  });
  expect(told.data.settings).toMatchObject(texts);
  const long = { settings: Object.fromEntries(Object.keys(texts).map((key) => [key, "x".repeat(1_001)])) };
  expect((await callApi("PUT", path, { headers, body: { ...body, ...long } })).status).toBe(400);
  expect((await callApi("GET", path, { headers: buyer.headers })).status).toBe(403);
});
