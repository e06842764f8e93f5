import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CheckoutLoad } from "#domain/checkout/checkout-load-schema.ts";
import { buildFormField, createTestForm } from "#tests/factories/custom-form.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { createTestPaymentMethod } from "#tests/factories/payment-method.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const ACTIONS = { enableClosedKits: true, extraItem: true };
const UNCHANGED = {
  increase: { type: "percentage", amount: "0" },
  decrease: { type: "percentage", amount: "0" },
};

type Headers = Record<string, string>;

async function createShop(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ actions: ACTIONS, settings });
  const { headers } = await createTestUser(owner);
  return { owner, headers };
}

function load(headers: Headers, purchaseType = "closedKits") {
  return callApi<CheckoutLoad>("GET", `/app/user/checkout/${purchaseType}`, { headers });
}

test("one call reads all that a checkout of a purchase type begins with [CALLS-28, FREIGHT-13]", async () => {
  const { owner, headers } = await createShop({
    requests: { configCheckoutFile: { enabled: true, required: true, label: "RG", help: "Frente e verso" } },
    payments: { notIntegrated: { paymentDetailsEnable: true, agreementTermsConfirmationText: "Li." } },
    delivery: { blacklist: ["AM"], onlyGetCityAndState: true, unableDeliveryFob: true },
    observations: { checkoutObservation: "Entregas só de manhã." },
  });
  const extra = await createTestExtraItem(owner);
  const service = await createTestService(owner);
  const method = await createTestPaymentMethod(owner);
  const field = buildFormField({ required: true });
  const form = await createTestForm(owner, { name: "Visita", screen: "lastStep", fields: [field] });
  await createTestForm(owner, { purchaseTypes: ["separatedSales"] });
  await load(headers);
  const answer = await load(headers);
  expect([answer.status, roundTripsOf(answer)]).toEqual([200, 2]);
  const { extraItems, serviceItems, paymentInfo, ...rest } = answer.data;
  expect([extraItems.map(({ id }) => id), serviceItems.map(({ id }) => id)]).toEqual([[extra], [service]]);
  expect(paymentInfo).toMatchObject({
    checkoutPayment: { paymentDetailsEnable: true, agreementTermsConfirmationText: "Li." },
    paymentMethods: [
      { id: method, type: "boleto", name: "Boleto", conditions: [{ name: "À vista", value: "0" }] },
    ],
  });
  expect(rest).toEqual({
    customForm: [{ id: form, name: "Visita", description: "", screen: "lastStep", fields: [field] }],
    configCheckoutFile: { enabled: true, required: true, label: "RG", help: "Frente e verso" },
    deliveryInfo: {
      shippingDistributor: true,
      deliveryBlacklist: ["AM"],
      isToGetDeliveryInfo: true,
      onlyGetCityAndState: true,
      unableDeliveryFob: true,
      invoiceRestriction: "sameState",
      servesRuralZone: true,
      servesWithoutTruckAccess: true,
    },
    editableInvoce: "none",
    companyEditableInvoce: "none",
    showBudgetButton: true,
    showRequestButton: true,
    checkoutObservation: "Entregas só de manhã.",
  });
});

test("a distributor that has set up nothing sells by Pix, and asks nothing of its own", async () => {
  const { headers } = await createShop();
  const { data } = await load(headers);
  expect(data.paymentInfo.paymentMethods).toEqual([
    { id: null, type: "pix", name: "Pix", description: "", conditions: [] },
  ]);
  expect([data.customForm, data.extraItems, data.serviceItems]).toEqual([[], [], []]);
});

test("an extra item says what it is, what it costs, where it stands and with what it is sold [CHECKOUT-18, CHECKOUT-19]", async () => {
  const { owner, headers } = await createShop();
  const id = await createTestExtraItem(owner, {
    productCode: "SEG-01",
    name: "Seguro de transporte",
    description: "Cobre avarias até a entrega.",
    basePriceCents: 18_990,
    whereToDisplay: "beforeAdditionalData",
    isToSellOptions: ["closedKits", "separatedSales"],
  });
  await createTestExtraItem(owner, {
    productCode: "GAR-02",
    name: "Garantia",
    isToSellOptions: ["mountKits"],
  });
  await createTestExtraItem(owner, {
    ...{ productCode: "VIS-03", name: "Visita" },
    ...{ whereToDisplay: "afterShipping", isToSellOptions: ["closedKits"] },
  });
  const items = (await load(headers)).data.extraItems;
  const find = (code: string) => items.find(({ productCode }) => productCode === code);
  expect(items).toHaveLength(2);
  expect(find("VIS-03")).toMatchObject({ whereToDisplay: "afterShipping", isToSellOptions: ["closedKits"] });
  const item = find("SEG-01");
  expect(item).toEqual({
    id,
    productCode: "SEG-01",
    name: "Seguro de transporte",
    description: "Cobre avarias até a entrega.",
    price: 189.9,
    basePrice: 189.9,
    amount: 0,
    valueModifier: UNCHANGED,
    createdAt: item?.createdAt,
    whereToDisplay: "beforeAdditionalData",
    isToSellOptions: ["closedKits", "separatedSales"],
  });
  expect(Date.parse(item?.createdAt ?? "")).not.toBeNaN();
});

