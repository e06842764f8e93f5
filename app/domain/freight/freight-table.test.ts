import { expect, test } from "vitest";
import type { Delivery, FreightTableRule } from "./freight-rule.ts";
import { matchFreightRule } from "./match-freight-rule.ts";
import { priceFreight } from "./price-freight.ts";

const ANY: FreightTableRule = {
  ...{
    id: "any",
    name: "",
    shippingType: "CIF",
    centerId: null,
    state: null,
    cityIbge: null,
    cityType: null,
  },
  ...{ zoneType: null, cepFrom: null, cepTo: null, weightAboveG: null, weightUpToG: null },
  ...{ volumeAboveCm3: null, volumeUpToCm3: null, powerAboveW: null, powerUpToW: null },
  ...{ type: "fixed", amount: "100", minimumCents: 0, maximumCents: null, daysToDeliver: null },
};
const GOIANIA: Delivery = {
  ...{ shippingType: "CIF", centerId: "cen", state: "GO", cityIbge: "5208707", cityType: "capital" },
  ...{ zoneType: "urbana", cep: "74000000", weightG: 250_000, volumeCm3: 900_000, powerW: 5_500 },
  roadTenthsOfKm: 2_310,
};

/** Whether a line with these criteria matches a delivery to Goiânia with these changes. */
function fits(criteria: Partial<FreightTableRule>, changes: Partial<Delivery> = {}): boolean {
  return matchFreightRule([{ ...ANY, ...criteria }], { ...GOIANIA, ...changes }) !== undefined;
}

test("the first line that fits prices a delivery, whatever comes after it", () => {
  const lines = [{ ...ANY, id: "sp", state: "SP" }, { ...ANY, id: "go", state: "GO" }, ANY];
  expect(matchFreightRule(lines, GOIANIA)?.id).toBe("go");
  expect(matchFreightRule(lines, { ...GOIANIA, state: "BA" })?.id).toBe("any");
  expect(matchFreightRule(lines.slice(0, 2), { ...GOIANIA, state: "BA" })).toBeUndefined();
});

test.each([
  ["a shipping type", { shippingType: "FOB" }, { shippingType: "FOB" }, {}],
  ["a center", { centerId: "cen" }, {}, { centerId: "other" }],
  ["a state", { state: "GO" }, {}, { state: "DF" }],
  ["a city", { cityIbge: "5208707" }, {}, { cityIbge: "5201108" }],
  ["a city where it is unknown", { cityIbge: "5208707" }, {}, { cityIbge: null }],
  ["capitals", { cityType: "capital" }, {}, { cityType: "interior" }],
  ["the country", { zoneType: "rural" }, { zoneType: "rural" }, {}],
  ["the first postal code of a range", { cepFrom: "74000000", cepTo: "74999999" }, {}, { cep: "73999999" }],
  ["the last postal code of a range", { cepFrom: "72800000", cepTo: "74000000" }, {}, { cep: "74000001" }],
  ["a range where the postal code is unknown", { cepFrom: "74000000" }, {}, { cep: null }],
  ["up to a weight", { weightUpToG: 250_000 }, {}, { weightG: 250_001 }],
  ["above a weight", { weightAboveG: 249_999 }, {}, { weightG: 249_999 }],
  ["up to a volume", { volumeUpToCm3: 900_000 }, {}, { volumeCm3: 900_001 }],
  ["above a volume", { volumeAboveCm3: 899_999 }, {}, { volumeCm3: 899_999 }],
  ["up to a power", { powerUpToW: 5_500 }, {}, { powerW: 5_501 }],
  ["above a power", { powerAboveW: 5_499 }, {}, { powerW: 5_499 }],
] as const)("a line that asks for %s fits those and no others", (_what, criteria, inside, outside) => {
  expect(fits(criteria, inside)).toBe(true);
  expect(fits(criteria, outside)).toBe(false);
});

/** Calculated by hand. Columns: type, amount in reais, minimum and maximum in cents, power in W, tenths of km; then
 *  units and cents. */
test.each([
  ["fixed", "350", 0, null, 5_500, 2_310, "1", 35_000],
  ["fixed", "0", 0, null, 5_500, 2_310, "1", 0],
  ["fixed", "350", 40_000, null, 5_500, 2_310, "1", 40_000],
  // 231,0 km × 4,50 = 1.039,50
  ["perKm", "4.5", 0, null, 5_500, 2_310, "231", 103_950],
  // 231,3 km × 0,0333 = 7,70229 → 7,70
  ["perKm", "0.0333", 0, null, 5_500, 2_313, "231.3", 770],
  ["perKm", "4.5", 0, null, 5_500, 0, "0", 0],
  ["perKm", "4.5", 15_000, null, 5_500, 0, "0", 15_000],
  ["perKm", "4.5", 0, 100_000, 5_500, 2_310, "231", 100_000],
  // 5,5 kWp × 45,00 = 247,50
  ["perKwp", "45", 20_000, null, 5_500, null, "5.5", 24_750],
  ["perKwp", "45", 24_750, null, 5_500, null, "5.5", 24_750],
  ["perKwp", "45", 24_751, null, 5_500, null, "5.5", 24_751],
  // 0,333 kWp × 45,00 = 14,985 → 14,99
  ["perKwp", "45", 0, null, 333, null, "0.333", 1_499],
  // 5.500 Wp × 0,035 = 192,50
  ["perWp", "0.035", 0, null, 5_500, null, "5500", 19_250],
  // 333 Wp × 0,0305 = 10,1565 → 10,16
  ["perWp", "0.0305", 0, null, 333, null, "333", 1_016],
  ["perWp", "0.035", 0, null, 0, null, "0", 0],
  ["perWp", "0.035", 0, 19_249, 5_500, null, "5500", 19_249],
] as const)(
  "%s at %s, at least %s and at most %s cents, for %s W over %s tenths of a km",
  (type, amount, minimumCents, maximumCents, powerW, roadTenthsOfKm, units, priceCents) => {
    const price = { ...{ type, amount, minimumCents, maximumCents }, daysToDeliver: null };
    expect(priceFreight(price, { ...GOIANIA, powerW, roadTenthsOfKm })).toMatchObject({ units, priceCents });
  },
);

test("an amount by km needs to know the way", () => {
  const price = {
    ...({ type: "perKm", amount: "4.5" } as const),
    minimumCents: 0,
    maximumCents: null,
    daysToDeliver: null,
  };
  expect(() => priceFreight(price, { ...GOIANIA, roadTenthsOfKm: null })).toThrow("FREIGHT_UNAVAILABLE");
});
