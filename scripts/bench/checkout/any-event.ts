import { CHECKOUT_FORMS } from "#domain/checkout/checkout-event-type.ts";
import type { CheckoutEvent } from "#domain/checkout/checkout-event.ts";
import type { Random } from "../delivery/random.ts";

const TEXTS = [
  "",
  " ",
  "Marina",
  "529.982.247-25",
  "11.222.333/0001-81",
  "10,5",
  "abc",
  "__proto__",
  "74000-000",
  "x@y.test",
  "a|b:c",
];
const FLAGS = [true, false, null] as const;

/** A random event of a checkout, with random content. */
export function anyEvent(random: Random): CheckoutEvent {
  const pick = <Item>(list: readonly Item[]): Item => list[random.below(list.length)] as Item;
  const text = () => pick(TEXTS);
  const address = () => ({
    CEP: pick(["", "74000-000", "abc"]),
    patio: text(),
    number: text(),
    complement: "",
    neighborhood: text(),
    city: text(),
    state: pick(["", "GO", "SP"]),
  });
  const makers: readonly (() => CheckoutEvent)[] = [
    () => ({ type: "eventType", value: pick(["budget", "order"]) }),
    () => ({ type: "activeForm", value: pick(CHECKOUT_FORMS) }),
    () => ({ type: pick(["requestName", "notes", "coupon"]), value: text() }),
    () => ({ type: "checkoutFile", value: pick([null, "fil_1"]) }),
    () => ({ type: "files", value: pick([[], ["fil_1"], ["fil_1", "fil_2"]]) }),
    () => ({ type: "shippingDistributor", value: pick(["CIF", "FOB"]) }),
    () => ({ type: pick(["shippingAddress", "invoiceAddress"]), value: address() }),
    () => ({ type: "deliveryState", value: pick([null, "", "GO"]) }),
    () => ({
      type: pick(["ruralZone", "truckPossible", "timeRestrictionBoolean", "sameAddress"]),
      value: pick(FLAGS),
    }),
    () => ({ type: "temInscricaoEstadual", value: pick(FLAGS) }),
    () => ({ type: pick(["timeRestriction", "companyServiceValue", "invoiceValue"]), value: text() }),
    () => ({ type: "chargeType", value: pick(["company", "customer"]) }),
    () => ({ type: "changeInvoice", value: random.percent(50) }),
    () => ({ type: "personType", value: pick(["física", "jurídica"]) }),
    () => ({
      type: "billed",
      field: pick(["userOrCompanyName", "cpf", "cnpj", "rg", "ie", "telephone", "email"]),
      value: text(),
    }),
    () => ({
      type: "answersCustomForm",
      value: {
        customForm: "frm_1",
        answers: pick([{}, { roof: text(), dog: random.percent(50), tools: pick([[], ["x", "y"]]) }]),
      },
    }),
    () => ({
      type: "valueModifier",
      side: pick(["increase", "decrease"]),
      value: { type: pick(["percentage", "fixed"]), amount: text() },
    }),
    () => ({
      type: "payment",
      value: pick([
        null,
        { type: "pix", method: "pay_pix", condition: null },
        { type: "credito", method: "pay_1", condition: "cnd_1" },
      ]),
    }),
    () => ({
      type: "serviceItems",
      value: pick([
        [],
        [{ id: "a", amount: "1" }],
        [
          { id: "a", amount: "1" },
          { id: "b", amount: "1" },
        ],
      ]),
    }),
    () => ({
      type: "extraItems",
      value: pick([
        [],
        [{ id: "a", amount: pick(["1", "", "0", "-1", "1,5", "1000"]) }],
        [
          { id: "a", amount: "1" },
          { id: "b", amount: pick(["999", "03", "x"]) },
        ],
      ]),
    }),
    () => ({ type: "chosenDistributionCenter", value: pick([null, "ctr_1", "ctr_2"]) }),
    () => ({ type: pick(["freightTold", "save"]) }),
  ];
  return pick(makers)();
}
