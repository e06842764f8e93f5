import { expect, test } from "vitest";
import { DeliverySettingsSchema, FREIGHT_PROVIDERS } from "#domain/settings/delivery-settings-schema.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { cityTypeOf, zoneOf } from "./city-type.ts";
import { freightProviders } from "./freight-providers.ts";
import { extraVolume, toVolume } from "./freight-volumes.ts";

test("extra items and services weigh 0.001 and measure 1, with price, quantity, skuId and category [FREIGHT-03]", () => {
  const item = { id: "ext_1", priceCents: 12_990, amount: 3 };
  const size = { weight: 0.001, height: 1, length: 1, width: 1 };
  expect(extraVolume("extraItem", item)).toEqual({
    ...size,
    ...{ price: 129.9, quantity: 3, skuId: "ext_1", productCategory: "Item Extra" },
  });
  expect(extraVolume("service", { ...item, amount: 1 })).toEqual({
    ...size,
    ...{ price: 129.9, quantity: 1, skuId: "ext_1", productCategory: "Serviço" },
  });
});

test("a product's volume is in kg and centimetres; what is not known of it is as small as can be", () => {
  const code = { productCode: "MOD-550", category: "module", amount: 10, priceCents: 54_900 };
  expect(toVolume({ ...code, weightKg: "27.5", heightMm: 2_278, lengthMm: 35, widthMm: 1_134 })).toEqual({
    ...{ weight: 27.5, height: 227.8, length: 3.5, width: 113.4 },
    ...{ price: 549, quantity: 10, skuId: "MOD-550", productCategory: "module" },
  });
  expect(toVolume({ ...code, weightKg: null, heightMm: null, lengthMm: null, widthMm: null })).toMatchObject({
    ...{ weight: 0.001, height: 1, length: 1, width: 1 },
  });
});

test("a city is a capital or the interior, and a zone is urban unless said otherwise [FREIGHT-04]", () => {
  expect(cityTypeOf({ isCapital: true })).toBe("capital");
  expect(cityTypeOf({ isCapital: false })).toBe("interior");
  expect(cityTypeOf(null)).toBe("interior");
  expect([zoneOf("CIF", null), zoneOf("CIF", false), zoneOf("CIF", true)]).toEqual([
    "urbana",
    "urbana",
    "rural",
  ]);
  expect(zoneOf("FOB", true)).toBe("urbana");
});

test("providers come in the order intelipost, pied, none; none only where the distributor does not ship [FREIGHT-09]", () => {
  const on = { enabled: true, sealedKey: "sealed" };
  expect(FREIGHT_PROVIDERS).toEqual(["intelipost", "pied", "none"]);
  expect(freightProviders({ ships: true, intelipost: on })).toEqual(["intelipost", "pied"]);
  expect(freightProviders({ ships: true, intelipost: { ...on, enabled: false } })).toEqual(["pied"]);
  expect(freightProviders({ ships: true, intelipost: { ...on, sealedKey: "" } })).toEqual(["pied"]);
  expect(freightProviders({ ships: false, intelipost: on })).toEqual(["none"]);
});

const HOME = { shippingType: "CIF", state: "GO", zoneType: "urbana", truckAccess: true } as const;

/** Refusal code of a delivery with these changes under settings with these changes; null without a refusal. */
function refusal(
  changes: object,
  settings: object,
  servicedStates: readonly string[] = ["GO"],
): string | null {
  try {
    assertDeliverable(
      { ...HOME, ...changes },
      { settings: DeliverySettingsSchema.parse(settings), exclusivity: true, servicedStates },
    );
    return null;
  } catch (error) {
    const { code, details } = error as { code: string; details: { reason?: string } };
    return details.reason ?? code;
  }
}

test.each([
  [null, {}, {}],
  ["DELIVERY_STATE_NOT_SERVED", { state: "BA" }, {}],
  ["DELIVERY_STATE_NOT_SERVED", {}, { blacklist: ["GO"] }],
  [null, {}, { blacklist: ["GO"], ships: false }],
  [
    null,
    { shippingType: "FOB", state: "BA", zoneType: "rural", truckAccess: false },
    { servesRuralZone: false },
  ],
  ["fobUnable", { shippingType: "FOB" }, { unableDeliveryFob: true }],
  [null, {}, { unableDeliveryFob: true }],
  [null, { zoneType: "rural" }, {}],
  ["ruralZone", { zoneType: "rural" }, { servesRuralZone: false }],
  [null, { truckAccess: false }, {}],
  ["truckAccess", { truckAccess: false }, { servesWithoutTruckAccess: false }],
])("refusal %s of a delivery with %j under %j", (reason, changes, settings) => {
  expect(refusal(changes, settings)).toBe(reason);
});

test.each([
  ["CIF", true, "DELIVERY_STATE_NOT_SERVED"],
  ["FOB", true, null],
  ["CIF", false, null],
] as const)(
  "to a blacklisted state nothing is sent, by %s of who ships (%s) [FREIGHT-12]",
  (shippingType, ships, code) => {
    expect(refusal({ shippingType }, { blacklist: ["GO"], ships })).toBe(code);
  },
);
