import type { FamilyPreviewProps } from "./family-preview.tsx";

interface Refusal {
  code: string;
  title: string;
  description: string;
}

/** What a rule would make, or why that cannot be said. */
export interface PreviewAnswer {
  kind: "preview";
  preview: Omit<FamilyPreviewProps, "structures"> | null;
  errors: Readonly<Record<string, string>>;
  refusal: Refusal | null;
}

/** What running a rule did, or why it did not run. */
export interface RunAnswer {
  kind: "run";
  ran: { created: number; changed: number; same: number; ended: number; failed: number } | null;
  refusal: Refusal | null;
}
