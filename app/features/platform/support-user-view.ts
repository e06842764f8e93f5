import type { DiscountLimitAnswer } from "./discount-limit-form.tsx";

/** A person of a distributor, as the platform's support sees them. */
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

/** Actions of support that need a confirmation. */
export const SUPPORT_STEPS = ["block", "activate", "masquerade"] as const;
export type SupportStep = (typeof SUPPORT_STEPS)[number];

/** The answer to a form of the page. */
export interface SupportAnswer {
  link?: { url: string; until: string } | undefined;
  refusal?: { title: string; description: string } | undefined;
  /** Error code of a field, and the typed value. */
  fields?: { reason: string } | undefined;
  reason?: string | undefined;
  minutes?: number | undefined;
  /** The answer about the discount limit. */
  limit?: DiscountLimitAnswer | undefined;
}
