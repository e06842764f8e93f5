import { buyerOf, maySeeClosedKitPrices } from "#domain/kits/closed-kit-sale.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import { calculateTotals } from "#domain/requests/build-order.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import type { Center } from "#worker/repositories/center-repository.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";
import type { Scope } from "#worker/scope.ts";
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
    const found = await kits.getForSale(
      wanted.map(({ id }) => id),
      {
        buyer: buyerOf(actor, distributor),
        today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
      },
    );
    if (found.center === null) throw new DomainError("CENTER_REQUIRED", {});
    const lines = wanted.flatMap(({ id, amount }) => {
      const kit = found.kits.find((one) => one.id === id);
      return kit ? [{ kit, amount, totalCents: multiplyCents(kit.priceCents, amount) }] : [];
    });
    const sums = lines.map(({ kit, amount, totalCents }) => ({ powerW: kit.powerW, amount, totalCents }));
    const totalsFor = (shippingType: "CIF" | "FOB") =>
      calculateTotals({ lines: sums, shippingType, delivery: distributor.settings.delivery });
    return {
      lines,
      missingIds: wanted.flatMap(({ id }) => (found.kits.some((kit) => kit.id === id) ? [] : [id])),
      center: found.center,
      totals: maySeeClosedKitPrices(actor, distributor)
        ? { CIF: totalsFor("CIF"), FOB: totalsFor("FOB") }
        : null,
    };
  };
}
