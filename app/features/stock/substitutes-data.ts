import type { StringFinding } from "#domain/kits/string-findings.ts";

/** Substitutes of a product, from the service. */
export interface SubstitutesData {
  product: { id: string };
  /** The distributor's substitutes, the best first. */
  own: readonly { id: string; note: string }[];
  /** Whether the person may change the distributor's substitutes. */
  canChange: boolean;
  proposals: readonly {
    id: string;
    name: string;
    manufacturer: string;
    isOwn: boolean;
    note: string;
    powerDifferenceW: number | null;
    priceDifferenceCents: number;
    unsafeKits: number;
    kits: readonly {
      kitId: string;
      name: string;
      powerDifferenceW: number;
      priceDifferenceCents: number;
      findings: readonly StringFinding[] | null;
    }[];
  }[];
}

export type Proposal = SubstitutesData["proposals"][number];
