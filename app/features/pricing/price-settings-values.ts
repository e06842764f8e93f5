import { PRICE_SETTINGS_CHOICES } from "#copy/pricing/price-settings.ts";
import type { PriceSettings } from "#domain/settings/prices.ts";
import { parseNumber } from "#domain/shared/numbers.ts";

/** Values of the form, by path (`prices.driftThresholdPct`). */
export type PriceSettingsValues = Readonly<Record<string, string | boolean>>;

const THRESHOLD = "prices.driftThresholdPct";
const PCT_FORM = /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/;

/** Values of the stored settings. */
export function toPriceSettingsValues({ priceDisplay, prices }: PriceSettings): PriceSettingsValues {
  const values: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(priceDisplay)) values[`priceDisplay.${name}`] = value;
  for (const [name, value] of Object.entries(prices)) values[`prices.${name}`] = value;
  values[THRESHOLD] = prices.driftThresholdPct.replace(".", ",");
  return values;
}

/** The settings of a form, and the paths of invalid values. Use the settings only without errors. */
export function priceSettingsOf(values: PriceSettingsValues): {
  settings: PriceSettings;
  errors: Readonly<Record<string, "INVALID">>;
} {
  const threshold = String(parseNumber(String(values[THRESHOLD] ?? "")) ?? "");
  const isPct = PCT_FORM.test(threshold);
  const settings: PriceSettings = {
    priceDisplay: {
      howToDisplayPricesInClosedKits: choice(values, "priceDisplay.howToDisplayPricesInClosedKits"),
      howToDisplayProductsPricesInMountKit: choice(
        values,
        "priceDisplay.howToDisplayProductsPricesInMountKit",
      ),
      howToDisplayKitPriceInMountKit: choice(values, "priceDisplay.howToDisplayKitPriceInMountKit"),
      howToDisplayProductsPricesInKitExpress: choice(
        values,
        "priceDisplay.howToDisplayProductsPricesInKitExpress",
      ),
      howToDisplayKitPriceInKitExpress: choice(values, "priceDisplay.howToDisplayKitPriceInKitExpress"),
      howToDisplayPricesInSeparateSale: choice(values, "priceDisplay.howToDisplayPricesInSeparateSale"),
      howToDisplayPricesExtraItems: choice(values, "priceDisplay.howToDisplayPricesExtraItems"),
      howToDisplayFreightValue: choice(values, "priceDisplay.howToDisplayFreightValue"),
    },
    prices: {
      hasDefaultDiscount: values["prices.hasDefaultDiscount"] === true,
      editableInvoce: choice(values, "prices.editableInvoce"),
      companyEditableInvoce: choice(values, "prices.companyEditableInvoce"),
      driftThresholdPct: isPct ? threshold : "0",
    },
  };
  return { settings, errors: isPct ? {} : { [THRESHOLD]: "INVALID" } };
}

function choice<Place extends keyof typeof PRICE_SETTINGS_CHOICES>(
  values: PriceSettingsValues,
  place: Place,
): keyof (typeof PRICE_SETTINGS_CHOICES)[Place] {
  const choices = Object.keys(
    PRICE_SETTINGS_CHOICES[place],
  ) as (keyof (typeof PRICE_SETTINGS_CHOICES)[Place])[];
  const found = choices.find((one) => one === values[place]) ?? choices[0];
  if (found === undefined) throw new Error(`nothing to choose for ${place}`);
  return found;
}
