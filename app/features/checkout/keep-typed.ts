import type { ClientActionFunctionArgs } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { pageFailureOf } from "#app/lib/page-failure.ts";
import type { CheckoutAnswer } from "./checkout-data.ts";
import { cartKeyOf, lastSent } from "./checkout-draft.ts";
import { fieldsOfData } from "./form-fields.ts";

const SAVED = /\/(budgets|requests)\/detail\/([^/?]+)\?saved/;

/** The newest total that was told of a cart: a question that reaches nobody leaves it as it is. */
let newest: { address: string; quote: CheckoutAnswer["quote"] } = { address: "", quote: null };

/** The checkout's way to its action: a form that reaches nobody stays on its page as it is, and a request that was saved
 *  is kept on the device. */
export async function keepTyped({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<CheckoutAnswer> {
  const sent = fieldsOfData(await request.clone().formData());
  const intent = sent["intent"]?.[0] ?? "";
  try {
    const answer = await serverAction<CheckoutAnswer>();
    if (answer.quote) newest = { address: request.url, quote: answer.quote };
    return answer;
  } catch (error) {
    if (error instanceof Response) await noteSaved(request.url, error);
    if (error instanceof Response || pageFailureOf(error) !== "unreachable") throw error;
    const quote = newest.address === request.url ? newest.quote : null;
    const lost = { code: "LOST", title: TEXTS.lost, description: TEXTS.lostText, details: {} };
    return { fields: sent, errors: {}, refusal: intent === "quote" ? null : lost, quote, intent };
  }
}

async function noteSaved(address: string, answer: Response): Promise<void> {
  const [, list, id] = SAVED.exec(answer.headers.get("location") ?? "") ?? [];
  const person = lastSent();
  if (id === undefined || person === null) return;
  const { pathname, search } = new URL(address);
  const type = list === "budgets" ? "budget" : "order";
  const { keepSavedRequest } = await import("./saved-requests.ts");
  await keepSavedRequest(
    { cartKey: cartKeyOf(pathname, search), userId: person.userId, distributorId: person.distributorId },
    { id, type, savedAt: Date.now() },
  );
}
