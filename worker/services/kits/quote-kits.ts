import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { maySeePrice } from "#domain/pricing/price-display.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import { calculateTotals } from "#domain/requests/build-order.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import type { Center } from "#worker/repositories/center-repository.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { priceForSale } from "../pricing/price-for-sale.ts";
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
  /** By way of shipping; null when the asker may not see prices before the order is saved. */
  totals: Record<"CIF" | "FOB", ReturnType<typeof calculateTotals>> | null;
}

/** Lines and totals of chosen kits for the checkout, at today's prices.
 *  @throws DomainError CENTER_REQUIRED */
export function createQuoteKits(scope: Scope) {
  return async function quoteKits(wanted: readonly WantedKit[]): Promise<KitQuote> {
    const { distributor, database, actor } = authoriseUser(scope, closedKitsAccess);
    const kits = createKitRepository(database, distributor.id);
    const { knownVersion, resolve } = openPricing(distributor.id);
    const found = await kits.getForSale(
      wanted.map(({ id }) => id),
      {
        buyer: buyerOf(actor, distributor),
        today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
        knownVersion,
      },
    );
    const { center } = found;
    if (center === null) throw new DomainError("CENTER_REQUIRED", {});
    const pricedKits = priceForSale(scope, { ...found, center, pricing: resolve(found.rules), wanted });
    const lines = wanted.flatMap(({ id, amount }) => {
      const kit = pricedKits.find((one) => one.id === id);
      return kit ? [{ kit, amount, totalCents: multiplyCents(kit.priceCents, amount) }] : [];
    });
    const sums = lines.map(({ kit, amount, totalCents }) => ({ powerW: kit.powerW, amount, totalCents }));
    const totalsFor = (shippingType: "CIF" | "FOB") =>
      calculateTotals({ lines: sums, shippingType, delivery: distributor.settings.delivery });
    return {
      lines,
      missingIds: wanted.flatMap(({ id }) => (found.kits.some((kit) => kit.id === id) ? [] : [id])),
      center,
      totals: maySeePrice(actor, distributor.settings.priceDisplay, {
        key: "howToDisplayPricesInClosedKits",
        moment: "confirmation",
      })
        ? { CIF: totalsFor("CIF"), FOB: totalsFor("FOB") }
        : null,
    };
  };
}
