import { expect, test } from "vitest";
import { AdditionalInfoSchema } from "#domain/requests/additional-info-schema.ts";
import { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { SaleChoicesSchema } from "#domain/requests/sale-choices-schema.ts";
import { buildCheckout, GOIANIA } from "#tests/factories/checkout.ts";
import { restoreCheckout } from "./restore-checkout.ts";
import { toCreateRequest } from "./to-create-request.ts";

const NOTHING_SEEN = { expectedTotalCents: null, expectedBeforeFreightCents: null, freightId: null };

const SAVED = {
  name: "Padaria Trigal",
  additionalInfo: AdditionalInfoSchema.parse({
    userOrCompanyName: "Padaria Trigal",
    cnpj: "11222333000181",
    email: "padaria@cliente.test",
    telephone: "+556230000000",
    temInscricaoEstadual: true,
    ie: "123456789",
    shippingDistributor: "CIF",
    shippingAddress: GOIANIA,
    ruralZone: true,
  }),
  choices: SaleChoicesSchema.parse({
    valueModifier: {
      decrease: { type: "percentage", amount: "2.5" },
      increase: { type: "fixed", amount: "150.00" },
    },
    extraItems: [{ id: "ext_1", amount: 3 }],
    payment: { type: "boleto", method: "pay_1", condition: "cnd_1" },
    chargeType: "company",
    companyServiceCents: 123_450,
    coupon: "SOL10",
  }),
  customForms: [{ customForm: "frm_1", answers: { roof: "cerâmico" } }],
  notes: "Portão azul",
  purchaseNumber: "OC 4711",
  checkoutFile: "fil_1",
};

test("a checkout that opens a saved request again sends what it was saved with", () => {
  const cart = CartSchema.parse({ purchaseType: "closedKits", kits: [{ id: "kto_1", amount: 2 }] });
  const state = restoreCheckout(buildCheckout(), SAVED);
  const call = toCreateRequest(state, cart, NOTHING_SEEN);
  const { choices, ...rest } = SAVED;
  expect(CreateRequestSchema.parse(call)).toMatchObject({ ...choices, ...rest });
  expect(state).toMatchObject({
    personType: "jurídica",
    valueModifier: { decrease: { amount: "2,5" }, increase: { amount: "150,00" } },
    additionalInfo: { companyServiceValue: "1234,50" },
  });
});
