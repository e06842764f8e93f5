import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "../factories/distributor.ts";
import { changeRows, readNumber } from "../factories/rows.ts";
import { createTestOrder } from "../factories/saved-order.ts";
import { callApi } from "../setup/call-api.ts";

const PASSWORD = "Certa#2026";

const body = { currentPassword: PASSWORD };

interface Exported {
  controller: string;
  user: Record<string, unknown>;
  company: Record<string, unknown> | null;
  preferences: Record<string, unknown>;
  sessions: Record<string, unknown>[];
  consents: Record<string, unknown>[];
  paymentConsents: Record<string, unknown>[];
  requests: Record<string, unknown>[];
  actions: Record<string, unknown>[];
  emails: Record<string, unknown>[];
}

test("the export holds what the person gave and caused, and nothing of others", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  const order = await createTestOrder(owner, { buyer: person });
  const colleague = await createTestUser(owner);
  await createTestOrder(owner, { buyer: colleague, changes: { name: "Obra do colega" } });
  await changeRows(
    owner,
    sql`insert into consent (distributor_id, id, user_id, document_id, document_version, accepted_at, address, user_agent)
      values (${owner.id}, 'cns_1', ${person.id}, 'trm_1', 3, '2026-11-01T12:00:00.000Z', '10.0.0.1', '')`,
  );
  for (const [userId, document] of [
    [person.id, "doc_own"],
    [colleague.id, "doc_other"],
  ]) {
    await changeRows(
      owner,
      sql`insert into payment_consent (distributor_id, request_id, request_version, document_id, document_version,
          sha256, user_id, accepted_at, address, user_agent)
        values (${owner.id}, ${order.id}, 1, ${document}, 2, 'abc', ${userId}, '2026-11-02T12:00:00.000Z', '10.0.0.2', '')`,
    );
  }
  const { status, data } = await callApi<Exported>("POST", "/app/user/privacy/export", {
    headers: person.headers,
    body,
  });
  expect(status).toBe(200);
  const accepted = { requestId: order.id, documentId: "doc_own", documentVersion: 2, address: "10.0.0.2" };
  expect(data.paymentConsents).toMatchObject([accepted]);
  expect(data.user).toMatchObject({ id: person.id, name: "Marina", email: person.email });
  expect(data.company).toMatchObject({ companyName: "Volt Engenharia" });
  const on = { portal: true, email: true };
  expect(data.preferences).toEqual({
    notifications: {
      orderCreated: on,
      paymentReceived: on,
      paymentMismatch: on,
      cardsStopped: on,
      paymentProof: on,
      financingAsked: on,
      paymentCalledOff: on,
      paymentDifferences: on,
      stockShort: on,
      lowStock: on,
      registrationReceived: on,
      discountAsked: on,
      discountDecided: on,
      budgetCreated: on,
      priceDrift: on,
      mentioned: on,
      budgetExpiry: on,
      budgetAnswered: on,
      shipment: on,
      unitsTakenBack: on,
      purchaseApproval: on,
      statusChanged: on,
      requestHandedOver: on,
    },
    saleEmails: true,
    appearance: { colorScheme: "auto", menu: "full" },
  });
  expect(data.sessions).toHaveLength(1);
  expect(data.consents).toMatchObject([{ documentId: "trm_1", documentVersion: 3 }]);
  expect(data.requests).toMatchObject([
    {
      id: order.id,
      code: order.code,
      customer: { userOrCompanyName: "Marina Alves", cpf: "52998224725" },
      deliveryAddress: { city: "Goiânia" },
    },
  ]);
  expect(data.actions).toMatchObject([{ event: "order.created", entityId: order.id, changes: null }]);
  const text = JSON.stringify(data);
  for (const foreign of [colleague.id, colleague.email, "Obra do colega", "scrypt"]) {
    expect(text).not.toContain(foreign);
  }
  expect(
    await readNumber(
      owner,
      sql`select count(*) from audit_log where distributor_id = ${owner.id} and event = 'privacy.exported'
        and actor_id = ${person.id}`,
    ),
  ).toBe(1);
});

test("a person with more actions than one read takes gets them all, each once", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  await changeRows(
    owner,
    sql`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 1001)
      insert into audit_log (distributor_id, id, at, actor_id, actor_type, event, entity, entity_id, changes)
      select ${owner.id}, printf('aud_%05d', n), printf('2026-11-01T12:00:%02d.000Z', n % 60), ${person.id},
        'integrator', 'order.created', 'request', printf('req_%d', n), '{}' from counted`,
  );
  const { headers } = person;
  const { data } = await callApi<Exported>("POST", "/app/user/privacy/export", { headers, body });
  expect(new Set(data.actions.map(({ entityId }) => entityId)).size).toBe(1001);
  expect(data.actions).toHaveLength(1001);
});

test("export and erasure ask for the password", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { password: PASSWORD });
  for (const path of ["/app/user/privacy/export", "/app/user/privacy/erase"]) {
    const wrong = await callApi("POST", path, { headers, body: { currentPassword: "errada" } });
    expect([wrong.status, wrong.error.type]).toEqual([422, "WRONG_PASSWORD"]);
  }
});
