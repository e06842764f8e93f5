import { checkoutReducer } from "#domain/checkout/checkout-reducer.ts";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import { type CheckoutState, openCheckout } from "#domain/checkout/checkout-state.ts";
import { findUnreadable } from "#domain/checkout/find-unreadable.ts";
import { toFieldErrors } from "#domain/checkout/issue-fields.ts";
import { needsFreight } from "#domain/checkout/needs-freight.ts";
import { toCreateRequest, toSaleChoices } from "#domain/checkout/to-create-request.ts";
import { type CreateRequest, CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { SaleChoicesSchema } from "#domain/requests/sale-choices-schema.ts";
import { createRandom } from "../delivery/random.ts";
import { anyEvent } from "./any-event.ts";
import { compareTotals } from "./compare-totals.ts";
import { FUZZ_CART, FUZZ_OPENING } from "./fuzz-world.ts";

const STEPS = 12;
const NOTHING_SEEN = { expectedTotalCents: null, expectedBeforeFreightCents: null, freightId: null };

/** Runs checkouts with random events in random order, and collects broken invariants.
 *  @returns parsed - calls that are valid; totals - how many of them match the shown total, and how many are
 *  refused on both sides */
export function fuzzCheckouts({ sequences, seed }: { sequences: number; seed: number }): {
  mistakes: string[];
  parsed: number;
  totals: { equal: number; refused: number };
} {
  const random = createRandom(seed);
  const mistakes: string[] = [];
  const totals = { equal: 0, refused: 0 };
  for (let round = 0; round < sequences && mistakes.length < 10; round += 1) {
    const hasItems = random.percent(90);
    let state = openCheckout({ ...FUZZ_OPENING, hasItems });
    for (let step = 0; step < STEPS; step += 1) {
      const event = anyEvent(random);
      if (!hasItems && needsFreight(state, event))
        mistakes.push(`freight of an empty cart: ${JSON.stringify(event)}`);
      state = checkoutReducer(state, event);
    }
    const found = mistakesOf(state);
    const call = readCall(state, found);
    const outcome = call === null ? null : compareTotals(state, call);
    if (outcome === "equal" || outcome === "refused") totals[outcome] += 1;
    else if (outcome !== null) found.push(outcome.mistake);
    mistakes.push(...found.map((mistake) => `sequence ${String(round)}: ${mistake}`));
  }
  return { mistakes, parsed: totals.equal + totals.refused, totals };
}

/** Broken invariants of a checkout. */
function mistakesOf(state: CheckoutState): string[] {
  const { additionalInfo: info, personType } = state;
  const kept = { ...openCheckout({ ...FUZZ_OPENING, hasItems: state.hasItems }), ...toldParts(state) };
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
  return [...cleared.flatMap((mistake) => (mistake === false ? [] : [mistake])), ...unsaid(state)];
}

/** The page must list exactly the amounts for which the save is refused. */
function unsaid(state: CheckoutState): string[] {
  const refused = SaleChoicesSchema.omit({ coupon: true, payment: true }).safeParse(toSaleChoices(state));
  const issues = (refused.error?.issues ?? []).map(({ path, code }) => ({ field: path.join("."), code }));
  const [told, meant] = [findUnreadable(state), issues].map((found) =>
    Object.keys(toFieldErrors(found, state)).sort().join(" "),
  );
  return told === meant ? [] : [`refused for “${String(meant)}”, told “${String(told)}”`];
}

/** A text that does not depend on the order of keys. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Parts of the state that no draft holds. */
function toldParts({
  precificationSummary,
  paymentMethods,
  chosenDistributionCenter,
  isFreightOutdated,
}: CheckoutState) {
  return { precificationSummary, paymentMethods, chosenDistributionCenter, isFreightOutdated };
}

/** The call of a checkout; null when it is invalid. Each error must belong to a field of the page. */
function readCall(state: CheckoutState, mistakes: string[]): CreateRequest | null {
  const call = toCreateRequest(state, FUZZ_CART, NOTHING_SEEN);
  const { success, data, error } = CreateRequestSchema.safeParse(call);
  if (success) return data;
  const issues = error.issues.map(({ path, code }) => ({ field: path.join("."), code }));
  const known = new Set([...Object.keys(toFields(filled(state))), ...OTHER_FIELDS]);
  const unnamed = Object.keys(toFieldErrors(issues, state)).filter((name) => !known.has(name));
  mistakes.push(...unnamed.map((name) => `no field “${name}”: ${JSON.stringify(issues)}`));
  return null;
}

/** Fields that exist without typed text. */
const OTHER_FIELDS = [
  "requestName",
  "cpf",
  "cnpj",
  "email",
  "telephone",
  "extraAmount:a",
  "extraAmount:b",
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
