import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { Estimate } from "#domain/sizing/estimate-schema.ts";
import type { WidgetFailure } from "./request.ts";

/** A kit in events for the host page. Prices are not included, since only the portal sets them. */
export interface ChosenItem {
  id: string;
  amount: number;
}

/** What a visitor has saved. */
interface SavedDetail {
  version: 1;
  id: string;
  code: string;
  totalCents: number | null;
}

/** All events of a widget for its host page. Embeds dispatch a DOM event named `girassol:<name>`, which bubbles
 *  and leaves the shadow root; React components call `onEvent`. A breaking change increments `version`. */
export interface WidgetEventMap {
  /** The first list of kits, the kit, or the order, is shown; once per mount. */
  ready: { version: 1 };
  /** A kit was added to the choice (`isSelected`), or removed. Precedes `kit-amount-changed`. */
  "kit-selected": { version: 1; id: string; name: string; isSelected: boolean };
  /** The amount of a kit changed, also from or to 0. */
  "kit-amount-changed": { version: 1; id: string; amount: number; previousAmount: number };
  /** What was chosen changed. */
  "cart-changed": { version: 1; items: readonly ChosenItem[]; totalCents: number | null };
  /** A visitor has saved a budget, or an order; `totalCents` is null when prices are not shown. */
  "budget-created": SavedDetail;
  "order-created": SavedDetail;
  /** “Pedir orçamento” was pressed on a site that sells nothing itself. `totalCents` is the shown total; null when a price is on request. */
  "budget-requested": {
    version: 1;
    items: readonly (ChosenItem & { name: string })[];
    totalCents: number | null;
  };
  /** A house was estimated: the system that its bill asks for, and what it saves in a month. */
  "system-estimated": { version: 1; powerW: number; monthlyKwh: number; monthlySavingCents: number };
  /** A visitor has asked to be called. */
  "lead-sent": { version: 1 };
  /** The payment of the order has another status than before, as the payer sees it. */
  "payment-changed": { version: 1; orderId: string; paymentStatus: OrderPayment["paymentStatus"] };
  /** A list of kits, a kit, or the order, failed to load, a house to be estimated, or a purchase to be saved; each time.
   *  `type` is the portal's error code; `status` is 0 without an answer. */
  error: { version: 1; type: string; title: string; description: string; status: number };
}

export type WidgetEventName = keyof WidgetEventMap;

/** One event with its details, told apart by `name`. */
export type WidgetEvent = {
  [Name in WidgetEventName]: { name: Name; detail: WidgetEventMap[Name] };
}[WidgetEventName];

/** Event of a failure to load. */
export function errorEvent({ type, title, description, status }: WidgetFailure): WidgetEvent {
  return { name: "error", detail: { version: 1, type, title, description, status } };
}

/** Event of a house that was estimated. */
export function estimateEvent({ powerW, monthlyKwh, monthlySaving }: Estimate): WidgetEvent {
  const monthlySavingCents = Math.round(monthlySaving * 100);
  return { name: "system-estimated", detail: { version: 1, powerW, monthlyKwh, monthlySavingCents } };
}

/** Prefix of the DOM events. */
export const DOM_EVENT_PREFIX = "girassol:";
