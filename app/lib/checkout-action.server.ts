import { data, redirect } from "@remix-run/cloudflare";
import { CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import { fromFields } from "#domain/checkout/checkout-fields.ts";
import { checkoutReducer } from "#domain/checkout/checkout-reducer.ts";
import { type CheckoutState, openCheckout } from "#domain/checkout/checkout-state.ts";
import { type Fields, readerOf } from "#domain/checkout/fields.ts";
import { toFieldErrors } from "#domain/checkout/issue-fields.ts";
import { toCreateRequest, toSaleChoices } from "#domain/checkout/to-create-request.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import type { PurchaseType } from "#domain/requests/purchase-types.ts";
import { readSaleChoices } from "#domain/requests/sale-choices-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutAnswer } from "#app/features/checkout/checkout-data.ts";
import { fieldsOfData } from "#app/features/checkout/form-fields.ts";
import { requestPath } from "#app/features/checkout/saved-requests.ts";
import { changeRequest, toIssue } from "./change-request.server.ts";
import { addressWithout, readAddressedCart, seenPart } from "./checkout-cart.server.ts";
import { asRequested, type CheckoutOrigin, readCheckoutOrigin } from "./checkout-origin.server.ts";
import { deliveryOf, quoteOf } from "./checkout-page.server.ts";
import type { PortalArgs } from "./page-loader.server.ts";

const REMOVE = "remove:";

/** What the buttons of a checkout ask for: its total, an item less, or a budget or an order of it. */
export async function actOnCheckout(args: PortalArgs, purchaseType: PurchaseType) {
  const { context, request } = args;
  const fields = fieldsOfData(await request.formData());
  const { text, all } = readerOf(fields);
  const intent = text("intent");
  const cart = seenPart(await readAddressedCart(args, purchaseType), all("line"));
  if (intent.startsWith(REMOVE)) {
    return redirect(await addressWithout(args, cart, intent.slice(REMOVE.length)));
  }
  const type = intent === "budget" ? "budget" : "order";
  const origin = await readCheckoutOrigin(args, cart);
  const state = await readState(args, purchaseType, { fields, type, cart, origin });
  const answer = (facts: Partial<CheckoutAnswer>, status = 200) =>
    data({ fields, intent, errors: {}, refusal: null, quote: null, ...facts }, { status });
  const requote = async () => {
    const choices = readSaleChoices(toSaleChoices(state));
    const quote = await quoteOf(args, cart, { choices, type, freightId: text("freightId") || undefined });
    return origin === null ? quote : asRequested(args, quote, origin);
  };
  const refuse = async (issues: readonly Pick<FieldIssue, "field" | "code">[]) =>
    answer({ errors: toFieldErrors(named(issues), state), quote: await requote() }, 400);
  try {
    if (intent === "quote") return answer({ quote: await requote() });
    const total = Number.parseInt(text("expectedTotalCents"), 10);
    const seen = {
      expectedTotalCents: Number.isInteger(total) ? total : null,
      freightId: text("freightId") || null,
    };
    const key = text("idempotencyKey") || null;
    const changed = origin?.request ?? null;
    if (changed !== null && CHECKOUT_EVENT_RULES[state.eventType].isFrozen) {
      const outcome = await changeRequest(args, { request: changed, state, seen, key });
      return "issues" in outcome ? await refuse(outcome.issues) : redirect(`${requestPath(outcome)}?saved=1`);
    }
    const input = CreateRequestSchema.safeParse(toCreateRequest(state, cart, seen));
    if (!input.success) return await refuse(input.error.issues.map(toIssue));
    const saved = await context.services.requests.create(input.data, key);
    return redirect(`${requestPath(saved)}?saved=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, title, description, status } = refusal;
    const details = refusal.details as Readonly<Record<string, unknown>>;
    if (code === "INVALID_BODY") return await refuse(details["issues"] as FieldIssue[]);
    const quote = await requote().catch(() => null);
    return answer({ refusal: { code, title, description, details }, quote }, status);
  }
}

/** The checkout that a form's fields stand for. */
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

/** Who buys is the server's own to know. */
const NOT_ASKED = {
  ...{ companyName: "", email: "", cnpj: "", cpf: "", telephone: "", ie: "", role: "" },
  ...{ defaultDiscount: null, integratorAddress: null },
};

/** A name that is not there is missing, not short. */
function named(issues: readonly Pick<FieldIssue, "field" | "code">[]) {
  return issues.map(({ field, code }) => ({
    field,
    code: field === "name" && code === "too_small" ? "REQUIRED" : code,
  }));
}
