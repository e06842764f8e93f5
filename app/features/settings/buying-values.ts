import {
  ELECTRICAL_ERROR_LABELS,
  BUYING_CHOICES,
  type BuyingErrorCode,
} from "#copy/settings/buying-settings.ts";
import { checkBuying, type BuyingSettings, STEP_ORDER } from "#domain/settings/buying-settings.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { parseNumber } from "#domain/shared/numbers.ts";

/** Settings as their form holds them, by path (`kits.showStringBox`). */
export type BuyingValues = Readonly<Record<string, string | boolean>>;

type ElectricalError = keyof typeof ELECTRICAL_ERROR_LABELS;

export const ELECTRICAL_ERRORS = Object.keys(ELECTRICAL_ERROR_LABELS) as ElectricalError[];

const PERCENTS = [
  "mountKit.inversorPowerInputMinPercent",
  "electrical.maxOversizingPct",
  "electrical.maxUndersizingPct",
] as const;
const TEMPERATURES = { "electrical.siteMinC": [-30, 30], "electrical.cellMaxC": [40, 95] } as const;
const PCT_FORM = /^\d{1,3}(\.\d{1,2})?$/;

/** Values of the stored settings. */
export function toBuyingValues({ kits, mountKit, stepsMountKit, electrical }: BuyingSettings): BuyingValues {
  const { errorsAsWarnings, ...check } = electrical;
  const plain = { kits, mountKit, electrical: check };
  const values: Record<string, string | boolean> = {};
  for (const [part, settings] of Object.entries(plain)) {
    for (const [name, value] of Object.entries(settings))
      values[`${part}.${name}`] = shown(`${part}.${name}`, value);
  }
  for (const { type, show, required } of stepsMountKit) {
    values[`steps.${type}.show`] = show;
    values[`steps.${type}.required`] = required;
  }
  for (const code of ELECTRICAL_ERRORS) values[`warn.${code}`] = errorsAsWarnings.includes(code);
  return values;
}

function shown(place: string, value: string | number | boolean): string | boolean {
  if (typeof value === "boolean") return value;
  return typeof value === "number" || PERCENTS.some((one) => one === place) ? formatNumber(value) : value;
}

/** The settings of a form, and error codes by path: unreadable texts and contradictory settings. Use the settings
 *  only without errors. */
export function buyingOfValues(values: BuyingValues): {
  settings: BuyingSettings;
  errors: Readonly<Record<string, BuyingErrorCode>>;
} {
  const unread = findUnread(values);
  const text = (place: string) => String(values[place] ?? "");
  const isOn = (place: string) => values[place] === true;
  const pct = (place: string) => String(parseNumber(text(place)) ?? "0");
  const settings: BuyingSettings = {
    kits: {
      showStringBox: isOn("kits.showStringBox"),
      showStructureLayout: isOn("kits.showStructureLayout"),
      multipleStructureLayout: isOn("kits.multipleStructureLayout"),
      showEditedRecommendation: isOn("kits.showEditedRecommendation"),
      modulesOrientation: choice(values, "kits.modulesOrientation"),
      stepsMountKitOrientation: choice(values, "kits.stepsMountKitOrientation"),
      showButtonUnknownArrangement: isOn("kits.showButtonUnknownArrangement"),
      canSelectMultipleModelOfModules: isOn("kits.canSelectMultipleModelOfModules"),
    },
    mountKit: {
      howIntegratorsCanMountKit: choice(values, "mountKit.howIntegratorsCanMountKit"),
      requiredInverterToMountKit: isOn("mountKit.requiredInverterToMountKit"),
      automaticRecommendationCurrent: choice(values, "mountKit.automaticRecommendationCurrent"),
      inversorPowerInputMinPercent: pct("mountKit.inversorPowerInputMinPercent"),
      enableInversorPowerInputMinPercentage: isOn("mountKit.enableInversorPowerInputMinPercentage"),
    },
    stepsMountKit: STEP_ORDER.map((type) => ({
      type,
      show: isOn(`steps.${type}.show`),
      required: isOn(`steps.${type}.required`),
    })),
    electrical: {
      siteMinC: parseNumber(text("electrical.siteMinC")) ?? 0,
      cellMaxC: parseNumber(text("electrical.cellMaxC")) ?? 70,
      maxOversizingPct: pct("electrical.maxOversizingPct"),
      maxUndersizingPct: pct("electrical.maxUndersizingPct"),
      strictShortCircuit: isOn("electrical.strictShortCircuit"),
      errorsAsWarnings: ELECTRICAL_ERRORS.filter((code) => isOn(`warn.${code}`)),
    },
  };
  const refused = checkBuying(settings).map(({ field, code }): [string, BuyingErrorCode] => [
    field.replace("stepsMountKit.", "steps."),
    code as BuyingErrorCode,
  ]);
  return { settings, errors: { ...Object.fromEntries(refused), ...unread } };
}

/** Errors that the form lowers to warnings and that were not lowered when it was loaded. */
export function newWarnings(base: BuyingValues, values: BuyingValues): ElectricalError[] {
  return ELECTRICAL_ERRORS.filter((code) => values[`warn.${code}`] === true && base[`warn.${code}`] !== true);
}

function choice<Place extends keyof typeof BUYING_CHOICES>(
  values: BuyingValues,
  place: Place,
): keyof (typeof BUYING_CHOICES)[Place] {
  const choices = Object.keys(BUYING_CHOICES[place]) as (keyof (typeof BUYING_CHOICES)[Place])[];
  const found = choices.find((one) => one === values[place]) ?? choices[0];
  if (found === undefined) throw new Error(`nothing to choose for ${place}`);
  return found;
}

function findUnread(values: BuyingValues): Record<string, BuyingErrorCode> {
  const numberOf = (place: string) => parseNumber(String(values[place] ?? ""));
  const percents = PERCENTS.filter((place) => !PCT_FORM.test(String(numberOf(place))));
  const temperatures = Object.entries(TEMPERATURES).flatMap(([place, [min, max]]) => {
    const value = numberOf(place);
    return value === null || value < min || value > max ? [place] : [];
  });
  return Object.fromEntries([...percents, ...temperatures].map((place) => [place, "INVALID" as const]));
}
