import type { BuyingErrorCode } from "#copy/settings/buying-settings.ts";
import type { BuyingSettingsName } from "#domain/settings/buying-settings.ts";
import type { BuyingValues } from "./buying-values.ts";

/** The answer to a form that was not saved, or was filled anew. */
export interface BuyingAnswer {
  /** Unique for each answer. */
  key: string;
  step: "refused" | "reapplied" | "filled";
  values: BuyingValues;
  base: BuyingValues;
  versions: Readonly<Record<BuyingSettingsName, string>>;
  errors: Readonly<Record<string, BuyingErrorCode>>;
  refusal: { code: string; title: string; description: string } | null;
}
