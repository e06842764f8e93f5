import { buyerOf, maySeeClosedKitPrices } from "#domain/kits/closed-kit-sale.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import { calculateTotals } from "#domain/requests/build-order.ts";
import { maySeeFreightValue } from "#domain/pricing/price-display.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import type { Center } from "#worker/repositories/center-repository.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { freightBeforeAddress } from "../freight/order-freight.ts";
import { authoriseUser } from "../tenant-of.ts";
import { closedKitsAccess } from "./list-kits.ts";

export interface WantedKit {
  id: string;
  amount: number;
}

export interface KitQuote {
  lines: { kit: KitForSale; amount: number; totalCents: number }[];
  /** Wanted kits that are not on sale any more. */
  missingIds: string[];
  center: Center;
  /** By way of shipping, null where it hangs on the address or is not made; null when the asker may not see prices
   *  before the order is saved. */
  totals: Record<"CIF" | "FOB", ReturnType<typeof calculateTotals> | null> | null;
  /** What is sold, without freight; null as `totals`. */
  items: ReturnType<typeof calculateTotals> | null;
  showsFreight: boolean;
}

/** Lines and totals of chosen kits for the checkout, at today's prices.
 *  @throws DomainError CENTER_REQUIRED */
export function createQuoteKits(scope: Scope) {
  return async function quoteKits(wanted: readonly WantedKit[]): Promise<KitQuote> {
    const { distributor, database, actor } = authoriseUser(scope, closedKitsAccess);
    const kits = createKitRepository(database, distributor.id);
    const found = await kits.getForSale(
      wanted.map(({ id }) => id),
      {
        buyer: buyerOf(actor, distributor),
        today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
        // Before the address is known only what the buyer fetches has its freight.
        freight: { known: { shippingType: "FOB", state: null, zoneType: "urbana", cep: null }, quote: null },
      },
    );
    if (found.center === null) throw new DomainError("CENTER_REQUIRED", {});
    const lines = wanted.flatMap(({ id, amount }) => {
      const kit = found.kits.find((one) => one.id === id);
      return kit ? [{ kit, amount, totalCents: multiplyCents(kit.priceCents, amount) }] : [];
    });
    const sums = lines.map(({ kit, amount, totalCents }) => ({ powerW: kit.powerW, amount, totalCents }));
    const showsPrices = maySeeClosedKitPrices(actor, distributor);
    const freights = showsPrices
      ? await freightBeforeAddress(scope, distributor.settings, {
          ...{ kits: found.kits, center: found.center, facts: found.freight },
          chosen: lines.map(({ kit, amount }) => ({ id: kit.id, amount })),
        })
      : null;
    const totalsFor = (freightCents: number) => calculateTotals({ lines: sums, freightCents });
    return {
      lines,
      missingIds: wanted.flatMap(({ id }) => (found.kits.some((kit) => kit.id === id) ? [] : [id])),
      center: found.center,
      totals: freights && {
        CIF: freights.CIF === null ? null : totalsFor(freights.CIF),
        FOB: freights.FOB === null ? null : totalsFor(freights.FOB),
      },
      items: showsPrices ? totalsFor(0) : null,
      showsFreight: maySeeFreightValue(actor, distributor.settings.priceDisplay),
    };
  };
}