test("a service says what it is and what it costs [CHECKOUT-20]", async () => {
  const { owner, headers } = await createShop();
  const id = await createTestService(owner, {
    name: "Projeto e homologação",
    description: "Com a concessionária.",
    basePriceCents: 150_000,
  });
  const [item, ...others] = (await load(headers)).data.serviceItems;
  expect(others).toEqual([]);
  expect(item).toEqual({
    id,
    name: "Projeto e homologação",
    description: "Com a concessionária.",
    price: 1_500,
    basePrice: 1_500,
    valueModifier: UNCHANGED,
    createdAt: item?.createdAt,
  });
  expect(Date.parse(item?.createdAt ?? "")).not.toBeNaN();
});

test("what integrators may not see of prices is left out", async () => {
  const { owner, headers } = await createShop({
    priceDisplay: { howToDisplayPricesExtraItems: "dontShowPrices" },
  });
  await createTestExtraItem(owner);
  await createTestService(owner);
  const { data } = await load(headers);
  expect(
    [...data.extraItems, ...data.serviceItems].map(({ price, basePrice }) => [price, basePrice]),
  ).toEqual([
    [null, null],
    [null, null],
  ]);
  const staff = await createTestUser(owner, { type: "staff", permissions: ["requestsCreation.closedKits"] });
  expect((await load(staff.headers)).data.extraItems[0]?.price).toBe(189.9);
});

test.each([
  ["total", { invoiceCents: 1_200_000 }, 2_000, 12_000],
  ["service", { companyServiceCents: 150_000 }, 1_500, 11_500],
  ["none", { companyServiceCents: 150_000, invoiceCents: 1_200_000 }, 0, 10_000],
] as const)(
  "an integrator that may type %s of its invoice does, and apart from that where its own company is billed [CHECKOUT-21]",
  async (editable, typed, companyServiceValue, invoiceValue) => {
    for (const [chargeType, name] of [
      ["customer", "editableInvoce"],
      ["company", "companyEditableInvoce"],
    ] as const) {
      const { owner, headers } = await createShop({ prices: { [name]: editable } });
      const kit = await createTestKit(owner);
      const other = name === "editableInvoce" ? "companyEditableInvoce" : "editableInvoce";
      expect((await load(headers)).data).toMatchObject({ [name]: editable, [other]: "none" });
      const ask = (as: string) =>
        callApi("POST", "/app/user/prices/company-service", {
          headers,
          body: { productItems: [{ id: kit, amount: 1 }], chargeType: as, ...typed },
        });
      expect((await ask(chargeType)).data).toEqual({
        ...{ editableInvoce: editable, totalValue: 10_000, companyServiceValue, invoiceValue },
      });
      const elsewhere = chargeType === "company" ? "customer" : "company";
      expect((await ask(elsewhere)).data).toMatchObject({ editableInvoce: "none", invoiceValue: 10_000 });
    }
  },
);

test("a checkout is loaded by who may buy so", async () => {
  const { owner, headers } = await createShop();
  expect((await load(headers, "mountKits")).status).toBe(403);
  expect((await load(headers, "anything")).status).toBe(404);
  const other = await createTestUser(owner, { permissions: ["order"] });
  expect((await load(other.headers)).status).toBe(403);
});

test("who buys reads the own company's facts and state, and the distributor's people any company's [CALLS-29]", async () => {
  const { owner, headers } = await createShop({ messages: { orderMessage: "Despachamos em 2 dias." } });
  await fillCompany(owner);
  const path = `/app/user/integrators/${owner.integratorId}`;
  const info = {
    companyName: "Volt Engenharia",
    email: "volt@volt.test",
    cnpj: "11222333000181",
    cpf: null,
    telephone: "+556230000000",
    ie: "101234567",
    integratorAddress: {
      ...{ CEP: "74000000", patio: "Rua 1", number: "10", complement: "" },
      ...{ neighborhood: "Centro", city: "Goiânia", state: "GO" },
    },
    defaultDiscount: null,
    hasPastCustomers: false,
  };
  const own = await callApi("GET", `${path}/info`, { headers });
  expect(own.data).toEqual({ ...info, role: "Perfil" });
  expect((await callApi("GET", `${path}/state`, { headers })).data).toEqual({ state: "GO" });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["requestsCreation.closedKits"] });
  expect((await callApi("GET", `${path}/info`, { headers: staff.headers })).data).toEqual({
    ...info,
    role: null,
  });
  const messages = await callApi("GET", "/app/user/settings/messages", { headers });
  expect(messages.data).toEqual({
    settings: { checkoutObservation: "", budgetMessage: "", orderMessage: "Despachamos em 2 dias." },
  });
  const stranger = await createTestUser(owner, { integratorId: "int_other" });
  for (const part of ["info", "state"]) {
    expect((await callApi("GET", `${path}/${part}`, { headers: stranger.headers })).status).toBe(404);
  }
});

async function fillCompany(owner: TestDistributor): Promise<void> {
  const address = {
    ...{
      CEP: "74000000",
      patio: "Rua 1",
      number: "10",
      neighborhood: "Centro",
      city: "Goiânia",
      state: "GO",
    },
  };
  await changeRows(
    owner,
    sql`update integrator set telephone = '+556230000000', state_registration = '101234567',
      address = ${JSON.stringify(address)} where distributor_id = ${owner.id}`,
  );
}
