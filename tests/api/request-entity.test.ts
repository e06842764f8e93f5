import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RequestEntity } from "#domain/requests/request-entity-schema.ts";
import { createTestShop, saveRequest } from "#tests/factories/buying.ts";
import { createTestCoupon } from "#tests/factories/coupon.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createTestPayment, WITH_EXTRAS } from "#tests/factories/sale.ts";
import { callRequest, createBudgetWorld, expireBudget, saveBudget } from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { acceptTerms, publishTerms } from "#tests/factories/terms.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const read = (person: Pick<TestUser, "headers">, id: string) =>
  callApi<RequestEntity>("GET", `/app/user/requests/${id}/entity`, { headers: person.headers });

/** An order with extras, a service, a discount, a coupon and a condition. */
async function createSale() {
  const owner = await createTestDistributor({ actions: WITH_EXTRAS });
  const buyer = await createTestUser(owner, {
    permissions: ["closedKits", "order", "requestButton.order", "order.details.discount"],
    roleContent: { limitDiscountOrder: "5" },
  });
  const { id: productId } = await createTestProduct(owner, { onHand: 100 });
  const kit = await createTestKit(owner, { priceCents: 1_000_000, components: [{ productId, amount: 10 }] });
  const extra = await createTestExtraItem(owner, { basePriceCents: 18_990 });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  const payment = await createTestPayment(owner);
  await createTestCoupon(owner, { code: "SOL10", percent: "10", maxUses: 1 });
  const saved = await saveOrder(buyer, [{ id: kit, amount: 1 }], {
    extraItems: [{ id: extra, amount: 2 }],
    serviceItems: [{ id: service }],
    valueModifier: { decrease: { type: "percentage" as const, amount: "5" } },
    ...{ coupon: "sol10", payment, notes: "Entregar pela manhã" },
  });
  const admin = await createTestUser(owner, { type: "admin" });
  return { owner, buyer, admin, productId, kit, extra, service, id: saved.data.id };
}

