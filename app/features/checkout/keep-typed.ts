import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { UNEXPECTED } from "#copy/page-errors.ts";
import { pageFailureOf } from "#app/lib/page-failure.ts";
import type { CheckoutAnswer, CheckoutRefusal } from "./checkout-data.ts";
import { lastSent } from "./checkout-draft.ts";
import { fieldsOfData } from "./form-fields.ts";

const SAVED = /\/(budgets|requests)\/detail\/([^/?]+)\?(?:saved|done)=/;

/** The newest total that was told of a cart: a question that reaches nobody leaves it as it is. */
let newest: { address: string; quote: CheckoutAnswer["quote"] } = { address: "", quote: null };

/** The checkout's way to its action: a form that reaches nobody, or that its sender may send no more, stays on its page
 *  as it is, and a request that was saved is kept on the device. */
export async function keepTyped({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<CheckoutAnswer> {
  const sent = fieldsOfData(await request.clone().formData());
  const intent = sent["intent"]?.[0] ?? "";
  try {
    const answer = await serverAction<CheckoutAnswer>();
    if (answer.quote) newest = { address: request.url, quote: answer.quote };
    return { ...answer, isUnanswered: answer.refusal?.code === "DATABASE_UNAVAILABLE" };
  } catch (error) {
    if (error instanceof Response) await noteSaved(error);
    const refusal = error instanceof Response ? null : refusalOf(error);
    if (refusal === null) throw error;
    const quote = newest.address === request.url ? newest.quote : null;
    const isUnanswered = pageFailureOf(error) !== "refused";
    return {
      fields: sent,
      errors: {},
      refusal: intent === "quote" ? null : refusal,
      quote,
      intent,
      isUnanswered,
    };
  }
}

/** What keeps the form from its action: nobody is reached, or whoever sends it may no more. Null for what is wrong with
 *  the page itself. */
function refusalOf(error: unknown): CheckoutRefusal | null {
  const failure = pageFailureOf(error);
  if (failure === "program") return null;
  if (failure === "unreachable") {
    return { code: "LOST", title: TEXTS.lost, description: TEXTS.lostText, details: {} };
  }
  const told = isRouteErrorResponse(error) ? (error.data as Partial<CheckoutRefusal> | string | null) : null;
  const words = typeof told === "object" ? told : null;
  return { code: "REFUSED", ...UNEXPECTED, ...pickWords(words), details: {} };
}

function pickWords(told: Partial<CheckoutRefusal> | null) {
  return typeof told?.title === "string" && typeof told.description === "string"
    ? { title: told.title, description: told.description }
    : {};
}

async function noteSaved(answer: Response): Promise<void> {
  const [, list, id] = SAVED.exec(answer.headers.get("location") ?? "") ?? [];
  const sent = lastSent();
  if (id === undefined || sent === null) return;
  const type = list === "budgets" ? "budget" : "order";
  // It is saved, whether the device can note it or not.
  const found = await import("./saved-requests.ts").catch(() => null);
  await found?.keepSavedRequest(sent, { id, type, savedAt: Date.now() });
}
