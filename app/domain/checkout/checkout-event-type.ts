/** What a checkout is for.
 *  @source spec, checkout event types */
export const CHECKOUT_EVENT_TYPES = ["budget", "order", "budgetToOrder", "editFreight"] as const;
export type CheckoutEventType = (typeof CHECKOUT_EVENT_TYPES)[number];

/** Parts of the checkout in the order in which they stand on its page. */
export const CHECKOUT_FORMS = [
  "integrator",
  "firstStep",
  "extraItems",
  "delivery",
  "afterShipping",
  "invoice",
  "payment",
  "lastStep",
] as const;
export type CheckoutForm = (typeof CHECKOUT_FORMS)[number];

export interface CheckoutEventRule {
  /** Whether what is bought stands as the request has it. */
  isFrozen: boolean;
  /** Whether the summary follows what is typed. */
  followsAnswers: boolean;
  forms: readonly CheckoutForm[];
}

/** What each of them asks and follows. */
export const CHECKOUT_EVENT_RULES = {
  budget: { isFrozen: false, followsAnswers: true, forms: CHECKOUT_FORMS },
  order: { isFrozen: false, followsAnswers: true, forms: CHECKOUT_FORMS },
  budgetToOrder: { isFrozen: true, followsAnswers: false, forms: CHECKOUT_FORMS },
  editFreight: { isFrozen: true, followsAnswers: true, forms: ["integrator", "delivery"] },
} as const satisfies Record<CheckoutEventType, CheckoutEventRule>;

/** Whether a text names one of them. */
export function isCheckoutEventType(text: string | null): text is CheckoutEventType {
  return CHECKOUT_EVENT_TYPES.some((type) => type === text);
}

/** Whether saving asks for the request's name first: a freight edit keeps it, and an e-commerce budget becomes an order
 *  at once.
 *  @source spec, checkout event types */
export function asksForName(eventType: CheckoutEventType, { ecommerce = false } = {}): boolean {
  return eventType !== "editFreight" && !(eventType === "budgetToOrder" && ecommerce);
}

/** Whether the needs of an order hold: a budget needs only a name, and a freight edit what its request is. */
export function requestTypeOf(
  eventType: CheckoutEventType,
  edited: "budget" | "order" = "order",
): "budget" | "order" {
  if (eventType === "editFreight") return edited;
  return eventType === "budget" ? "budget" : "order";
}
