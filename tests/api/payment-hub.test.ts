import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentHub } from "#domain/payments/payment-hub.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestPaymentMethod } from "#tests/factories/payment-method.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Hub {
  settings: PaymentHub;
  version: string;
}

const HUB: PaymentHub = {
  ...{ methods: ["boleto", "pix"], pixKey: "+5562987654321", receiverName: "Sol", receiverCity: "Goiania" },
  ...{ chargeTtlMinutes: 60, boletoDays: 5, sendsReceipts: true, stopsCards: true, sandboxIsDown: false },
  ...{ remindsPayers: false, remindBeforeDays: [2], remindAfterDays: [1, 5] },
  ...{ callsOffExpired: false, callOffDays: 3 },
  ...{ paymentDetailsEnable: false, instructions: "", agreementTermsConfirmationText: "" },
};

const read = (person: TestUser) =>
  callApi<Hub>("GET", "/app/staff/settings/paymentHub", { headers: person.headers });
const save = (person: TestUser, settings: unknown, version: string) =>
  callApi<Hub>("PUT", "/app/staff/settings/paymentHub", {
    headers: person.headers,
    body: { settings, version },
  });

test("a distributor that was opened with nothing is paid once its staff say how, and gets a secret for its provider", async () => {
  const owner = await createTestDistributor({ settings: { payments: {} } });
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.checkoutPayment"],
  });
  const order = await createTestOrder(owner);
  expect((await createPayment(owner, order.id)).status).toBeGreaterThanOrEqual(400);
  const before = (await read(cashier)).data;
  expect(before.settings).toMatchObject({ methods: ["pix"], pixKey: "" });
  expect((await save(cashier, HUB, before.version)).data.settings).toEqual(HUB);
  expect((await createPayment(owner, order.id)).status).toBe(201);
  const [row] = await readRows(
    owner,
    sql`select settings, settings ->> '$.payments.pixKey' as key
      from distributor_profile where distributor_id = ${owner.id}`,
  );
  expect(row).toEqual({ settings: expect.not.stringContaining("whsec_"), key: "+5562987654321" });
  const [logged] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'payment-hub.changed'`,
  );
  expect(JSON.parse(String(logged?.["changes"]))).toMatchObject({
    chargedByBoleto: { from: false, to: true },
    pixKey: { from: "", to: "+5562987654321" },
  });
  expect(String(logged?.["changes"])).not.toContain("whsec");
});

test("what was changed meanwhile, what is wrong and who may not are refused", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { version } = (await read(admin)).data;
  expect(await save(admin, { ...HUB, pixKey: "nada" }, version)).toMatchObject({
    error: { type: "INVALID_BODY" },
  });
  expect(await save(admin, { ...HUB, pixKey: "" }, version)).toMatchObject({
    error: { type: "INVALID_BODY", details: { issues: [{ field: "pixKey", code: "REQUIRED" }] } },
  });
  await save(admin, HUB, version);
  expect(await save(admin, { ...HUB, boletoDays: 9 }, version)).toMatchObject({
    error: { type: "STALE_VERSION" },
  });
  const other = await createTestUser(owner, { type: "staff", permissions: ["configuration.requests"] });
  expect((await read(other)).error.type).toBe("accessDenied");
});

test("the theme tells the ways to pay, each active or not, and what staff say of payments past the portal [PAYMENT-10]", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  await createTestPaymentMethod(owner, { type: "boleto" });
  await createTestPaymentMethod(owner, { type: "credito", active: false });
  const { version } = (await read(admin)).data;
  const told = { paymentDetailsEnable: true, agreementTermsConfirmationText: "Declaro que paguei." };
  expect((await save(admin, { ...HUB, ...told, instructions: "  " }, version)).error.type).toBe(
    "INVALID_BODY",
  );
  expect((await save(admin, { ...HUB, ...told, instructions: "Conta 1" }, version)).status).toBe(200);
  const { data } = await callApi<{ paymentHub: { methods: object[]; notIntegratedPayments: object } }>(
    "GET",
    "/app/open/theme",
    { headers: { "x-debug-distributor": owner.slug } },
  );
  expect(data.paymentHub.methods).toEqual(
    expect.arrayContaining([
      { method: "boleto", active: true },
      { method: "credito", active: false },
    ]),
  );
  expect(data.paymentHub.notIntegratedPayments).toEqual(told);
});
