import { usualFreight } from "../freight/order-freight.ts";
import { buyerFacts } from "../pricing/price-for-buyer.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import type { PricesToday } from "#domain/discounts/price-drift.ts";
import { priceLines, withoutCost } from "#domain/pricing/price-item.ts";
import type { PurchaseType } from "#domain/requests/purchase-types.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import type { Database } from "#worker/db/client.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";

/** Requests of one company, to be priced together with one reading. */
export interface PricedGroup {
  integratorId: string;
  requests: readonly { id: string; purchaseType: PurchaseType; centerId: string; content: RequestContent }[];
}

/** What the lines of requests and their freight cost today, by request, in one round trip. The center that sold them
 *  still does, wherever the buyer would buy from now. */
export async function readPricesToday(
  database: Database,
  distributorId: string,
  { settings, now, group }: { settings: Settings; now: Date; group: PricedGroup },
): Promise<Map<string, PricesToday>> {
  const { integratorId, requests } = group;
  const { knownVersion, resolve } = openPricing(distributorId);
  const ids = new Set(requests.flatMap(({ content }) => content.lines.map(({ kitOptionId }) => kitOptionId)));
  const found = await createKitRepository(database, distributorId).getForSale([...ids], {
    buyer: { integratorId, chosenCenterId: null, exclusivity: false },
    today: calendarDayIn(now.toISOString(), settings.timeZone),
    knownVersion,
  });
  const pricing = resolve(found.rules);
  return new Map(
    requests.map(({ id, purchaseType, centerId, content }) => {
      const center = found.centers.find((one) => one.id === centerId);
      const state = center?.address.state ?? content.delivery.address?.state ?? "";
      const lines = content.lines.flatMap(({ kitOptionId, amount }) => {
        const kit = found.kits.find((one) => one.id === kitOptionId);
        return kit === undefined ? [] : [{ item: kit.priced, amount }];
      });
      const buyer = buyerFacts(found.company, {
        center: { name: content.center.name, address: { state } },
        purchaseType,
      });
      const prices = priceLines(pricing, lines, buyer);
      const today: PricesToday = {
        lines: new Map(
          prices.map((price) => [
            price.id,
            {
              basePriceCents: price.basePriceCents,
              unitPriceCents: price.priceCents,
              explain: withoutCost(price.explain),
            },
          ]),
        ),
        freightCents: freightToday(content, settings),
        rulesVersion: pricing.rulesVersion,
      };
      return [id, today] as const;
    }),
  );
}

/** The freight by today's usual rule. One that a line of the table or a carrier gave stands as it was quoted: it hangs
 *  on the address, and is asked for again when the request is edited. */
function freightToday(
  { delivery, freight, totals }: RequestContent,
  { delivery: { ships, freight: rule } }: Settings,
): number {
  if (freight !== null && freight.explanation.source !== "fallback") return totals.freightCents;
  return ships && delivery.shippingType === "CIF" ? usualFreight(rule, totals.powerW) : 0;
}
