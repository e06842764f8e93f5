import type { RuleErrors, RulesValues } from "./rules-values.ts";

/** The answer to rules that were not saved, or that a button changed before scripts run. */
export interface RulesAnswer {
  kind: "rules";
  /** Unique for each answer. */
  key: string;
  values: RulesValues;
  /** Version of the draft that the form began with. */
  version: number;
  errors: RuleErrors;
  /** Messages of invalid formulas, by the id of the function. */
  formulas: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether a button changed the form, which is not saved yet. */
  isChanged: boolean;
}

/** The answer to a draft that was not published, discarded or replaced. */
export interface DraftAnswer {
  kind: "draft";
  key: string;
  note: string;
  refusal: { code: string; title: string; description: string };
}
