import { expect, test } from "vitest";
import { AdditionalInfoSchema } from "./additional-info-schema.ts";
import { checkoutValuesOf, checkoutValuesOfCopy } from "./checkout-values.ts";
import { RequestContentSchema } from "./request-content-schema.ts";
import { SaleChoicesSchema } from "./sale-choices-schema.ts";

const ADDRESS = {
  ...{ CEP: "74230010", patio: "Rua T-37", number: "120", complement: "" },
  ...{ neighborhood: "Setor Bueno", city: "Goiânia", state: "GO" },
};

const CONTENT = RequestContentSchema.parse({
  name: "Residência Ana",
  lines: [],
  customer: {
    ...{ userOrCompanyName: "Ana Lima", cpf: "52998224725", email: "ana@cliente.test" },
    ...{ telephone: "+5562987654321", rg: "1234567", temInscricaoEstadual: false },
    ...{ chargeType: "customer", sameAddress: true },
  },
  delivery: {
    ...{ shippingType: "CIF", address: ADDRESS, zoneType: "rural", truckAccess: false },
    ...{ timeRestrictionBoolean: true, timeRestriction: "Só pela manhã" },
  },
  customForms: [
    {
      ...{ customForm: "cfm_1", name: "Obra", screen: "lastStep" },
      answers: [{ key: "telhado", label: "Tipo de telhado", value: "Cerâmico" }],
    },
  ],
  notes: "Entregar no portão dos fundos",
  checkoutFile: "fil_1",
  center: { id: "cen_1", name: "CD Goiânia" },
  payment: {
    ...{ type: "boleto", methodId: "pay_1" },
    condition: {
      ...{ id: "pcd_1", name: "3 vezes", value: "2", conditionType: "increase" },
      ...{ modifierType: "percentage", quantityOfInstallments: 3 },
    },
  },
  extraItems: [{ id: "ext_1", name: "Seguro", amount: 2, unitPriceCents: 5_000, totalCents: 10_000 }],
  services: [{ id: "srv_1", name: "Projeto", amount: 1, unitPriceCents: 9_000, totalCents: 9_000 }],
  valueModifier: { decrease: { type: "percentage", amount: "4" } },
  coupon: {
    ...{ id: "cpn_1", code: "SOL10", kind: "fixed", amountCents: 10_000, percent: null },
    maximumCents: null,
  },
  invoice: { editable: "service", companyServiceCents: 250_000, invoiceCents: null },
  totals: { itemsCents: 0, freightCents: 0, totalCents: 0, powerW: 0 },
  explain: [],
});

test("a saved request fills its checkout in again", () => {
  const values = checkoutValuesOf(CONTENT);
  expect(values).toEqual({
    name: "Residência Ana",
    notes: "Entregar no portão dos fundos",
    checkoutFile: "fil_1",
    customForms: [{ customForm: "cfm_1", answers: { telhado: "Cerâmico" } }],
    additionalInfo: {
      ...{ userOrCompanyName: "Ana Lima", cpf: "52998224725", rg: "1234567", ie: "" },
      ...{ email: "ana@cliente.test", telephone: "+5562987654321", temInscricaoEstadual: false },
      ...{ shippingDistributor: "CIF", shippingAddress: ADDRESS, deliveryState: null },
      ...{ timeRestrictionBoolean: true, timeRestriction: "Só pela manhã" },
      ...{ ruralZone: true, truckPossible: false },
      ...{ changeInvoice: false, sameAddress: true, invoiceAddress: null },
    },
    choices: {
      extraItems: [{ id: "ext_1", amount: 2 }],
      serviceItems: [{ id: "srv_1", amount: 1 }],
      valueModifier: {
        increase: { type: "percentage", amount: "0" },
        decrease: { type: "percentage", amount: "4" },
      },
      chargeType: "customer",
      coupon: "SOL10",
      companyServiceCents: 250_000,
      payment: { type: "boleto", method: "pay_1", condition: "pcd_1" },
    },
  });
  // The saved answers are valid input of a checkout.
  expect(AdditionalInfoSchema.safeParse(values.additionalInfo).success).toBe(true);
  expect(SaleChoicesSchema.safeParse(values.choices).success).toBe(true);
});

test("a copy's checkout knows the customer, and nothing of delivery, coupon and discount", () => {
  const { additionalInfo, choices, checkoutFile } = checkoutValuesOfCopy(CONTENT);
  expect(additionalInfo).toMatchObject({
    ...{ userOrCompanyName: "Ana Lima", cpf: "52998224725", telephone: "+5562987654321" },
    ...{
      shippingDistributor: "CIF",
      shippingAddress: null,
      timeRestriction: "",
      timeRestrictionBoolean: null,
    },
    ...{ ruralZone: null, truckPossible: null, sameAddress: null },
  });
  expect(choices.coupon).toBeUndefined();
  expect(choices.valueModifier.decrease.amount).toBe("0");
  expect(choices.extraItems).toEqual([{ id: "ext_1", amount: 2 }]);
  expect(checkoutFile).toBeNull();
});
