import type { RecordForm } from "#domain/records/record-form.ts";

/** What stays of a form that was sent and not saved, or filled anew. */
export interface RecordAnswer<Form extends RecordForm> {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  form: Form;
  base: Form;
  version: number;
  /** Code of what is wrong by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether the form holds what is stored now, with the person's own changes on top. */
  isReapplied: boolean;
}

/** Why something else than the form was not done. */
export interface RefusalAnswer {
  kind: "refusal";
  intent: string;
  refusal: { title: string; description: string };
}
