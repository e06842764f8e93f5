import { expect, test } from "vitest";
import type { Freight } from "#domain/freight/freight-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { keptFreight, sameOffer, withFreightToday } from "./freight-today.ts";

const offer = (provider: Freight["provider"], ruleId: string | null, priceCents = 30_000) =>
  ({
    ...{ id: "frt", provider, priceCents, shippingType: "CIF", timeToDelivery: 5, deliveryOn: "2026-12-01" },
    ...{ integrationData: { quoteId: 7 }, explanation: { source: "carrier", ruleId } },
  }) as unknown as Freight;

const CONTENT = {
  delivery: { shippingType: "CIF", address: null, daysToDeliver: 9, deliveryOn: "2026-12-04" },
  freight: { quoteId: "frt_old", provider: "intelipost", explanation: { source: "carrier", ruleId: "3" } },
  freights: [{ id: "CIF", name: "", amount: 1, unitPriceCents: 10_000, totalCents: 10_000 }],
  totals: { freightCents: 10_000 },
} as unknown as RequestContent;

test("the service that the buyer chose is taken again, else the first that is offered", () => {
  const offers = [offer("intelipost", "8"), offer("intelipost", "3"), offer("pied", "3")];
  expect(sameOffer(offers, CONTENT.freight)).toBe(offers[1]);
  expect(sameOffer([offers[0], offers[2]] as Freight[], CONTENT.freight)).toBe(offers[0]);
  expect(sameOffer(offers, null)).toBe(offers[0]);
  expect(sameOffer([], CONTENT.freight)).toBeUndefined();
});

test("an offer brings its price, its days and who made it; it was not quoted before", () => {
  const today = { priceCents: 30_000, offer: offer("pied", "1"), kept: null };
  expect(withFreightToday(CONTENT, today)).toEqual({
    freight: {
      ...{ quoteId: null, provider: "pied", integrationData: { quoteId: 7 } },
      explanation: { source: "carrier", ruleId: "1" },
    },
    freights: [{ id: "CIF", name: "", amount: 1, unitPriceCents: 30_000, totalCents: 30_000 }],
    delivery: { shippingType: "CIF", address: null, daysToDeliver: 5, deliveryOn: "2026-12-01" },
  });
});

test("a freight that is kept changes nothing", () => {
  const { freight, freights, delivery } = CONTENT;
  expect(withFreightToday(CONTENT, keptFreight(CONTENT, "unanswered"))).toEqual({
    freight,
    freights,
    delivery,
  });
});

test("a freight by today's rule has its price where there is one; none and several stand as they are", () => {
  const today = { priceCents: 30_000, offer: null, kept: null };
  const [only] = CONTENT.freights;
  const freightsOf = (freights: RequestContent["freights"]) =>
    withFreightToday({ ...CONTENT, freights }, today).freights;
  expect(freightsOf(CONTENT.freights)).toMatchObject([{ unitPriceCents: 30_000, totalCents: 30_000 }]);
  expect(freightsOf([])).toEqual([]);
  const two = [only, { ...only, id: "FOB" }] as RequestContent["freights"];
  expect(freightsOf(two)).toBe(two);
});
