import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

type Order = {
  code: string;
  totalCents: number;
  totalPowerW: number;
  paymentStatus: string;
  stockStatus: string;
  content: RequestContent;
};

test("orders of a distributor are numbered from PED-000001 without a gap", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const codes: string[] = [];
  for (let order = 1; order <= 3; order += 1) {
    codes.push((await saveOrder(buyer, [{ id: kit, amount: 1 }])).data.code);
  }
  expect(codes).toEqual(["PED-000001", "PED-000002", "PED-000003"]);
});

test("the saved version holds lines, customer, delivery, center, totals and how they came about", async () => {
  const owner = await createTestDistributor({
    settings: {
      delivery: { freight: { type: "perKwp", amountCents: 4_500, minimumCents: 20_000 }, daysToDeliver: 9 },
    },
  });
  const buyer = await createTestUser(owner);
  const module = await createTestProduct(owner);
  const kit = await createTestKit(owner, {
    priceCents: 987_420,
    components: [{ productId: module.id, amount: 10 }],
  });
  const saved = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  const admin = await createTestUser(owner, { type: "admin" });
  const order = await callApi<Order>("GET", `/app/user/requests/${saved.data.id}`, {
    headers: admin.headers,
  });
  expect(order.status).toBe(200);
  expect(order.data).toMatchObject({
    paymentStatus: "notRequested",
    stockStatus: "reserved",
    totalPowerW: 11_000,
  });
  expect(order.data.content).toEqual({
    name: "Residência Marina Alves",
    lines: [
      {
        ...{ kind: "kit", itemId: kit, type: "kit", category: "", origin: "ORIGIN", ncm: "NCM" },
        productCode: order.data.content.lines[0]?.productCode,
        name: "Kit 5,50 kWp · Telhado cerâmico",
        ...{ amount: 2, freeAmount: 0, recAutomaticAmount: 0 },
        powerW: 5_500,
        basePriceCents: 987_420,
        unitPriceCents: 987_420,
        totalCents: 1_974_840, // 2 × 9.874,20
        products: [
          {
            productId: module.id,
            name: "Módulo 550 W",
            manufacturer: "Fabricante",
            type: "module",
            amount: 10,
          },
        ],
      },
    ],
    customer: {
      userOrCompanyName: "Marina Alves",
      cpf: "52998224725",
      cnpj: null,
      email: "marina@cliente.test",
      telephone: "+5562987654321",
      ...{ rg: "", temInscricaoEstadual: null, ie: "", invoiceAddress: null },
      ...{ chargeType: "customer", changeInvoice: false, sameAddress: null },
    },
    delivery: {
      shippingType: "CIF",
      address: {
        CEP: "74000000",
        patio: "Rua das Acácias",
        number: "100",
        complement: "",
        neighborhood: "Centro",
        city: "Goiânia",
        state: "GO",
      },
      daysToDeliver: 9,
      deliveryOn: order.data.content.delivery.deliveryOn,
      ...{ zoneType: "urbana", truckAccess: true, deliveryState: "GO", isFreightKnown: true },
      ...{ timeRestrictionBoolean: null, timeRestriction: "" },
    },
    ...{ mounting: null, customForms: [], notes: "", checkoutFile: null, weightKg: "0.00", volumeM3: "0.00" },
    freight: {
      ...{ quoteId: null, provider: "pied", integrationData: null },
      explanation: {
        ...{ source: "fallback", ruleId: null, ruleName: "", type: "perKwp", amount: "45", units: "11" },
        ...{ exactCents: "49500", minimumCents: 20_000, maximumCents: null, roadTenthsOfKm: null },
      },
    },
    center: { id: owner.centerId, name: "CD Goiânia" },
    payment: { type: "pix", methodId: null, methodName: "Pix", condition: null },
    extraItems: [],
    services: [],
    freights: [{ id: "CIF", name: "", amount: 1, unitPriceCents: 49_500, totalCents: 49_500 }],
    valueModifier: {
      increase: { type: "percentage", amount: "0" },
      decrease: { type: "percentage", amount: "0" },
    },
    defaultDiscountPct: null,
    coupon: null,
    invoice: { editable: "none", companyServiceCents: 0, invoiceCents: null },
    // 11 kWp × R$ 45,00 = R$ 495,00, above the minimum of R$ 200,00
    totals: {
      itemsCents: 1_974_840,
      extraItemsCents: 0,
      servicesCents: 0,
      increaseCents: 0,
      decreaseCents: 0,
      couponCents: 0,
      freightCents: 49_500,
      paymentConditionCents: 0,
      totalCents: 2_024_340,
      installmentsCents: [2_024_340],
      companyServiceCents: 0,
      invoiceCents: 2_024_340,
      powerW: 11_000,
    },
    rulesVersion: 0,
    explain: [
      {
        amount: "basePrice",
        subjectId: kit,
        rule: "catalogue",
        inputs: { catalogueCents: 987_420 },
        resultCents: 987_420,
      },
      {
        amount: "basePrice",
        subjectId: "CIF",
        rule: "freight:perKwp",
        inputs: { source: "fallback", amount: "45", units: "11", minimumCents: 20_000 },
        exactCents: "49500",
        resultCents: 49_500,
      },
      {
        amount: "line",
        subjectId: kit,
        rule: "unitPrice × (amount − freeAmount)",
        inputs: { unitPriceCents: 987_420, amount: 2, freeAmount: 0 },
        resultCents: 1_974_840,
      },
      {
        amount: "freight",
        subjectId: "CIF",
        rule: "unitPrice × amount + increase − decrease",
        inputs: { unitPriceCents: 49_500, amount: 1, increaseCents: 0, decreaseCents: 0 },
        resultCents: 49_500,
      },
      {
        amount: "subtotal",
        rule: "lines + extraItems + services",
        inputs: { product: 1_974_840, extraItem: 0, service: 0 },
        resultCents: 1_974_840,
      },
      {
        amount: "total",
        rule: "subtotalWithModifier + freight + paymentCondition",
        inputs: { subtotalWithModifierCents: 1_974_840, freightCents: 49_500, paymentConditionCents: 0 },
        resultCents: 2_024_340,
      },
      {
        amount: "invoice",
        rule: "total + companyService",
        inputs: { totalCents: 2_024_340, companyServiceCents: 0 },
        resultCents: 2_024_340,
      },
    ],
  });
});

