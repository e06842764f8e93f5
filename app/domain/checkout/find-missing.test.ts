import { expect, test } from "vitest";
import { type AdditionalInfo, AdditionalInfoSchema } from "#domain/requests/additional-info-schema.ts";
import { GOIANIA, OPENING, SAO_PAULO } from "#tests/factories/checkout.ts";
import type { CheckoutDelivery } from "./checkout-state.ts";
import { findMissing, type Saving } from "./find-missing.ts";
import { findUndeliverable } from "./missing-delivery.ts";

const WHOLE = AdditionalInfoSchema.parse({
  userOrCompanyName: "Marina Alves",
  cpf: "529.982.247-25",
  email: "marina@cliente.test",
  telephone: "(62) 98765-4321",
  shippingDistributor: "CIF",
  shippingAddress: GOIANIA,
});

function missing(
  info: Partial<AdditionalInfo>,
  {
    delivery,
    input,
    ...saving
  }: Partial<Omit<Saving, "delivery" | "input">> & {
    delivery?: Partial<CheckoutDelivery>;
    input?: Partial<Saving["input"]>;
  } = {},
): string[] {
  const asked = { ...OPENING.delivery, ...delivery };
  const additionalInfo = { ...WHOLE, ...info };
  const { shippingDistributor, shippingAddress } = additionalInfo;
  return [
    ...findUndeliverable({ shippingDistributor, state: shippingAddress?.state ?? "" }, asked),
    ...findMissing({ input: { type: "order", additionalInfo, ...input }, delivery: asked, ...saving }),
  ].map(({ field, code }) => `${field.replace("additionalInfo.", "")} ${code}`);
}

const NOTHING = {
  userOrCompanyName: "",
  cpf: undefined,
  email: undefined,
  telephone: undefined,
  shippingAddress: null,
};
const ADDRESS = ["CEP", "patio", "number", "neighborhood", "city", "state"];
const PERSON = ["userOrCompanyName", "cpf", "telephone", "email"].map((field) => `${field} REQUIRED`);
const required = (prefix: string, parts: readonly string[]) =>
  parts.map((part) => `${prefix}.${part} REQUIRED`);

test("a budget needs nothing but its name; an order who is billed and where it goes [CHECKOUT-22]", () => {
  expect(missing(NOTHING, { input: { type: "budget" } })).toEqual([]);
  expect(missing(NOTHING)).toEqual([...required("shippingAddress", ADDRESS), ...PERSON]);
  expect(missing({})).toEqual([]);
});

test.each<[string, Partial<CheckoutDelivery>, Partial<AdditionalInfo>, string[]]>([
  ["not asked for", { isToGetDeliveryInfo: false }, { shippingAddress: null }, []],
  [
    "its town only",
    { onlyGetCityAndState: true },
    { shippingAddress: null },
    required("shippingAddress", ["city", "state"]),
  ],
  ["fetched", {}, { shippingDistributor: "FOB", shippingAddress: null }, []],
  [
    "not to be fetched",
    { unableDeliveryFob: true },
    { shippingDistributor: "FOB" },
    ["shippingDistributor FOB_UNABLE"],
  ],
  ["to a blacklisted state", { deliveryBlacklist: ["go"] }, {}, ["shippingAddress.state STATE_NOT_SERVED"]],
  ["by nobody", { deliveryBlacklist: ["GO"], ships: false }, {}, []],
  ["outside the center's states", { servicedStates: ["SP"] }, {}, ["shippingAddress.state STATE_NOT_SERVED"]],
  ["within them", { servicedStates: ["SP", "GO"] }, {}, []],
  ["at a time nobody told", {}, { timeRestrictionBoolean: true }, ["timeRestriction REQUIRED"]],
  ["at a time", {}, { timeRestrictionBoolean: true, timeRestriction: "das 8h às 12h" }, []],
])("an order whose delivery is %s [CHECKOUT-22]", (_name, delivery, info, expected) => {
  expect(missing(info, { delivery })).toEqual(expected);
});

const COMPANY = { cpf: undefined, cnpj: "11222333000181" };

test.each<[string, Partial<AdditionalInfo>, Partial<CheckoutDelivery>, string[]]>([
  ["a company", COMPANY, {}, []],
  ["a company without a registration", { ...COMPANY, temInscricaoEstadual: false }, {}, []],
  ["one with a registration nobody told", { ...COMPANY, temInscricaoEstadual: true }, {}, ["ie REQUIRED"]],
  ["one with GO's nine digits", { ...COMPANY, temInscricaoEstadual: true, ie: "10.987.654-7" }, {}, []],
  [
    "one with eight",
    { ...COMPANY, temInscricaoEstadual: true, ie: "10987654" },
    {},
    ["ie INVALID_STATE_REGISTRATION"],
  ],
  [
    "one with ISENTO for a number",
    { ...COMPANY, temInscricaoEstadual: true, ie: "ISENTO" },
    {},
    ["ie INVALID_STATE_REGISTRATION"],
  ],
  ["an address of its own, untold", { changeInvoice: true }, {}, required("invoiceAddress", ADDRESS)],
  ["the delivery's address", { changeInvoice: true, sameAddress: true }, {}, []],
  ["another in its state", { changeInvoice: true, invoiceAddress: GOIANIA }, {}, []],
  [
    "another state",
    { changeInvoice: true, invoiceAddress: SAO_PAULO },
    {},
    ["invoiceAddress.state INVOICE_OTHER_STATE"],
  ],
  [
    "another state, which is free",
    { changeInvoice: true, invoiceAddress: SAO_PAULO },
    { invoiceRestriction: "none" },
    [],
  ],
  [
    "another state, fetched",
    { changeInvoice: true, invoiceAddress: SAO_PAULO, shippingDistributor: "FOB" },
    {},
    [],
  ],
])("an invoice for %s [CHECKOUT-22]", (_name, info, delivery, expected) => {
  expect(missing(info, { delivery })).toEqual(expected);
});

test("the document that the distributor asks for is part of an order", () => {
  expect(missing({}, { isFileRequired: true })).toEqual(["checkoutFile REQUIRED"]);
  expect(missing({}, { isFileRequired: true, input: { checkoutFile: "fil_1" } })).toEqual([]);
  expect(missing({}, { isFileRequired: true, input: { type: "budget" } })).toEqual([]);
});
