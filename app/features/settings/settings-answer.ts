/** Settings as their form holds them, by path (`budgetExpiry.days`). */
export type SettingsValues = Readonly<Record<string, string | boolean>>;

/** The answer to a form of settings that was not saved, or was filled anew. */
export interface SettingsAnswer {
  /** Unique for each answer. */
  key: string;
  /** `kept` is what was neither saved nor refused: a preview. */
  step: "refused" | "reapplied" | "kept";
  values: SettingsValues;
  base: SettingsValues;
  version: string;
  /** Error codes by path. */
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
}
