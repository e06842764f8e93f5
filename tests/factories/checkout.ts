import {
  openCheckout,
  type AddressText,
  type CheckoutOpening,
  type CheckoutState,
} from "#domain/checkout/checkout-state.ts";

/** An address in Goiânia, as typed. */
export const GOIANIA: AddressText = {
  CEP: "74000-000",
  patio: "Rua das Acácias",
  number: "100",
  complement: "",
  neighborhood: "Centro",
  city: "Goiânia",
  state: "GO",
};

export const SAO_PAULO: AddressText = { ...GOIANIA, CEP: "01310-100", city: "São Paulo", state: "SP" };

export const OPENING: CheckoutOpening = {
  eventType: "order",
  integratorInfo: {
    companyName: "Sol Forte Instalações Ltda",
    email: "compras@solforte.test",
    cnpj: "11222333000181",
    cpf: "",
    telephone: "+5562987654321",
    ie: "123456789",
    defaultDiscount: "2.5",
    integratorAddress: GOIANIA,
    role: "Gerente",
  },
  delivery: {
    ships: true,
    isToGetDeliveryInfo: true,
    onlyGetCityAndState: false,
    unableDeliveryFob: false,
    invoiceRestriction: "sameState",
    deliveryBlacklist: [],
    servicedStates: null,
  },
  hasItems: true,
  chosenDistributionCenter: "ctr_1",
  customForm: [
    {
      id: "frm_1",
      fields: [
        { key: "roof", type: "text", required: true },
        { key: "dog", type: "yesNo", required: false },
        { key: "tools", type: "choices", required: false },
      ],
    },
  ],
};

/** A newly opened checkout with changes. */
export function buildCheckout(differing: Partial<CheckoutState> = {}): CheckoutState {
  return { ...openCheckout(OPENING), ...differing };
}

/** A newly opened checkout with answers about delivery and invoice. */
export function buildAnswered(answers: Partial<CheckoutState["additionalInfo"]>): CheckoutState {
  const state = buildCheckout();
  return { ...state, additionalInfo: { ...state.additionalInfo, ...answers } };
}
