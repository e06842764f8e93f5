import type { StringFinding } from "#domain/kits/string-findings.ts";

/** What may stand in for a product, as the service tells it. */
export interface SubstitutesData {
  product: { id: string };
  /** What the distributor named, the best first. */
  own: readonly { id: string; note: string }[];
  /** Whether the person may change that. */
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
