import { CHECKOUT_EVENT_RULES } from "./checkout-event-type.ts";
import type { CheckoutEvent } from "./checkout-event.ts";
import { checkoutReducer } from "./checkout-reducer.ts";
import type { CheckoutState } from "./checkout-state.ts";

/** Whether an event requires a new freight quote: answers about rural zone, truck access, address and price do, and so
 *  does choosing pickup. Choosing delivery only reopens the address form, whose address then triggers the quote. Saving
 *  requires one if the distributor does not ship, and if extra items or services have changed since the last quote.
 *  @source spec, recalculation triggers; decision on saving */
export function needsFreight(before: CheckoutState, event: CheckoutEvent): boolean {
  if (!before.hasItems) return false;
  switch (event.type) {
    case "ruralZone":
    case "truckPossible":
    case "shippingAddress":
      return before.additionalInfo.shippingDistributor === "CIF" && changes(before, event);
    case "valueModifier":
      return changes(before, event);
    case "shippingDistributor":
      return event.value === "FOB" && changes(before, event);
    case "save":
      return !before.delivery.ships || before.isFreightOutdated;
    default:
      return false;
  }
}

/** Whether an event requires a new summary, because something changed that prices depend on. A budget that becomes an
 *  order keeps its summary.
 *  @source spec, recalculation triggers: state, registration, center, amount; budget-to-order */
export function needsSummary(before: CheckoutState, event: CheckoutEvent): boolean {
  if (!CHECKOUT_EVENT_RULES[before.eventType].followsAnswers) return false;
  switch (event.type) {
    case "shippingAddress":
    case "invoiceAddress":
      return stateAfter(before, event) !== stateAfter(before, null);
    case "deliveryState":
    case "shippingDistributor":
    case "chargeType":
    case "personType":
    case "temInscricaoEstadual":
    case "valueModifier":
    case "extraItems":
    case "serviceItems":
    case "payment":
    case "companyServiceValue":
    case "invoiceValue":
    case "chosenDistributionCenter":
      return changes(before, event);
    case "freightTold":
      return true;
    default:
      return false;
  }
}

/** States of the delivery and of the invoice after an event. */
function stateAfter(before: CheckoutState, event: CheckoutEvent | null): string {
  const { additionalInfo } = event === null ? before : checkoutReducer(before, event);
  return `${additionalInfo.shippingAddress?.state ?? ""} ${additionalInfo.invoiceAddress?.state ?? ""}`;
}

function changes(before: CheckoutState, event: CheckoutEvent): boolean {
  return JSON.stringify(checkoutReducer(before, event)) !== JSON.stringify(before);
}
