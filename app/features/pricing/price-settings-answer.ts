import type { PriceSettingsName } from "#domain/settings/prices.ts";
import type { PriceSettingsValues } from "./price-settings-values.ts";

/** The answer to a form that was not saved. */
export interface PriceSettingsAnswer {
  /** Unique for each answer. */
  key: string;
  step: "refused" | "reapplied";
  values: PriceSettingsValues;
  base: PriceSettingsValues;
  versions: Readonly<Record<PriceSettingsName, string>>;
  errors: Readonly<Record<string, "INVALID">>;
  refusal: { code: string; title: string; description: string } | null;
}
