import type { CheckoutOpening } from "#domain/checkout/checkout-state.ts";
import type { Coupon } from "#domain/coupons/coupon.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { NO_OFFERS, type SaleBuyer, type SaleOffers, type SaleParts } from "#domain/requests/price-sale.ts";
import { PriceRulesSettingsSchema } from "#domain/settings/price-settings-schema.ts";

/** Opening of the fuzzed checkouts. */
export const FUZZ_OPENING: CheckoutOpening = {
  eventType: "order",
  integratorInfo: {
    ...{ companyName: "Sol Forte Instalações Ltda", email: "compras@solforte.test", role: "Gerente" },
    ...{ cnpj: "11222333000181", cpf: "", telephone: "+5562987654321", ie: "123456789" },
    defaultDiscount: "2.5",
    integratorAddress: {
      ...{ CEP: "74000-000", patio: "Rua das Acácias", number: "100", complement: "" },
      ...{ neighborhood: "Centro", city: "Goiânia", state: "GO" },
    },
  },
  delivery: {
    ...{ ships: true, isToGetDeliveryInfo: true, onlyGetCityAndState: false, unableDeliveryFob: false },
    ...{ invoiceRestriction: "sameState", deliveryBlacklist: [], servicedStates: null },
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

export const FUZZ_CART = CartSchema.parse({ purchaseType: "closedKits", kits: [{ id: "kto_1", amount: 2 }] });

export const FUZZ_SETTINGS = PriceRulesSettingsSchema.parse({
  editableInvoce: "service",
  companyEditableInvoce: "total",
});

export const FUZZ_BUYER: SaleBuyer = {
  limits: { increasePct: "100", decreasePct: "60" },
  defaultDiscountPct: "2.5",
  groupId: null,
  ways: ["closedKits"],
  today: "2026-11-21",
};

const EXTRAS = [
  { id: "a", name: "Seguro", priceCents: 12_345 },
  { id: "b", name: "Projeto", priceCents: 99_901 },
];

/** Prices that do not divide evenly, so that each rounding counts. */
export const FUZZ_PARTS: Pick<SaleParts, "lines" | "freights"> = {
  lines: [
    {
      ...{ itemId: "kto_1", name: "Kit", amount: 2, powerW: 5_500, products: [] },
      ...{ unitPriceCents: 1_234_567, totalCents: 2_469_134 },
    },
  ],
  freights: [{ id: "CIF", name: "", amount: 1, unitPriceCents: 10_007, totalCents: 10_007 }],
};

const KEPT = { version: 1, active: true, description: "", updatedAt: "2026-11-21T12:00:00.000Z" };

const METHODS: readonly PaymentMethod[] = [
  { ...KEPT, id: "pay_pix", type: "pix", name: "Pix", conditions: [] },
  {
    ...{ ...KEPT, id: "pay_1", type: "credito", name: "Cartão" },
    conditions: [
      {
        ...{ id: "cnd_1", name: "Em três vezes", active: true, minimumCents: 0, quantityOfInstallments: 3 },
        downPaymentPct: "0",
        ...{ conditionType: "increase", modifierType: "percentage", value: "3.33" },
      },
    ],
  },
];

const COUPON: Coupon = {
  ...{ ...KEPT, id: "cpn_1", code: "abc", kind: "percentage", percent: "7.5", createdAt: KEPT.updatedAt },
  ...{ amountCents: null, maximumCents: null, minimumCents: 0, maxUses: null, maxUsesPerIntegrator: null },
  ...{ startsOn: null, endsOn: null, purchaseTypes: [], groupIds: [] },
};

/** Add-ons on offer, with the named coupon. */
export function fuzzOffers(coupon: string): SaleOffers {
  return {
    ...NO_OFFERS,
    extraItems: EXTRAS,
    services: EXTRAS,
    methods: METHODS,
    coupon: coupon.trim() === COUPON.code ? COUPON : null,
  };
}
