import { CHECKOUT_EVENT_RULES } from "./checkout-event-type.ts";
import type { CheckoutEvent } from "./checkout-event.ts";
import { checkoutReducer } from "./checkout-reducer.ts";
import type { CheckoutState } from "./checkout-state.ts";

/** Whether the freight is asked for anew. Answers about the country, the truck, the address and the price count, as does
 *  taking it oneself; choosing to have it sent opens the address form again, whose address then asks. Saving asks where
 *  the distributor does not ship, and when something goes along that the freight was not asked with.
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

/** Whether the summary is asked for anew: what prices are made of changed. A budget that becomes an order keeps its own.
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

/** State that the goods go to, and that of the invoice. */
function stateAfter(before: CheckoutState, event: CheckoutEvent | null): string {
  const { additionalInfo } = event === null ? before : checkoutReducer(before, event);
  return `${additionalInfo.shippingAddress?.state ?? ""} ${additionalInfo.invoiceAddress?.state ?? ""}`;
}

function changes(before: CheckoutState, event: CheckoutEvent): boolean {
  return JSON.stringify(checkoutReducer(before, event)) !== JSON.stringify(before);
}
