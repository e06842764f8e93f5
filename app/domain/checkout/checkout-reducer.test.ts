import { expect, test } from "vitest";
import type { PaymentView } from "#domain/requests/sale-view.ts";
import { buildAnswered, buildCheckout, GOIANIA, OPENING, SAO_PAULO } from "#tests/factories/checkout.ts";
import type { CheckoutEvent } from "./checkout-event.ts";
import { checkoutReducer } from "./checkout-reducer.ts";
import { type AdditionalAnswers, type CheckoutState, NO_ADDRESS } from "./checkout-state.ts";

function after(state: CheckoutState, ...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(checkoutReducer, state);
}

test("the state has a place for what is bought, how it is paid, and every answer [CHECKOUT-08, CHECKOUT-12]", () => {
  const payment = { type: "credito", method: "pay_1", condition: "cnd_1" } as const;
  const view: PaymentView = {
    ...{ methodId: "pay_1", conditionId: "cnd_1", type: "credito" as const, methodName: "Cartão" },
    ...{ description: "", conditionName: "10×", installments: 10, isChosen: true },
    ...{ downPaymentCents: 0, installmentCents: 100, totalCents: 1_000 },
  };
  const state = after(
    buildCheckout(),
    { type: "eventType", value: "budget" },
    { type: "activeForm", value: "payment" },
    { type: "requestName", value: "Residência Marina" },
    { type: "checkoutFile", value: "fil_1" },
    { type: "answersCustomForm", value: { customForm: "frm_1", answers: { roof: "cerâmico" } } },
    { type: "coupon", value: "SOL10" },
    { type: "valueModifier", side: "decrease", value: { type: "fixed", amount: "150,00" } },
    { type: "payment", value: payment },
    { type: "chosenDistributionCenter", value: "ctr_2" },
    { type: "personType", value: "jurídica" },
    { type: "summary", sale: SALE, payments: [view] },
  );
  expect(buildCheckout().personType).toBe("física");
  expect(state).toMatchObject({
    eventType: "budget",
    activeForm: "payment",
    requestName: "Residência Marina",
    checkoutFile: "fil_1",
    customForm: OPENING.customForm,
    additionalInfo: { answersCustomForm: [{ customForm: "frm_1", answers: { roof: "cerâmico" } }] },
    coupon: "SOL10",
    valueModifier: {
      increase: { type: "percentage", amount: "" },
      decrease: { type: "fixed", amount: "150,00" },
    },
    payment,
    chosenDistributionCenter: "ctr_2",
    precificationSummary: SALE,
    personType: "jurídica",
    paymentMethods: [view],
    delivery: {
      deliveryBlacklist: [],
      isToGetDeliveryInfo: true,
      onlyGetCityAndState: false,
      unableDeliveryFob: false,
      invoiceRestriction: "sameState",
    },
  });
});

test("a checkout opens with who buys, and with no answer about delivery and invoice [CHECKOUT-09, CHECKOUT-10, CHECKOUT-11]", () => {
  const { integratorInfo, additionalInfo } = buildCheckout();
  expect(integratorInfo).toEqual({
    companyName: "Sol Forte Instalações Ltda",
    email: "compras@solforte.test",
    cnpj: "11222333000181",
    cpf: "",
    telephone: "+5562987654321",
    ie: "123456789",
    defaultDiscount: "2.5",
    integratorAddress: GOIANIA,
    role: "Gerente",
  });
  expect(additionalInfo).toEqual({
    shippingDistributor: "CIF",
    shippingAddress: null,
    timeRestrictionBoolean: null,
    timeRestriction: "",
    ruralZone: null,
    truckPossible: null,
    deliveryState: null,
    chargeType: "customer",
    changeInvoice: false,
    userOrCompanyName: "",
    cpf: "",
    cnpj: "",
    rg: "",
    temInscricaoEstadual: null,
    ie: "",
    telephone: "",
    email: "",
    sameAddress: null,
    invoiceAddress: null,
    companyServiceValue: "",
    invoiceValue: "",
    answersCustomForm: [],
  });
});

