import { data, redirect } from "@remix-run/cloudflare";
import { CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import { fromFields } from "#domain/checkout/checkout-fields.ts";
import { checkoutReducer } from "#domain/checkout/checkout-reducer.ts";
import { type CheckoutState, openCheckout } from "#domain/checkout/checkout-state.ts";
import { type Fields, readerOf } from "#domain/checkout/fields.ts";
import { toFieldErrors } from "#domain/checkout/issue-fields.ts";
import { readIntent } from "#domain/checkout/save-intent.ts";
import { toAdditionalInfo, toCreateRequest, toSaleChoices } from "#domain/checkout/to-create-request.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { AskPurchaseSchema } from "#domain/purchases/purchase-approval-schema.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { BUYING_PATHS, purchasePath, requestPath } from "#domain/requests/request-paths.ts";
import { readSaleChoices } from "#domain/requests/sale-choices-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutAnswer } from "./checkout-data.ts";
import { fieldsOfData } from "./form-fields.ts";
import { pathAfterSave } from "../requests/after-save.server.ts";
import { changeRequest, toIssue } from "./change-request.server.ts";
import { addressWith, addressWithout, readAddressedCart, seenPart } from "./checkout-cart.server.ts";
import { asRequested, type CheckoutOrigin, readCheckoutOrigin } from "./checkout-origin.server.ts";
import { deliveryOf, quoteOf } from "./checkout-page.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const REMOVE = "remove:";
const REPLACE = "replace:";

/** Runs what a button of a checkout requests: a new total, the removal of an item, or saving a budget or an order. */
export async function actOnCheckout(args: PortalArgs, purchaseType: PurchaseType) {
  const { context, request } = args;
  const fields = fieldsOfData(await request.formData());
  const { text, all } = readerOf(fields);
  const pressed = text("intent");
  const elsewhere = BUYING_PATHS[purchaseType];
  const addressed = overVersion(await readAddressedCart(args, purchaseType), text("version"));
  if (pressed.startsWith(REPLACE)) {
    const id = pressed.slice(REPLACE.length);
    return redirect(await addressWith(args, addressed, { id, by: text(`substitute.${id}`) }));
  }
  const cart = seenPart(addressed, all("line"));
  if (pressed.startsWith(REMOVE)) {
    return redirect(await addressWithout(args, cart, pressed.slice(REMOVE.length)));
  }
  const { intent, key } = readIntent(pressed, text("idempotencyKey"));
  const type = intent === "budget" ? "budget" : "order";
  const answer = (facts: Partial<CheckoutAnswer>, status = 200) =>
    data({ fields, intent, errors: {}, refusal: null, quote: null, ...facts }, { status });
  let origin: CheckoutOrigin | null;
  try {
    origin = await readCheckoutOrigin(args, cart);
  } catch (error) {
    // The request cannot be changed any more: the page keeps the typed values and says why.
    const { status, ...refusal } = refusalOf(context, error);
    return answer({ refusal }, status);
  }
  const changed = origin?.request ?? null;
  // What is asked for is saved as a budget first, unless it is one.
  const savedAs = intent === "ask" && changed === null ? "budget" : type;
  const state = await readState(args, purchaseType, { fields, type: savedAs, cart, origin });
  const requote = async () => {
    const choices = readSaleChoices(toSaleChoices(state));
    const freightId = text("freightId") || undefined;
    const quote = await quoteOf(args, cart, { choices, type, origin, freightId });
    if (origin === null) return quote;
    return asRequested(args, quote, origin, { additionalInfo: toAdditionalInfo(state), freightId });
  };
  const refuse = async (issues: readonly Pick<FieldIssue, "field" | "code">[]) =>
    answer({ errors: toFieldErrors(named(issues), state), quote: await requote() }, 400);
  try {
    if (intent === "quote") return answer({ quote: await requote() });
    // An approval is asked for the total that the refusal told of.
    const askedCents = intent === "ask" ? readCents(text("askedTotalCents")) : null;
    const seen = {
      expectedTotalCents: askedCents ?? readCents(text("expectedTotalCents")),
      expectedBeforeFreightCents: askedCents === null ? readCents(text("expectedBeforeFreightCents")) : null,
      freightId: text("freightId") || null,
    };
    if (changed !== null && CHECKOUT_EVENT_RULES[state.eventType].isFrozen) {
      const asks = intent === "ask" ? { reason: text("purchaseReason") } : null;
      const outcome = await changeRequest(args, { request: changed, state, seen, key, asks });
      if ("asked" in outcome) return redirect(outcome.asked);
      return "issues" in outcome
        ? await refuse(outcome.issues)
        : redirect(pathAfterSave(args, outcome, { query: `done=${outcome.done}`, elsewhere }));
    }
    const input = CreateRequestSchema.safeParse(toCreateRequest(state, cart, seen));
    if (!input.success) return await refuse(input.error.issues.map(toIssue));
    if (intent === "ask") {
      const budget = await context.services.requests.create(input.data, key === null ? null : `${key} ask`);
      return redirect(await askAfterSave(context, budget, text("purchaseReason")));
    }
    const saved = await context.services.requests.create(input.data, key);
    const query = changed === null ? "saved=1" : "done=edited";
    return redirect(pathAfterSave(args, saved, { query, elsewhere }));
  } catch (error) {
    const { status, ...refusal } = refusalOf(context, error);
    if (refusal.code === "INVALID_BODY") return await refuse(refusal.details["issues"] as FieldIssue[]);
    const quote = await requote().catch(() => null);
    const mayAsk = changed !== null || quote?.mayBecome.budget === true;
    return answer({ refusal: withNewest(withAsking(refusal, mayAsk), origin, type), quote }, status);
  }
}

function readCents(text: string): number | null {
  const cents = Number.parseInt(text, 10);
  return Number.isInteger(cents) ? cents : null;
}

type Refused = NonNullable<CheckoutAnswer["refusal"]>;

/** The refusal's words for the page. Unexpected errors are thrown on. */
function refusalOf(context: PortalArgs["context"], error: unknown): Refused & { status: number } {
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  const { code, title, description, status } = refusal;
  return { code, title, description, status, details: refusal.details as Refused["details"] };
}

/** Asks for the approval of an order out of the budget that was just saved, and says which page tells of it. What the
 *  page can still ask for is not lost: the budget is there. */
async function askAfterSave(
  context: PortalArgs["context"],
  { id, version }: { id: string; version: number },
  reason: string,
): Promise<string> {
  try {
    const order = { version };
    await context.services.purchaseApprovals.ask(id, parseSent(AskPurchaseSchema, { order, reason }));
    return `${purchasePath(id)}?done=asked`;
  } catch (error) {
    if (context.describeRefusal(error) === null) throw error;
    return purchasePath(id);
  }
}

/** A refused limit, with whether the page can offer to ask for an approval: the person may save budgets, too. */
function withAsking(refusal: Refused, mayAsk: boolean): Refused {
  if (refusal.code !== "PURCHASE_LIMIT_EXCEEDED") return refusal;
  return {
    ...refusal,
    details: { ...refusal.details, mayAsk: mayAsk && refusal.details["mayAsk"] === true },
  };
}

/** When another person has saved the request in between, adds the version of that save, so that the person can
 *  look at it and save over exactly that version. */
function withNewest(refusal: Refused, origin: CheckoutOrigin | null, type: "budget" | "order"): Refused {
  if (refusal.code !== "STALE_VERSION" || origin === null || origin.request === null) return refusal;
  const { id, type: now } = origin.request;
  const isSame = CHECKOUT_EVENT_RULES[origin.eventType].isFrozen || now === type;
  const seen = { path: requestPath({ type: now, id }), ...(isSame ? { version: origin.newestVersion } : {}) };
  return { ...refusal, details: { ...refusal.details, ...seen } };
}

/** The cart of a request, with the version that the person has seen and saves over. */
function overVersion(cart: Cart, typed: string): Cart {
  const version = Number(typed);
  const { origin } = cart;
  if (origin === null || origin.kind !== "edit" || !Number.isInteger(version)) return cart;
  return { ...cart, origin: { ...origin, version: Math.max(origin.version ?? 1, version) } };
}

/** The state of a checkout from the fields of its form. */
async function readState(
  args: PortalArgs,
  purchaseType: PurchaseType,
  {
    fields,
    type,
    cart,
    origin,
  }: { fields: Fields; type: "budget" | "order"; cart: Cart; origin: CheckoutOrigin | null },
): Promise<CheckoutState> {
  const load = await args.context.services.checkout.read(purchaseType);
  const center = readerOf(fields).text("center");
  const opened = openCheckout({
    eventType: origin?.eventType ?? type,
    integratorInfo: NOT_ASKED,
    delivery: deliveryOf(args, load, { servicedStates: [] }),
    hasItems: cart.kits.length + cart.products.length > 0,
    chosenDistributionCenter: center === "" ? null : center,
    customForm: load.customForm,
  });
  return checkoutReducer(fromFields(opened, fields), { type: "eventType", value: type });
}

/** The buyer's data come from the server, not from the form. */
const NOT_ASKED = {
  ...{ companyName: "", email: "", cnpj: "", cpf: "", telephone: "", ie: "", role: "" },
  ...{ defaultDiscount: null, integratorAddress: null },
};

/** An empty name counts as missing, not as too short. */
function named(issues: readonly Pick<FieldIssue, "field" | "code">[]) {
  return issues.map(({ field, code }) => ({
    field,
    code: field === "name" && code === "too_small" ? "REQUIRED" : code,
  }));
}
