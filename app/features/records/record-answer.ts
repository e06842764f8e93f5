import type { RecordForm } from "#domain/records/record-form.ts";

/** The answer to a form that was not saved, or was filled anew. */
export interface RecordAnswer<Form extends RecordForm> {
  kind: "form";
  /** Unique for each answer. */
  key: string;
  form: Form;
  base: Form;
  version: number;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether the form holds the stored values with the person's own changes on top. */
  isReapplied: boolean;
}

/** The refusal of an action other than saving. */
export interface RefusalAnswer {
  kind: "refusal";
  intent: string;
  refusal: { title: string; description: string };
}
