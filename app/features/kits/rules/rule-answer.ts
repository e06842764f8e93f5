import type { FamilyPreviewProps } from "./family-preview.tsx";

interface Refusal {
  code: string;
  title: string;
  description: string;
}

/** The preview of a rule, or the refusal. */
export interface PreviewAnswer {
  kind: "preview";
  preview: Omit<FamilyPreviewProps, "structures"> | null;
  errors: Readonly<Record<string, string>>;
  refusal: Refusal | null;
}

/** The result of a run of a rule, or the refusal. */
export interface RunAnswer {
  kind: "run";
  ran: { created: number; changed: number; same: number; ended: number; failed: number } | null;
  refusal: Refusal | null;
}
