import type { DiscountLimitAnswer } from "./discount-limit-form.tsx";

/** One of a distributor's people, as the platform's support sees them. */
export interface SupportUserView {
  id: string;
  type: "admin" | "staff" | "integrator" | "piedAdmin";
  name: string;
  surname: string;
  email: string;
  blocked: boolean;
  erasedAt: string | null;
  companyName: string | null;
  roleName: string | null;
  lastSeenAt: string | null;
}

/** What support may be about to do to somebody. */
export const SUPPORT_STEPS = ["block", "activate", "masquerade"] as const;
export type SupportStep = (typeof SUPPORT_STEPS)[number];

/** What became of the form that was sent. */
export interface SupportAnswer {
  link?: { url: string; until: string } | undefined;
  refusal?: { title: string; description: string } | undefined;
  /** Code of what is wrong with a field, and what was typed. */
  fields?: { reason: string } | undefined;
  reason?: string | undefined;
  minutes?: number | undefined;
  /** About what administrators may take off. */
  limit?: DiscountLimitAnswer | undefined;
}