test("an order that the buyer fetches has no freight, no address and no days of delivery", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 987_420 });
  const { additionalInfo } = buildOrderInput([]);
  const saved = await saveOrder(buyer, [{ id: kit, amount: 1 }], {
    additionalInfo: { ...additionalInfo, shippingDistributor: "FOB" },
  });
  expect(saved.data.totalCents).toBe(987_420);
  const order = await callApi<Order>("GET", `/app/user/requests/${saved.data.id}`, {
    headers: buyer.headers,
  });
  expect(order.data.content.delivery).toMatchObject({
    ...{ shippingType: "FOB", address: null, daysToDeliver: null, deliveryOn: null },
  });
  expect(order.data.content.totals.freightCents).toBe(0);
});

test("a saved order keeps its price when the kit's price changes later", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 987_420 });
  const saved = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 1, version = version + 1, name = 'Outro' where id = ${kit}`,
  );
  const order = await callApi<Order>("GET", `/app/user/requests/${saved.data.id}`, {
    headers: buyer.headers,
  });
  expect(order.data.totalCents).toBe(997_420); // 9.874,20 + 100,00 of freight
  expect(order.data.content.lines[0]).toMatchObject({
    name: "Kit 5,50 kWp · Telhado cerâmico",
    unitPriceCents: 987_420,
  });
});

test("saving an order leaves an audit row, an outbox event and a notification for every administrator", async () => {
  const owner = await createTestDistributor();
  const admins = [
    await createTestUser(owner, { type: "admin" }),
    await createTestUser(owner, { type: "admin" }),
  ];
  await createTestUser(owner, { type: "admin", blocked: true });
  await createTestUser(owner, { type: "staff", permissions: [] });
  const order = await createTestOrder(owner);
  const [audit] = await readRows(owner, sql`select * from audit_log where distributor_id = ${owner.id}`);
  expect(audit).toMatchObject({
    actor_id: order.buyer.id,
    actor_type: "integrator",
    event: "order.created",
    entity: "request",
    entity_id: order.id,
    changes: '{"totalCents":{"from":null,"to":1010000}}', // 10.000,00 + 100,00 of freight
  });
  const content = {
    requestId: order.id,
    code: "PED-000001",
    name: "Residência Marina Alves",
    totalCents: 1_010_000,
  };
  const notifications = await readRows(
    owner,
    sql`select * from notification where distributor_id = ${owner.id}`,
  );
  expect(notifications.map(({ user_id }) => user_id).sort()).toEqual(admins.map(({ id }) => id).sort());
  for (const row of notifications) {
    expect(row).toMatchObject({ kind: "orderCreated", looked_at: null });
    expect(JSON.parse(String(row["content"]))).toEqual(content);
  }
  const events = await readRows(owner, sql`select * from outbox where distributor_id = ${owner.id}`);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    seq: 1,
    audience: JSON.stringify({ userIds: admins.map(({ id }) => id) }),
    created_at: audit?.["at"],
  });
  expect(JSON.parse(String(events[0]?.["message"]))).toMatchObject({
    type: "notification",
    notification: { kind: "orderCreated", content },
  });
});

test("an order starts in the first order status by group, then by order", async () => {
  const owner = await createTestDistributor();
  await changeRows(
    owner,
    sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color) values
      (${owner.id}, 'later-group', 'order', 'Finalizado', 'finished', 2, 0, '#000000'),
      (${owner.id}, 'first', 'order', 'Recebido', 'open', 1, 0, '#000000'),
      (${owner.id}, 'budget', 'budget', 'Rascunho', 'open', 0, 0, '#000000')`,
  );
  const order = await createTestOrder(owner);
  const read = await callApi<{ dealStatus: { name: string } }>("GET", `/app/user/requests/${order.id}`, {
    headers: order.buyer.headers,
  });
  expect(read.data.dealStatus.name).toBe("Recebido");
});

test("an order is saved in at most four database round trips", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const saved = await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, { "idempotency-key": "round-trips" });
  expect(saved.status).toBe(201);
  expect(roundTripsOf(saved)).toBeLessThanOrEqual(4);
  const again = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  // The distributor's shard is cached now: session, kits, save.
  expect(roundTripsOf(again)).toBeLessThanOrEqual(3);
});