test("a program reads what a request is: kind, times, days, version, and what may be done with it [REQUEST-06]", async () => {
  const { owner, buyer, admin, id } = await createSale();
  await changeRows(owner, sql`update request set billing_date = '2026-12-01' where id = ${id}`);
  await createTestStatus(owner, {
    ...{ type: "order", name: "Separação", groupName: "negotiation", groupOrder: 2, order: 1 },
  });
  const { data } = await read(admin, id);
  expect(data).toMatchObject({
    ...{ id, code: expect.stringMatching(/^PED-\d{6}$/), name: "Residência Marina Alves", type: "order" },
    ...{ kind: "kits", purchaseType: "closedKits", expiryDate: null, billingDate: "2026-12-01" },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    ...{ version: 1, isCopy: false, enabledToChangeStatus: true, hasPaymentTermsConsent: false },
  });
  expect((await read(buyer, id)).data.enabledToChangeStatus).toBe(false);
  const { id: termsId } = await publishTerms(admin);
  await acceptTerms(owner, { requestId: id, termsId });
  expect((await read(buyer, id)).data.hasPaymentTermsConsent).toBe(true);

  const world = await createBudgetWorld();
  const budget = await saveBudget(world);
  expect((await read(world.buyer, budget.id)).data).toMatchObject({
    ...{ type: "budget", code: expect.stringMatching(/^ORC-\d{6}$/), hasPaymentTermsConsent: false },
    ...{ billingDate: null, expiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
});

test("a program reads a request's parties: company, person, sellers, lead, shop and center [REQUEST-07]", async () => {
  const { owner, buyer, admin, id } = await createSale();
  const seller = await createTestUser(owner, {
    type: "staff",
    permissions: ["order"],
  });
  await changeRows(
    owner,
    sql`update request set seller_id = ${seller.id}, lead_id = 'lead_1', system_id = 'sys_1', sizing_id = 'siz_1'
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  const { data } = await read(admin, id);
  expect(data).toMatchObject({
    company: { id: owner.integratorId, name: expect.stringMatching(/./) },
    integrator: { id: buyer.id, name: expect.stringMatching(/./) },
    seller: { id: seller.id, name: "Marina Alves" },
    ...{ lead: null, marketplace: false, ecommerce: false },
    chosenDistributionCenter: owner.centerId,
    chosenDistributionCenterName: expect.stringMatching(/./),
  });
  // Records of the company's own are for the company; the seller is told where the distributor shows sellers.
  const own = await read(buyer, id);
  expect(own.data).toMatchObject({
    ...{ lead: { id: "lead_1" }, system: { id: "sys_1" }, sizing: { id: "siz_1" }, seller: null },
  });
});

test("a program reads what was bought: kits, products, extras, services, freights and structure [REQUEST-08]", async () => {
  const { admin, productId, kit, extra, service, id } = await createSale();
  const { data } = await read(admin, id);
  const modifier = { decrease: { type: "percentage", amount: "5" } };
  expect(data).toMatchObject({
    kind: "kits",
    products: [],
    kits: [{ id: kit, amount: 1, power: 5.5, singlePrice: 10_000, totalPrice: 10_000 }],
    extraItems: [{ id: extra, amount: 2, price: 379.8, valueModifier: modifier }],
    serviceItems: [{ id: service, basePrice: 250, price: 250, valueModifier: modifier }],
    freights: [{ price: 100 }],
    structure: null,
  });
  expect(data.extraItems[0]?.productCode).toMatch(/./);
  expect(data.kits[0]?.products).toMatchObject([{ item: { id: productId }, amount: 10 }]);

  const shop = await createTestShop();
  const mounted = await saveRequest(
    shop.buyer,
    buildOrderInput([], {
      purchaseType: "mountKits",
      products: [
        { id: shop.module.id, amount: 10 },
        { id: shop.inverter.id, amount: 1 },
      ],
      mounting: {
        structureId: shop.owner.structureId,
        targetPowerW: 5_500,
        layout: [{ orientation: "retrato" as const, rows: 2, modulesPerRow: 5 }],
      },
    }),
  );
  const { data: loose } = await read(shop.buyer, mounted.data.id);
  const { structureId, centerId } = shop.owner;
  expect(loose).toMatchObject({
    kind: "products",
    kits: [],
    structure: { id: structureId, name: "Telhado cerâmico" },
  });
  const places = { center: centerId, structure: structureId };
  expect(loose.products).toMatchObject([
    {
      item: { id: shop.module.id, origin: "ORIGIN", ncm: expect.any(String) },
      ...{ amount: 10, type: "module", singlePrice: 600, totalPrice: 6_000, ...places },
    },
    { item: { id: shop.inverter.id }, amount: 1, type: "inverter", category: expect.any(String), ...places },
  ]);
});

test("a program reads a request's values, without what its person may not see [REQUEST-09]", async () => {
  const { owner, buyer, admin, id } = await createSale();
  const { data } = await read(admin, id);
  expect(data).toMatchObject({
    valueModifier: { decrease: { type: "percentage", amount: "5" } },
    ...{ discount: 531.49, totalValue: 9_647.9, invoiceValue: 9_647.9, totalPower: 5.5 },
    precificationSummary: {
      ...{ totalValue: 9_647.9, invoiceValue: 9_647.9 },
      summary: {
        itemsSummary: { product: 10_000, freight: 100, extraItem: 379.8, service: 250 },
        subtotalSummary: 10_629.8,
      },
    },
    coupon: { code: "SOL10", discount: 1_009.83 },
    discountRequisition: null,
    payment: { type: "credito", condition: { name: "Em 10 vezes" }, status: "notRequested" },
    formulas: [],
  });
  expect(data.payment.installments).toEqual(Array.from({ length: 10 }, () => 964.79));
  // Two thirds over its cost: (9.647,90 − 100,00 − 379,80 − 250,00) ÷ 5.350,86
  await changeRows(owner, sql`update product set cost_cents = 53509 where distributor_id = ${owner.id}`);
  expect((await read(admin, id)).data.profitMargin).toMatch(/^\d+\.\d\d$/);
  expect((await read(buyer, id)).data.profitMargin).toBeNull();

  await changeRows(
    owner,
    sql`insert into discount_requisition (distributor_id, id, request_id, request_version, kind, content, status,
        requested_by, created_at)
      values (${owner.id}, ${`drq_${owner.id}`}, ${id}, 1, 'discount', '{}', 'pending', ${buyer.id},
        '2026-11-20T12:00:00.000Z')`,
  );
  const asked = { id: `drq_${owner.id}`, kind: "discount", status: "pending", version: 1 };
  expect((await read(admin, id)).data.discountRequisition).toMatchObject(asked);
  const clerk = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details"] });
  expect((await read(clerk, id)).data.discountRequisition).toBeNull();

  await changeRows(
    owner,
    sql`update integrator set company_permissions = '{"authSellerViewRequestsBudgetsPrices": false}'
      where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
  );
  const helper = await createTestUser(owner, {
    permissions: ["order", "seeResponsible"],
    roleContent: { label: "seller" },
  });
  const hidden = (await read(helper, id)).data;
  expect(hidden).toMatchObject({ totalValue: null, precificationSummary: null, discount: null });
  expect(JSON.stringify(hidden)).not.toMatch(/9647|10000|379\.8/);
});

test("a program reads a request's history: status, past versions, renewals, and the budget that it was [REQUEST-10]", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const admin = await createTestUser(owner, { type: "admin" });
  const { id, code } = await saveBudget(world);
  const first = await read(admin, id);
  expect(first.data).toMatchObject({
    dealStatus: { group: { id: "open", name: "Em aberto", parentType: "budget", order: 1 }, order: 1 },
    statusHistorical: { budget: [], order: [] },
    ...{ pastVersions: [], expiryUpdates: [], wasBudget: null },
  });
  const { dealStatus, createdAt, expiryDate } = first.data;
  expect(dealStatus.value).toBe(dealStatus.id);

  const next = await createTestStatus(owner, {
    ...{ type: "budget", name: "Em análise", groupName: "negotiation", groupOrder: 2, order: 1 },
  });
  await callApi("PUT", `/app/user/requests/${id}/status`, {
    headers: admin.headers,
    body: { type: "budget", statusId: next, seenStatusId: dealStatus.id },
  });
  await expireBudget(owner, id);
  await callRequest(admin, ["POST", id, "/update-expired"], { version: 1 });
  const { data: renewed } = await read(admin, id);
  expect(renewed.statusHistorical.budget).toMatchObject([{ from: dealStatus.name, to: "Em análise" }]);
  expect(renewed.expiryUpdates).toMatchObject([{ from: "2020-01-01", to: expiryDate }]);

  const valueModifier = {
    increase: { type: "percentage", amount: "0" },
    decrease: { type: "percentage", amount: "5" },
  };
  await callRequest(admin, ["PUT", id, "/value-modifier"], { valueModifier, version: 2 });
  const { data: changed } = await read(admin, id);
  expect(changed.pastVersions[0]).toMatchObject({ version: 3, date: expect.stringMatching(/^\d{4}-/) });
  expect(changed.pastVersions[0]?.changes[0]).toMatchObject({ field: "decrease", from: null, to: "5%" });
  // Whoever may not read the history is not told.
  expect((await read(buyer, id)).data.pastVersions).toEqual([]);

  expect((await callRequest(buyer, ["POST", id, "/order"], { version: 3 })).status).toBe(200);
  const { data: order } = await read(admin, id);
  expect(order).toMatchObject({ type: "order", statusHistorical: { budget: [{}], order: [] } });
  expect(order.wasBudget).toEqual({ code, dateWhenBudgetWasCreated: createdAt });
});

test("a program reads what a request refers to: answers, tags, records, notes, files, moves, stock [REQUEST-11]", async () => {
  const { owner, buyer, admin, productId, id } = await createSale();
  await changeRows(owner, sql`update request set system_id = 'sys_1', sizing_id = 'siz_1' where id = ${id}`);
  const { data } = await read(admin, id);
  expect(data).toMatchObject({
    additionalInfo: {
      customer: { userOrCompanyName: "Marina Alves", email: "marina@cliente.test" },
      delivery: { shippingType: "CIF", address: { city: "Goiânia", state: "GO" } },
    },
    ...{ tags: [], notes: "Entregar pela manhã", files: [], stockStatus: "reserved" },
    moves: [{ kind: "reserve", productId, centerId: owner.centerId, reservedChange: 10 }],
  });
  expect((await read(buyer, id)).data).toMatchObject({ system: { id: "sys_1" }, sizing: { id: "siz_1" } });
});

test("the whole of a request is for who sees it, in few round trips", async () => {
  const { owner, admin, id } = await createSale();
  await read(admin, id);
  expect(roundTripsOf(await read(admin, id))).toBe(8);
  const rival = await createTestUser(owner, {
    permissions: ["order"],
    integratorId: await createTestCompany(owner, "Vento Norte"),
  });
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  const onlyBudgets = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details"],
  });
  for (const person of [rival, stranger, onlyBudgets]) {
    expect((await read(person, id)).error.type).toBe("NOT_FOUND");
  }
});