const SENT: Partial<AdditionalAnswers> = {
  timeRestrictionBoolean: true,
  timeRestriction: "das 8h às 12h",
  sameAddress: true,
  truckPossible: false,
  ruralZone: true,
};
const UNSET = {
  timeRestrictionBoolean: null,
  timeRestriction: "",
  sameAddress: null,
  truckPossible: null,
  ruralZone: null,
};

test.each([
  ["FOB", "CIF", UNSET],
  ["CIF", "FOB", UNSET],
  ["CIF", "CIF", SENT],
] as const)("choosing %s after %s leaves %j of the answers about a delivery", (value, before, expected) => {
  const state = buildAnswered({ ...SENT, shippingDistributor: before, shippingAddress: GOIANIA });
  const { additionalInfo } = after(state, { type: "shippingDistributor", value });
  expect(additionalInfo).toMatchObject({ ...expected, shippingDistributor: value, shippingAddress: GOIANIA });
});

test.each<[CheckoutEvent, keyof AdditionalAnswers]>([
  [{ type: "ruralZone", value: true }, "ruralZone"],
  [{ type: "truckPossible", value: false }, "truckPossible"],
  [{ type: "timeRestrictionBoolean", value: true }, "timeRestrictionBoolean"],
  [{ type: "sameAddress", value: true }, "sameAddress"],
])("who fetches it is not asked %j", (event, field) => {
  const fetched = buildAnswered({ shippingDistributor: "FOB", changeInvoice: true });
  expect(after(fetched, event).additionalInfo[field]).toBeNull();
  const sent = buildAnswered({ changeInvoice: true });
  expect(after(sent, event).additionalInfo[field]).not.toBeNull();
});

test.each([
  [true, false, ""],
  [true, null, ""],
  [false, true, ""],
  [true, true, "só de manhã"],
] as const)(
  "the time restriction's text when its flag goes from %s to %s: “%s”; the invoice's address goes with its own [CHECKOUT-13]",
  (before, value, expected) => {
    const restricted = buildAnswered({ timeRestrictionBoolean: before, timeRestriction: "só de manhã" });
    const { additionalInfo } = after(restricted, { type: "timeRestrictionBoolean", value });
    expect(additionalInfo).toMatchObject({ timeRestrictionBoolean: value, timeRestriction: expected });

    const elsewhere = buildAnswered({ changeInvoice: true, invoiceAddress: SAO_PAULO });
    expect(after(elsewhere, { type: "sameAddress", value: true }).additionalInfo.invoiceAddress).toBeNull();
    expect(after(elsewhere, { type: "sameAddress", value: false }).additionalInfo.invoiceAddress).toBe(
      SAO_PAULO,
    );
  },
);

test.each([
  ["a company", { cnpj: "11222333000181", cpf: "52998224725" }, "jurídica", "11222333000181", ""],
  ["a person", { cnpj: "", cpf: "52998224725" }, "física", "", "52998224725"],
] as const)(
  "billed to the integrator's own company, %s, the invoice has its data, and nothing of it afterwards [CHECKOUT-14]",
  (_name, documents, personType, cnpj, cpf) => {
    const opened = buildCheckout({ integratorInfo: { ...OPENING.integratorInfo, ...documents } });
    const company = after(opened, { type: "chargeType", value: "company" });
    expect(company.personType).toBe(personType);
    expect(company.additionalInfo).toMatchObject({
      chargeType: "company",
      userOrCompanyName: "Sol Forte Instalações Ltda",
      cnpj,
      cpf,
      email: "compras@solforte.test",
      telephone: "+5562987654321",
      ie: personType === "jurídica" ? "123456789" : "",
      invoiceAddress: GOIANIA,
    });
    const customer = after(company, { type: "chargeType", value: "customer" });
    expect(customer.additionalInfo).toEqual(opened.additionalInfo);
    expect(customer.personType).toBe("física");
  },
);

