import { expect, test } from "vitest";
import type { Actor } from "#domain/access/actor.ts";
import { buildUser, WIDGET } from "#tests/factories/actor.ts";
import {
  PriceDisplaySchema,
  PriceDisplaySettingsSchema,
  ExtraItemDisplaySchema,
} from "#domain/settings/price-settings-schema.ts";
import {
  displayModeOf,
  firstShown,
  isShownAt,
  maySeeExtraItemPrices,
  maySeeFreightValue,
  maySeePrice,
  requestShowsFreight,
} from "./price-display.ts";

const DEFAULTS = PriceDisplaySettingsSchema.parse({});
const MOMENT_KEYS = PriceDisplaySettingsSchema.keyof()
  .exclude(["howToDisplayPricesExtraItems"])
  .options.map((key) => key);
const user = (type: "admin" | "staff" | "integrator") => ({ kind: "user", type }) as Actor;

test("the modes are never, onSelection, onConfirmation and onRequest, and for extra items showPrices and dontShowPrices [PRICING-11]", () => {
  expect(PriceDisplaySchema.options).toEqual(["never", "onSelection", "onConfirmation", "onRequest"]);
  expect(ExtraItemDisplaySchema.options).toEqual(["showPrices", "dontShowPrices"]);
  const seesExtras = (mode: "showPrices" | "dontShowPrices") =>
    maySeeExtraItemPrices(user("integrator"), { ...DEFAULTS, howToDisplayPricesExtraItems: mode });
  expect(seesExtras("showPrices")).toBe(true);
  expect(seesExtras("dontShowPrices")).toBe(false);
});

test.each([
  ["onSelection", [true, true, true]],
  ["onConfirmation", [false, true, true]],
  ["onRequest", [false, false, true]],
  ["never", [false, false, false]],
] as const)("%s shows prices from its own moment on [PRICING-11]", (mode, shown) => {
  const moments = ["selection", "confirmation", "request"] as const;
  expect(moments.map((moment) => isShownAt(mode, moment))).toEqual(shown);
});

test.each([
  ["integrator", "never", null],
  ["integrator", "onSelection", "selection"],
  ["integrator", "onRequest", "request"],
  ["staff", "never", "confirmation"],
] as const)("%s, with the total of a custom kit on %s, sees it from: %s", (type, mode, expected) => {
  const settings = { ...DEFAULTS, howToDisplayKitPriceInMountKit: mode };
  expect(firstShown(type, settings, "howToDisplayKitPriceInMountKit")).toBe(expected);
});

test("prices are never shown by default, and on the request for the totals of custom and express kits [PRICING-13]", () => {
  expect(DEFAULTS).toEqual({
    howToDisplayPricesInClosedKits: "never",
    howToDisplayProductsPricesInMountKit: "never",
    howToDisplayKitPriceInMountKit: "onRequest",
    howToDisplayProductsPricesInKitExpress: "never",
    howToDisplayKitPriceInKitExpress: "onRequest",
    howToDisplayPricesInSeparateSale: "never",
    howToDisplayPricesExtraItems: "dontShowPrices",
    howToDisplayFreightValue: "never",
  });
});

test("administrators see prices while choosing, the custom kit's total from the checkout on, and extra items' prices as staff do [PRICING-14]", () => {
  for (const type of ["admin", "staff"] as const) {
    const modes = MOMENT_KEYS.map((key) => [key, displayModeOf(type, DEFAULTS, key)]);
    expect(Object.fromEntries(modes)).toEqual({
      howToDisplayPricesInClosedKits: "onSelection",
      howToDisplayProductsPricesInMountKit: "onSelection",
      howToDisplayKitPriceInMountKit: "onConfirmation",
      howToDisplayProductsPricesInKitExpress: "onSelection",
      howToDisplayKitPriceInKitExpress: "onSelection",
      howToDisplayPricesInSeparateSale: "onSelection",
      howToDisplayFreightValue: "onSelection",
    });
    expect(maySeeExtraItemPrices(user(type), DEFAULTS)).toBe(true);
  }
  expect(displayModeOf("integrator", DEFAULTS, "howToDisplayPricesInClosedKits")).toBe("never");
  expect(maySeeExtraItemPrices(user("integrator"), DEFAULTS)).toBe(false);
  const shown = { ...DEFAULTS, howToDisplayPricesExtraItems: "showPrices" } as const;
  expect(maySeeExtraItemPrices(user("integrator"), shown)).toBe(true);
});

test("integrators see a price as the distributor set it, widgets as their key says, strangers never", () => {
  const settings = { ...DEFAULTS, howToDisplayPricesInClosedKits: "onConfirmation" } as const;
  const key = "howToDisplayPricesInClosedKits";
  const sees = (actor: Actor, moment: "selection" | "confirmation") =>
    maySeePrice(actor, settings, { key, moment });
  expect(sees(user("integrator"), "selection")).toBe(false);
  expect(sees(user("integrator"), "confirmation")).toBe(true);
  expect(sees({ ...WIDGET, showPrices: true }, "selection")).toBe(true);
  expect(sees({ ...WIDGET, showPrices: false }, "confirmation")).toBe(false);
  const visiting = {
    ...WIDGET,
    buyer: buildUser({ type: "integrator" }),
    visitor: { email: "a@b.test", isIntegrator: true },
  };
  expect([sees(visiting, "selection"), sees({ ...visiting, showPrices: false }, "confirmation")]).toEqual([
    false,
    true,
  ]);
  expect(sees({ kind: "anonymous", reason: "missing" }, "confirmation")).toBe(false);
});

test("the freight's value is for administrators, and for integrators when it shows while choosing [FREIGHT-14]", () => {
  for (const mode of PriceDisplaySchema.options) {
    const settings = { ...DEFAULTS, howToDisplayFreightValue: mode };
    expect(maySeeFreightValue(user("admin"), settings)).toBe(true);
    expect(maySeeFreightValue(user("integrator"), settings)).toBe(mode === "onSelection");
  }
});

test("a request shows its freight only where the distributor ships, and with hiding up to the threshold [FREIGHT-15]", () => {
  const delivery = { ships: true, enableHideFreightPriceValue: false, hideFreightPriceValueCents: 100_000 };
  expect(requestShowsFreight(delivery, 100_001)).toBe(true);
  expect(requestShowsFreight({ ...delivery, ships: false }, 1)).toBe(false);
  const hiding = { ...delivery, enableHideFreightPriceValue: true };
  expect(requestShowsFreight(hiding, 100_000)).toBe(true);
  expect(requestShowsFreight(hiding, 100_001)).toBe(false);
  expect(requestShowsFreight({ ...hiding, ships: false }, 1)).toBe(false);
});
