/** What a checkout is for.
 *  @source spec, checkout event types */
export const CHECKOUT_EVENT_TYPES = ["budget", "order", "budgetToOrder", "editFreight"] as const;
export type CheckoutEventType = (typeof CHECKOUT_EVENT_TYPES)[number];

/** Parts of the checkout in the order of its page. */
export const CHECKOUT_FORMS = [
  "integrator",
  "firstStep",
  "invoice",
  "delivery",
  "afterShipping",
  "payment",
  "extraItems",
  "lastStep",
] as const;
export type CheckoutForm = (typeof CHECKOUT_FORMS)[number];

export interface CheckoutEventRule {
  /** Whether lines are fixed as the saved request has them. */
  isFrozen: boolean;
  /** Whether the summary is recalculated as the person types. */
  followsAnswers: boolean;
  forms: readonly CheckoutForm[];
}

/** The rules of each checkout event. */
export const CHECKOUT_EVENT_RULES = {
  budget: { isFrozen: false, followsAnswers: true, forms: CHECKOUT_FORMS },
  order: { isFrozen: false, followsAnswers: true, forms: CHECKOUT_FORMS },
  budgetToOrder: { isFrozen: true, followsAnswers: false, forms: CHECKOUT_FORMS },
  editFreight: { isFrozen: true, followsAnswers: true, forms: ["integrator", "delivery"] },
} as const satisfies Record<CheckoutEventType, CheckoutEventRule>;

export function isCheckoutEventType(text: string | null): text is CheckoutEventType {
  return CHECKOUT_EVENT_TYPES.some((type) => type === text);
}

/** Whether the checkout asks for the request's name before it saves. A freight edit keeps the name, and an e-commerce budget becomes an
 *  order at once.
 *  @source spec, checkout event types */
export function asksForName(eventType: CheckoutEventType, { ecommerce = false } = {}): boolean {
  return eventType !== "editFreight" && !(eventType === "budgetToOrder" && ecommerce);
}

/** Whether the rules of a budget or of an order apply to the answers. A budget needs only a name; a freight edit keeps
 *  the type of its request. */
export function requestTypeOf(
  eventType: CheckoutEventType,
  edited: "budget" | "order" = "order",
): "budget" | "order" {
  if (eventType === "editFreight") return edited;
  return eventType === "budget" ? "budget" : "order";
}
