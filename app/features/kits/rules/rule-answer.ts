import type { KitRuleForm } from "#domain/kits/kit-rule-form.ts";
import type { FamilyPreviewProps } from "./family-preview.tsx";

interface Refusal {
  code: string;
  title: string;
  description: string;
}

/** What stays of a rule that was sent and not saved. */
export interface RuleAnswer {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  form: KitRuleForm;
  errors: Readonly<Record<string, string>>;
  refusal: Refusal | null;
}

/** What a rule would make, or why that cannot be said. */
export interface PreviewAnswer {
  kind: "preview";
  preview: Omit<FamilyPreviewProps, "structures"> | null;
  errors: Readonly<Record<string, string>>;
  refusal: Refusal | null;
}

/** What running a rule did, or why it did not run; why a rule was not deleted. */
export interface RunAnswer {
  kind: "run";
  ran: { created: number; changed: number; same: number; ended: number; failed: number } | null;
  refusal: Refusal | null;
}
