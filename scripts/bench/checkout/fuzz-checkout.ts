import type { CheckoutEvent } from "#domain/checkout/checkout-event.ts";
import { checkoutReducer } from "#domain/checkout/checkout-reducer.ts";
import { CHECKOUT_FORMS } from "#domain/checkout/checkout-event-type.ts";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import { type CheckoutOpening, type CheckoutState, openCheckout } from "#domain/checkout/checkout-state.ts";
import { toFieldErrors } from "#domain/checkout/issue-fields.ts";
import { needsFreight } from "#domain/checkout/needs-freight.ts";
import { toCreateRequest } from "#domain/checkout/to-create-request.ts";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { createRandom, type Random } from "../delivery/random.ts";

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
const CART = CartSchema.parse({ purchaseType: "closedKits", kits: [{ id: "kto_1", amount: 2 }] });
const STEPS = 12;

/** Checkouts in which anything happens in any order, and what of them is not as it must be. */
export function fuzzCheckouts({
  sequences,
  seed,
  opening,
}: {
  sequences: number;
  seed: number;
  opening: CheckoutOpening;
}): { mistakes: string[]; parsed: number } {
  const random = createRandom(seed);
  const mistakes: string[] = [];
  let parsed = 0;
  for (let round = 0; round < sequences && mistakes.length < 10; round += 1) {
    const hasItems = random.percent(90);
    let state = openCheckout({ ...opening, hasItems });
    for (let step = 0; step < STEPS; step += 1) {
      const event = anyEvent(random);
      if (!hasItems && needsFreight(state, event))
        mistakes.push(`freight of an empty cart: ${JSON.stringify(event)}`);
      state = checkoutReducer(state, event);
    }
    mistakes.push(...mistakesOf(state, opening).map((mistake) => `sequence ${String(round)}: ${mistake}`));
    if (isParsed(state, mistakes)) parsed += 1;
  }
  return { mistakes, parsed };
}

/** What must hold of every checkout. */
function mistakesOf(state: CheckoutState, opening: CheckoutOpening): string[] {
  const { additionalInfo: info, personType } = state;
  const kept = { ...openCheckout({ ...opening, hasItems: state.hasItems }), ...toldParts(state) };
  const cleared = [
    info.cpf !== "" && info.cnpj !== "" && "both documents",
    personType === "física" && info.cnpj + info.ie !== "" && "a person with a company's numbers",
    personType === "jurídica" && info.cpf + info.rg !== "" && "a company with a person's",
    info.shippingDistributor === "FOB" &&
      (info.ruralZone ?? info.truckPossible ?? info.sameAddress ?? info.timeRestrictionBoolean) !== null &&
      "answers about a delivery that nobody makes",
    info.timeRestrictionBoolean !== true && info.timeRestriction !== "" && "a time without its flag",
    info.sameAddress === true && info.invoiceAddress !== null && "two addresses of the invoice",
    !info.changeInvoice &&
      (info.invoiceAddress ?? info.sameAddress) !== null &&
      "an address nobody asked for",
    ordered(fromFields(kept, toFields(state))) !== ordered(state) && "another state from its draft",
  ];
  return cleared.flatMap((mistake) => (mistake === false ? [] : [mistake]));
}

/** A text that is the same for the same values in whatever order they stand. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** What no draft holds. */
function toldParts({
  precificationSummary,
  paymentMethods,
  chosenDistributionCenter,
  isFreightOutdated,
}: CheckoutState) {
  return { precificationSummary, paymentMethods, chosenDistributionCenter, isFreightOutdated };
}

/** Whether the call reads; what does not is named by a field of the page. */
function isParsed(state: CheckoutState, mistakes: string[]): boolean {
  const call = toCreateRequest(state, CART, { expectedTotalCents: null, freightId: null });
  const { success, error } = CreateRequestSchema.safeParse(call);
  if (success) return true;
  const issues = error.issues.map(({ path, code }) => ({ field: path.join("."), code }));
  const known = new Set([...Object.keys(toFields(filled(state))), ...OTHER_FIELDS]);
  const unnamed = Object.keys(toFieldErrors(issues, state)).filter((name) => !known.has(name));
  mistakes.push(...unnamed.map((name) => `no field “${name}”: ${JSON.stringify(issues)}`));
  return false;
}

/** Fields that are there although nothing was written into them. */
const OTHER_FIELDS = [
  "requestName",
  "cpf",
  "cnpj",
  "email",
  "telephone",
  "increase",
  "decrease",
  "companyServiceValue",
  "invoiceValue",
  "CEP",
  "state",
  "invoice.CEP",
  "invoice.state",
];

function filled(state: CheckoutState): CheckoutState {
  return { ...state, requestName: "x" };
}

function anyEvent(random: Random): CheckoutEvent {
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
        { type: "pix", method: null, condition: null },
        { type: "credito", method: "pay_1", condition: "cnd_1" },
      ]),
    }),
    () => ({
      type: pick(["extraItems", "serviceItems"]),
      value: pick([
        [],
        [{ id: "a", amount: 1 }],
        [
          { id: "a", amount: 1 },
          { id: "b", amount: 1 },
        ],
      ]),
    }),
    () => ({ type: "chosenDistributionCenter", value: pick([null, "ctr_1", "ctr_2"]) }),
    () => ({ type: pick(["freightTold", "save"]) }),
  ];
  return pick(makers)();
}
