import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import { type CheckoutState, openCheckout } from "#domain/checkout/checkout-state.ts";
import { toSaleChoices } from "#domain/checkout/to-create-request.ts";
import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import { readSaleChoices, type SaleChoices } from "#domain/requests/sale-choices-schema.ts";
import { previewSale, priceSale, takeOffered } from "#domain/requests/price-sale.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FUZZ_BUYER, FUZZ_OPENING, FUZZ_PARTS, FUZZ_SETTINGS, fuzzOffers } from "./fuzz-world.ts";

/** Compares the total that a checkout shows, summed from its form's fields, with the total of the save. `refused`
 *  when both the page and the save refuse; otherwise the difference.
 *  @throws DomainError of a save that the page did not foresee */
export function compareTotals(
  state: CheckoutState,
  call: CreateRequest,
): "equal" | "refused" | { mistake: string } {
  const fields = toFields(state);
  const sent = fromFields(openCheckout({ ...FUZZ_OPENING, hasItems: state.hasItems }), fields);
  const shown = previewSale(saleOf(readSaleChoices(toSaleChoices(sent))));
  const isRefused = shown.problems.coupon !== null || shown.problems.modifier !== null;
  try {
    const saved = priceSale(saleOf(call));
    if (isRefused) return { mistake: `refused on the page, saved for ${String(saved.sum.totalCents)}` };
    const [page, server] = [shown.sum, saved.sum].map(({ totalCents, invoiceCents, installmentsCents }) =>
      JSON.stringify({ totalCents, invoiceCents, installmentsCents }),
    );
    return page === server ? "equal" : { mistake: `shown ${String(page)}, saved for ${String(server)}` };
  } catch (error) {
    if (isRefused && isDomainError(error)) return "refused";
    throw error;
  }
}

function saleOf(choices: SaleChoices) {
  const offers = fuzzOffers(choices.coupon ?? "");
  const parts = {
    ...FUZZ_PARTS,
    extraItems: takeOffered("extraItem", choices.extraItems, offers.extraItems),
    services: takeOffered("serviceItem", choices.serviceItems, offers.services),
  };
  return { parts, choices, offers, buyer: FUZZ_BUYER, settings: FUZZ_SETTINGS };
}
