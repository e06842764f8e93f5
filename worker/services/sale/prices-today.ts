import type { LinesToday, PricesToday } from "#domain/discounts/price-drift.ts";
import { priceLines, withoutCost } from "#domain/pricing/price-item.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import type { Database } from "#worker/db/client.ts";
import { createItemRepository } from "#worker/repositories/sale/item-repository.ts";
import type { FreightScope } from "../freight/find-freight.ts";
import { readFreightsToday } from "../freight/freights-today.ts";
import { usualFreight } from "../freight/request-freight.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts } from "../pricing/price-for-buyer.ts";

/** A request to price again. */
export interface PricedRequest {
  id: string;
  integratorId: string;
  purchaseType: PurchaseType;
  centerId: string;
  content: RequestContent;
}

interface Reading {
  settings: Settings;
  now: Date;
}

/** Today's prices of lines and freight, by request: one round trip per company, and those of their freights together.
 *  The center that sold them stays, whatever center would sell to the buyer now. */
export async function readPricesToday(
  scope: FreightScope,
  database: Database,
  distributorId: string,
  { requests, ...reading }: Reading & { requests: readonly PricedRequest[] },
): Promise<Map<string, PricesToday>> {
  const lines = new Map<string, LinesToday>();
  for (const [integratorId, own] of groupByCompany(requests)) {
    const found = await readLinesToday(database, distributorId, { ...reading, integratorId, requests: own });
    for (const [id, today] of found) lines.set(id, today);
  }
  const freights = await readFreightsToday(scope, database, distributorId, {
    settings: reading.settings,
    requests: requests.map((one) => ({ ...one, itemsCents: itemsToday(one.content, lines.get(one.id)) })),
  });
  return new Map(
    requests.flatMap(({ id, content }) => {
      const today = lines.get(id);
      if (today === undefined) return [];
      const freight = freights.get(id) ?? {
        ...{ priceCents: freightByRule(content, reading.settings), offer: null, kept: null },
      };
      return [[id, { ...today, freight }] as const];
    }),
  );
}

function groupByCompany(requests: readonly PricedRequest[]): Map<string, PricedRequest[]> {
  const groups = new Map<string, PricedRequest[]>();
  for (const request of requests) {
    groups.set(request.integratorId, [...(groups.get(request.integratorId) ?? []), request]);
  }
  return groups;
}

async function readLinesToday(
  database: Database,
  distributorId: string,
  {
    settings,
    now,
    integratorId,
    requests,
  }: Reading & { integratorId: string; requests: readonly PricedRequest[] },
): Promise<Map<string, LinesToday>> {
  const ids = new Set(requests.flatMap(({ content }) => content.lines.map(({ itemId }) => itemId)));
  const found = await createItemRepository(database, distributorId).getForSale([...ids], {
    buyer: { integratorId, chosenCenterId: null, exclusivity: false },
    today: calendarDayIn(now.toISOString(), settings.timeZone),
    pricing: openPricing(distributorId),
  });
  return new Map(
    requests.map(({ id, purchaseType, centerId, content }) => {
      const center = found.centers.find((one) => one.id === centerId);
      const state = center?.address.state ?? content.delivery.address?.state ?? "";
      const lines = content.lines.flatMap(({ itemId, amount }) => {
        const item = found.items.find((one) => one.id === itemId);
        return item === undefined ? [] : [{ item: item.priced, amount }];
      });
      const buyer = buyerFacts(found.company, {
        center: { name: content.center.name, address: { state } },
        purchaseType,
      });
      const prices = priceLines(found.pricing, lines, buyer).map(
        (price) =>
          [
            price.id,
            {
              basePriceCents: price.basePriceCents,
              unitPriceCents: price.priceCents,
              explain: withoutCost(price.explain),
            },
          ] as const,
      );
      return [id, { lines: new Map(prices), rulesVersion: found.pricing.rulesVersion }] as const;
    }),
  );
}

/** Value of a content's goods today, including free units. Items that are no longer for sale keep their price. */
function itemsToday(content: RequestContent, today: LinesToday | undefined): number {
  return sumCents(
    content.lines.map(({ itemId, amount, unitPriceCents }) =>
      multiplyCents(today?.lines.get(itemId)?.unitPriceCents ?? unitPriceCents, amount),
    ),
  );
}

/** The freight by today's rule for unmatched deliveries, for requests older than the freight table. */
function freightByRule(
  { delivery, totals }: RequestContent,
  { delivery: { ships, freight: rule } }: Settings,
): number {
  // A freight that is unknown without an address is in no total.
  const isTold = delivery.isFreightKnown && delivery.shippingType === "CIF";
  return ships && isTold ? usualFreight(rule, totals.powerW) : 0;
}
