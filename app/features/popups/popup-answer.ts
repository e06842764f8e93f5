import type { PopupForm } from "#domain/popups/popup-form.ts";

/** What stays of a form that was sent and not saved, or filled anew. */
export interface PopupAnswer {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  form: PopupForm;
  base: PopupForm;
  version: number;
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether the form holds what is stored now, with the person's own changes on top. */
  isReapplied: boolean;
}

/** Why a pop-up was not deleted. */
export interface PopupRemovalAnswer {
  kind: "removal";
  refusal: { title: string; description: string };
}
