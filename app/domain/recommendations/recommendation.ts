import type { FormulaFaultCode } from "#domain/formula/formula-types.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import type { RecommendationVariableKey } from "./recommendation-variables.ts";
import type { StoredRecommendation } from "./recommendation-schema.ts";

/** A rule with what tells it from others. */
export type RecommendationRule = StoredRecommendation & { id: string };

/** A product as far as recommendations go. */
export interface RecommendableProduct {
  part: KitPart;
  categoryId: string | null;
  /** Active and to be sold. */
  isOnSale: boolean;
  /** Whether it goes into the cart by itself when it is recommended. */
  automaticallyAdded: boolean;
  /** Units that the center which sells can still promise. */
  available: number;
}

/** Why a rule recommends nothing although it was set off. */
export type RecommendationFault = FormulaFaultCode | "INVALID_FORMULA";

/** What one rule did in one round. */
export interface RuleOutcome {
  ruleId: string;
  /** Why it recommended nothing, or that it did what its formula says. */
  state: "recommended" | "otherStructure" | "notSetOff" | "nothingOnSale" | "failed";
  /** Products that set it off. */
  setOffBy: readonly string[];
  /** What its formulas read, by variable; null for what is not known. */
  inputs: Readonly<Partial<Record<RecommendationVariableKey, number | null>>>;
  /** What its formula is worth, before it is rounded up, as a dot decimal. */
  exact: string | null;
  productId: string | null;
  amount: number;
  freeAmount: number;
  fault: RecommendationFault | null;
}

/** One product of the answer.
 *  @source spec, calls: dynamic recommendations */
export interface RecommendedProduct {
  productId: string;
  productCode: string;
  /** Units in the cart: what a person chose, else what goes in by itself. */
  amount: number;
  /** Units that the rules recommend, all together. */
  recAmount: number;
  /** Of these, the ones that go into the cart by themselves: all or none. */
  recAutomaticAmount: number;
  /** Units that cost nothing, at most those of the cart, or of the recommendation where none are in it. */
  freeAmount: number;
  /** Rules that recommend it. */
  ruleIds: readonly string[];
}

export interface Recommendation {
  products: readonly RecommendedProduct[];
  /** What each rule did, round by round; the last round is the one that counts. */
  rounds: readonly (readonly RuleOutcome[])[];
  /** Rules whose amounts still changed in the last of ten rounds; none when the result is stable. */
  swinging: readonly string[];
}
