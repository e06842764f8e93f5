import type { PageName } from "#domain/access/pages.ts";

/** What decides whether a distributor can sell. */
export interface SellingFacts {
  /** Ways of buying that are switched on. */
  ways: number;
  /** Active distribution centers. */
  centers: number;
  /** Active products for sale, and closed kits. */
  goods: number;
  /** Products of which a center has units. */
  stocked: number;
  /** Version of the published prices; 0 without one. */
  pricingVersion: number;
  /** Whether the money of the ways of paying arrives: a provider's keys, or a Pix key. */
  hasReceiver: boolean;
  /** Companies that may buy. */
  companies: number;
}

/** Steps before a distributor can sell, in the order in which they are taken, each with the page on which it is. The
 *  ways of buying are switched on by the platform. */
export const SELLING_STEPS = [
  { name: "ways", page: null, isDone: ({ ways }) => ways > 0 },
  { name: "centers", page: "DistributionCenters", isDone: ({ centers }) => centers > 0 },
  { name: "goods", page: "EquipmentModules", isDone: ({ goods }) => goods > 0 },
  { name: "stock", page: "EquipmentModulesInventory", isDone: ({ stocked }) => stocked > 0 },
  { name: "prices", page: "PrecificationSettings", isDone: ({ pricingVersion }) => pricingVersion > 0 },
  { name: "receiver", page: "PaymentHub", isDone: ({ hasReceiver }) => hasReceiver },
  { name: "companies", page: "Integrators", isDone: ({ companies }) => companies > 0 },
] as const satisfies readonly {
  name: string;
  page: PageName | null;
  isDone: (facts: SellingFacts) => boolean;
}[];

export type SellingStep = (typeof SELLING_STEPS)[number];

/** Steps that nobody has taken yet. */
export function missingSteps(facts: SellingFacts): SellingStep[] {
  return SELLING_STEPS.filter(({ isDone }) => !isDone(facts));
}
