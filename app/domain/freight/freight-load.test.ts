import { expect, test } from "vitest";
import { buildFreight } from "./build-freight.ts";
import { freightLoad } from "./freight-load.ts";
import { needsPlaces, NOT_SHIPPED } from "./table-freight.ts";

const MODULE = {
  ...{ productCode: "MOD-550", category: "module", amount: 10, priceCents: 60_000, weightKg: "27.5" },
  ...{ heightMm: 2_278, lengthMm: 35, widthMm: 1_134, volumeM3: null },
};

test("products weigh and measure what their units do, rounded once; what is unknown adds nothing", () => {
  // 2 278 × 35 × 1 134 mm = 90 413,82 cm³ each
  expect(freightLoad([MODULE])).toEqual({ weightG: 275_000, volumeCm3: 904_138 });
  expect(freightLoad([{ ...MODULE, amount: 1, volumeM3: "0.09" }])).toEqual({
    weightG: 27_500,
    volumeCm3: 90_000,
  });
  const unknown = { ...MODULE, weightKg: null, heightMm: null };
  expect(freightLoad([unknown, MODULE])).toEqual(freightLoad([MODULE]));
  expect(freightLoad([])).toEqual({ weightG: 0, volumeCm3: 0 });
});

test("only lines by city, kind of city or km ask where a place lies", () => {
  const line = { cityIbge: null, cityType: null, type: "perKwp" } as const;
  expect(needsPlaces([line, { ...line, type: "fixed" }])).toBe(false);
  expect(needsPlaces([line, { ...line, type: "perKm" }])).toBe(true);
  expect(needsPlaces([{ ...line, cityType: "capital" }])).toBe(true);
  expect(needsPlaces([{ ...line, cityIbge: "5201108" }])).toBe(true);
});

const PLACE = {
  ...({ zoneType: "urbana", truckAccess: true, cityType: "capital" } as const),
  ...{ address: { CEP: "", city: "Goiânia", state: "GO" }, volumes: [] },
};
const OFFER = { ...NOT_SHIPPED, provider: "pied", integrationData: null } as const;

test.each([
  // Wednesday the 23rd: the 24th, the 28th (a Monday after Christmas and the weekend), the 29th.
  ["CIF", 3, 3, "2026-12-29"],
  ["CIF", null, 5, "2026-12-31"],
  ["CIF", 0, 0, "2026-12-23"],
  ["FOB", 3, null, null],
] as const)(
  "a delivery by %s with %s business days of its own arrives after %s, on %s",
  (shippingType, businessDays, days, on) => {
    const moment = { id: "frt_1", at: "2026-12-23T12:00:00.000Z", today: "2026-12-23", usualDays: 5 };
    const freight = buildFreight({ ...OFFER, businessDays }, { ...PLACE, shippingType }, moment);
    expect([freight.timeToDelivery, freight.deliveryOn]).toEqual([days, on]);
    expect(freight.expiresAt).toBe("2026-12-23T12:30:00.000Z");
  },
);
