import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { readSoldAlong } from "#domain/requests/sale-amounts.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import type { SummaryLine } from "./checkout-data.ts";

/** Parameters of a freight quote, from the answers about the delivery; null while one is missing. A pickup needs
 *  none. */
export function freightVariables(
  { additionalInfo: info, delivery, extraItems, serviceItems }: CheckoutState,
  lines: readonly SummaryLine[],
): object | null {
  if (lines.length === 0) return null;
  const volumes = { kits: amountsOf(lines, "kit"), products: amountsOf(lines, "product") };
  const along = { extraItems: readable(extraItems), serviceItems: readable(serviceItems) };
  if (info.shippingDistributor === "FOB") return { shippingType: "FOB", volumes, ...along };
  const { CEP: typed = "", city = "", state = "" } = info.shippingAddress ?? {};
  const CEP = normalizeCep(typed);
  if (city.trim() === "" || state === "" || (CEP === null && !delivery.onlyGetCityAndState)) return null;
  return {
    shippingType: "CIF",
    zoneType: info.ruralZone === true ? "rural" : "urbana",
    truckAccess: info.truckPossible !== false,
    address: { ...(CEP === null ? {} : { CEP }), city: city.trim(), state },
    volumes,
    ...along,
  };
}

function amountsOf(lines: readonly SummaryLine[], wanted: SummaryLine["kind"]) {
  return lines.filter(({ kind }) => kind === wanted).map(({ id, amount }) => ({ id, amount }));
}

function readable(items: CheckoutState["extraItems"]) {
  return items.flatMap(({ id, amount: typed }) => {
    const amount = readSoldAlong(typed);
    return amount === null ? [] : [{ id, amount }];
  });
}
