import type { RuleErrors, RulesValues } from "./rules-values.ts";

/** What stays of rules that were sent and not saved, or changed by a button without scripts. */
export interface RulesAnswer {
  kind: "rules";
  /** Another one for each answer. */
  key: string;
  values: RulesValues;
  /** Of the draft that it began with. */
  version: number;
  errors: RuleErrors;
  /** What is wrong with a formula, in words, by the id of its function. */
  formulas: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether a button changed the form, which is to be saved yet. */
  isChanged: boolean;
}

/** A draft that was not published, taken back or replaced. */
export interface DraftAnswer {
  kind: "draft";
  key: string;
  note: string;
  refusal: { code: string; title: string; description: string };
}
