import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { UNEXPECTED } from "#copy/shared/page-errors.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";
import { readSavedNotice } from "#domain/requests/request-paths.ts";
import type { CheckoutAnswer, CheckoutRefusal } from "./checkout-data.ts";
import { lastSent } from "../sale/sent-purchase.ts";
import { fieldsOfData } from "./form-fields.ts";
import type { SavedRequest } from "./saved-requests.ts";

const SAVED = /\/(budgets|requests)\/detail\/([^/?]+)\?(?:saved|done)=/;

/** The newest total of a cart. A request that fails leaves it unchanged. */
let newest: { address: string; quote: CheckoutAnswer["quote"] } = { address: "", quote: null };

/** Client side of the checkout's action. A form that does not reach the server, or that its sender may no longer
 *  send, keeps its page and input; a saved request is noted on the device. */
export async function checkoutClientAction({
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

/** Why the form did not reach its action: no connection, or a sender without access. Null for an error of the
 *  page's own program. */
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
  const sent = lastSent();
  const saved = savedAt(answer.headers.get("location") ?? "");
  if (saved === null || sent === null) return;
  // The request is saved, whether or not the device can note it.
  const noted = await import("./saved-requests.ts").catch(() => null);
  await noted?.keepSavedRequest(sent, { ...saved, savedAt: Date.now() });
  if (saved.id !== null) return;
  // The drafts of the purchase are dropped, so that the next choice of items does not begin with them.
  const drafts = await import("../sale/purchase-drafts.ts").catch(() => null);
  await drafts?.dropPurchase(sent);
}

/** What was saved, from the address of the page that follows. */
function savedAt(location: string): Pick<SavedRequest, "id" | "type"> | null {
  const [, list, id] = SAVED.exec(location) ?? [];
  if (id !== undefined) return { id, type: list === "budgets" ? "budget" : "order" };
  const notice = readSavedNotice(new URLSearchParams(location.split("?")[1]));
  return notice && { id: null, type: notice.type };
}
