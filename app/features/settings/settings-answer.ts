/** Settings as a form holds them: every switch and text by its place (`budgetExpiry.days`). */
export type SettingsValues = Readonly<Record<string, string | boolean>>;

/** What stays of a form of settings that was sent and not saved, or filled anew. */
export interface SettingsAnswer {
  /** Another one for each answer. */
  key: string;
  step: "refused" | "reapplied";
  values: SettingsValues;
  base: SettingsValues;
  version: string;
  /** Code of what is wrong by place. */
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
}
