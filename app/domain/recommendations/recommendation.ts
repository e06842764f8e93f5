import type { FormulaFaultCode } from "#domain/formula/formula-types.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import type { RecommendationVariableKey } from "./recommendation-variables.ts";
import type { StoredRecommendation } from "./recommendation-schema.ts";

/** A stored rule with its id. */
export type RecommendationRule = StoredRecommendation & { id: string };

/** The facts of a product that recommendations depend on. */
export interface RecommendableProduct {
  part: KitPart;
  categoryId: string | null;
  /** Active and for sale. */
  isOnSale: boolean;
  /** Whether it is added to the cart automatically when recommended. */
  automaticallyAdded: boolean;
  /** Units that the selling center can still promise. */
  available: number;
}

/** Why a triggered rule recommends nothing. */
export type RecommendationFault = FormulaFaultCode | "INVALID_FORMULA";

/** The outcome of one rule in one round. */
export interface RuleOutcome {
  ruleId: string;
  /** `recommended`, or why the rule recommended nothing. */
  state: "recommended" | "otherStructure" | "notSetOff" | "nothingOnSale" | "failed";
  /** Ids of the products that triggered the rule. */
  setOffBy: readonly string[];
  /** Inputs of its formulas by variable; null if unknown. */
  inputs: Readonly<Partial<Record<RecommendationVariableKey, number | null>>>;
  /** Value of its formula before rounding up, as a dot decimal. */
  exact: string | null;
  productId: string | null;
  amount: number;
  freeAmount: number;
  fault: RecommendationFault | null;
}

/** One recommended product.
 *  @source spec, calls: dynamic recommendations */
export interface RecommendedProduct {
  productId: string;
  productCode: string;
  /** Units in the cart: the chosen amount, or the automatic one. */
  amount: number;
  /** Units recommended by all rules together. */
  recAmount: number;
  /** Recommended units that are added to the cart automatically: all or none. */
  recAutomaticAmount: number;
  /** Free units: at most those in the cart or, with none in it, those recommended. */
  freeAmount: number;
  /** Ids of the rules that recommend it. */
  ruleIds: readonly string[];
}

export interface Recommendation {
  products: readonly RecommendedProduct[];
  /** Outcomes of each rule, by round; the last round counts. */
  rounds: readonly (readonly RuleOutcome[])[];
  /** Rules whose amounts still changed in the last of ten rounds; empty when the result is stable. */
  swinging: readonly string[];
}
