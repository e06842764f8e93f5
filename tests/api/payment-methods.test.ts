import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { buildConditionInput, buildPaymentInput } from "#tests/factories/payment-method.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

type List = { items: PaymentMethod[] };

const PATH = "/app/staff/payment-methods";

async function createSeller(): Promise<{ owner: TestDistributor; headers: Record<string, string> }> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

async function make(headers: Record<string, string>, name: string): Promise<PaymentMethod> {
  const answer = await callApi<PaymentMethod>("POST", PATH, { headers, body: buildPaymentInput({ name }) });
  expect(answer.status).toBe(201);
  return answer.data;
}

async function listNames(headers: Record<string, string>): Promise<string[]> {
  const { data } = await callApi<List>("GET", PATH, { headers });
  return data.items.map(({ name }) => name);
}

test("a condition carries name, value, increase or decrease, its kind of value and installments [PRICING-09]", async () => {
  const { headers } = await createSeller();
  const conditions = [
    buildConditionInput({
      name: "À vista",
      conditionType: "decrease",
      modifierType: "percentage",
      value: "3.5",
    }),
    buildConditionInput({
      ...{ name: "10×", conditionType: "increase", modifierType: "percentage-reversed", value: "9.99" },
      ...{ quantityOfInstallments: 10, minimumCents: 300_000, active: false, downPaymentPct: "12.5" },
    }),
    buildConditionInput({ name: "Tarifa", conditionType: "increase", modifierType: "fixed", value: "4.90" }),
  ];
  const body = buildPaymentInput({ type: "credito", name: "Cartão", conditions });
  const made = await callApi<PaymentMethod>("POST", PATH, { headers, body });
  expect(made.status).toBe(201);
  const { data } = await callApi<PaymentMethod>("GET", `${PATH}/${made.data.id}`, { headers });
  expect(data).toEqual({
    ...body,
    ...{ id: made.data.id, version: 1, updatedAt: made.data.updatedAt },
    conditions: conditions.map((condition, index) => ({
      ...condition,
      id: made.data.conditions[index]?.id,
    })),
  });
});

test("replacing keeps conditions that stay, in their new order, and takes away the others", async () => {
  const { owner, headers } = await createSeller();
  const body = buildPaymentInput({
    conditions: ["A", "B", "C"].map((name) => buildConditionInput({ name })),
  });
  const { data: made } = await callApi<PaymentMethod>("POST", PATH, { headers, body });
  const [a, , c] = made.conditions;
  const stranger = await make(headers, "Outra");
  const update = {
    ...body,
    conditions: [
      buildConditionInput({ name: "C2", id: c?.id ?? null }),
      buildConditionInput({ name: "Nova" }),
      buildConditionInput({ name: "A", id: a?.id ?? null }),
      // A condition of another payment method: it stays there, and a new one is created here.
      buildConditionInput({ name: "Alheia", id: stranger.conditions[0]?.id ?? null }),
    ],
    version: 1,
  };
  const { data } = await callApi<PaymentMethod>("PUT", `${PATH}/${made.id}`, { headers, body: update });
  expect(data.conditions.map(({ name }) => name)).toEqual(["C2", "Nova", "A", "Alheia"]);
  expect([data.conditions[0]?.id, data.conditions[2]?.id]).toEqual([c?.id, a?.id]);
  expect(data.version).toBe(2);
  const kept = await callApi<PaymentMethod>("GET", `${PATH}/${stranger.id}`, { headers });
  expect(kept.data).toEqual(stranger);
  const rows = await readRows(owner, sql`select 1 from payment_condition where method_id = ${made.id}`);
  expect(rows).toHaveLength(4);
});

test("ways to pay are put in order as a whole, and not over somebody else's order", async () => {
  const { headers } = await createSeller();
  const ids: string[] = [];
  for (const name of ["Pix", "Boleto", "Cartão"]) ids.push((await make(headers, name)).id);
  const [pix = "", boleto = "", card = ""] = ids;
  const order = (before: string[], after: string[]) =>
    callApi("PUT", `${PATH}/order`, { headers, body: { before, after } });
  expect((await order(ids, [card, pix, boleto])).status).toBe(200);
  expect(await listNames(headers)).toEqual(["Cartão", "Pix", "Boleto"]);
  const stale = await order(ids, [boleto, card, pix]);
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await order([card, pix, boleto], [card, pix])).status).toBe(400);
  expect(await listNames(headers)).toEqual(["Cartão", "Pix", "Boleto"]);
});

test("one is switched and deleted, with its conditions, and each change is in the log", async () => {
  const { owner, headers } = await createSeller();
  const { id } = await make(headers, "Boleto");
  const off = await callApi<PaymentMethod>("PUT", `${PATH}/${id}/active`, {
    headers,
    body: { active: false, version: 1 },
  });
  expect(off.data).toMatchObject({ active: false, version: 2 });
  const again = await callApi("PUT", `${PATH}/${id}/active`, { headers, body: { active: true, version: 1 } });
  expect([again.status, again.error.type]).toEqual([409, "STALE_VERSION"]);
  const body = { ...buildPaymentInput(), version: 1 };
  expect((await callApi("PUT", `${PATH}/${id}`, { headers, body })).error.type).toBe("STALE_VERSION");
  expect((await callApi("DELETE", `${PATH}/${id}`, { headers })).data).toEqual({ deleted: true });
  expect((await callApi("DELETE", `${PATH}/${id}`, { headers })).status).toBe(404);
  expect(await readRows(owner, sql`select 1 from payment_condition where method_id = ${id}`)).toEqual([]);
  const log = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} order by at, rowid`,
  );
  expect(log.map(({ event }) => event)).toEqual([
    "payment-method.created",
    "payment-method.deactivated",
    "payment-method.deleted",
  ]);
});

test("ways to pay are for those who look after them; another distributor's are as good as none", async () => {
  const { owner, headers: own } = await createSeller();
  const { id } = await make(own, "Boleto");
  const without = await createTestUser(owner, { type: "staff", permissions: ["configuration.requests"] });
  const staff = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.checkoutPayment"],
  });
  expect((await callApi("GET", PATH, { headers: without.headers })).status).toBe(403);
  expect((await callApi("GET", PATH, { headers: staff.headers })).status).toBe(200);
  const { headers } = await createSeller();
  expect(await listNames(headers)).toEqual([]);
  const body = { ...buildPaymentInput({ name: "Nosso" }), version: 1 };
  for (const target of [id, "pay_unknown"]) {
    const path = `${PATH}/${target}`;
    expect((await callApi("GET", path, { headers })).status).toBe(404);
    expect((await callApi("PUT", path, { headers, body })).status).toBe(404);
    const off = { active: false, version: 1 };
    expect((await callApi("PUT", `${path}/active`, { headers, body: off })).status).toBe(404);
    expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  }
  expect(await listNames(own)).toEqual(["Boleto"]);
});

test("what is wrong with a condition is told by its place and field", async () => {
  const { headers } = await createSeller();
  const conditions = [
    buildConditionInput(),
    buildConditionInput({ modifierType: "percentage-reversed", value: "100" }),
  ];
  const answer = await callApi("POST", PATH, { headers, body: buildPaymentInput({ conditions }) });
  expect(answer.status).toBe(400);
  expect(answer.error.details["issues"]).toMatchObject([{ field: "conditions.1.value" }]);
});