test.each([
  ["ISENTO", false, ""],
  ["", false, ""],
  ["123456789", true, "123456789"],
])("a company with the registration “%s” is billed with one: %s", (ie, temInscricaoEstadual, copied) => {
  const opened = buildCheckout({ integratorInfo: { ...OPENING.integratorInfo, ie } });
  expect(after(opened, { type: "chargeType", value: "company" }).additionalInfo).toMatchObject({
    temInscricaoEstadual,
    ie: copied,
  });
});

test("a company without an address leaves the invoice with the delivery's", () => {
  const opened = buildCheckout({
    integratorInfo: { ...OPENING.integratorInfo, integratorAddress: NO_ADDRESS },
  });
  expect(after(opened, { type: "chargeType", value: "company" }).additionalInfo).toMatchObject({
    changeInvoice: false,
    invoiceAddress: null,
  });
});

test.each([
  ["física", { cpf: "52998224725", rg: "1234", cnpj: "", temInscricaoEstadual: null, ie: "" }],
  ["jurídica", { cpf: "", rg: "", cnpj: "11222333000181", temInscricaoEstadual: true, ie: "123456789" }],
] as const)("somebody who is pessoa %s keeps only its own documents [CHECKOUT-15]", (value, expected) => {
  const both = buildAnswered({
    ...{ cpf: "52998224725", rg: "1234", cnpj: "11222333000181" },
    ...{ temInscricaoEstadual: true, ie: "123456789" },
  });
  const state = after(both, { type: "personType", value });
  expect(state.additionalInfo).toMatchObject(expected);
  const other = value === "física" ? "cnpj" : "cpf";
  expect(after(state, { type: "billed", field: other, value: "1" }).additionalInfo[other]).toBe("");
});

test.each([
  ["shippingAddress", NO_ADDRESS, null],
  ["shippingAddress", { ...NO_ADDRESS, CEP: "  " }, null],
  ["shippingAddress", { ...NO_ADDRESS, city: "Goiânia" }, { ...NO_ADDRESS, city: "Goiânia" }],
  ["invoiceAddress", NO_ADDRESS, null],
  ["invoiceAddress", SAO_PAULO, SAO_PAULO],
] as const)("a %s of %j counts as %j [CHECKOUT-16]", (type, value, expected) => {
  const state = buildAnswered({ changeInvoice: true });
  expect(after(state, { type, value }).additionalInfo[type]).toEqual(expected);
});

test.each([
  ["budget", true],
  ["order", true],
  ["editFreight", true],
  ["budgetToOrder", false],
] as const)("the summary of a %s that is told again is taken: %s", (eventType, isTaken) => {
  const told = { ...SALE, couponCode: "SOL10" };
  const state = buildCheckout({ eventType, precificationSummary: SALE });
  const { precificationSummary } = after(state, { type: "summary", sale: told, payments: [] });
  expect(precificationSummary).toBe(isTaken ? told : SALE);
});

test("a request that is edited stays what it is, and a new one is a budget or an order", () => {
  const value = "budget";
  expect(after(buildCheckout(), { type: "eventType", value }).eventType).toBe("budget");
  const frozen = buildCheckout({ eventType: "budgetToOrder" });
  expect(after(frozen, { type: "eventType", value }).eventType).toBe("budgetToOrder");
});

const SALE = {
  totals: {
    ...{ itemsCents: 100, freightCents: 0, totalCents: 100, powerW: 5_500, extraItemsCents: 0 },
    ...{ servicesCents: 0, increaseCents: 0, decreaseCents: 0, couponCents: 0, paymentConditionCents: 0 },
    ...{ installmentsCents: [], companyServiceCents: 0, invoiceCents: 100 },
  },
  isFreightKnown: true,
  payments: [],
  couponCode: null,
  hasDefaultDiscount: false,
  problems: { coupon: null, modifier: null },
} as unknown as NonNullable<CheckoutState["precificationSummary"]>;
