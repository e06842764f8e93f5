import type { FormulaFaultCode, FormulaTrace } from "../formula/formula-types.ts";
import type { PriceExplanation } from "./price-explanation.ts";
import type { PriceRuleFailure } from "./price-rules.ts";
import type { PricingRules } from "./pricing-rules-schema.ts";

/** The draft of the rules, or the published rules when there is no draft. */
export interface PricingDraft {
  rules: PricingRules;
  /** 0 without a draft; `rules` are then the published ones. */
  version: number;
  basedOn: number;
  /** The version in force; 0 if the distributor has never published one. */
  publishedVersion: number;
  /** Name of the person who saved the draft; null without one. */
  updatedBy: string | null;
  updatedAt: string | null;
}

export interface PricingVersion {
  version: number;
  note: string;
  publishedBy: string;
  publishedAt: string;
  functions: number;
  breaks: number;
}

export interface PricingVersionPage {
  items: PricingVersion[];
  totalItems: number;
  page: number;
  pageSize: number;
}

export interface PriceList {
  id: string;
  name: string;
  groupIds: string[];
  startsOn: string | null;
  endsOn: string | null;
  active: boolean;
  position: number;
  version: number;
  products: number;
  kits: number;
  updatedAt: string;
}

export interface PriceListItem {
  kind: "product" | "kit";
  id: string;
  productCode: string;
  name: string;
  priceCents: number;
  /** Current catalogue price. */
  catalogueCents: number;
}

export interface PriceListItemPage {
  items: PriceListItem[];
  totalItems: number;
  page: number;
  pageSize: number;
}

/** Result of setting prices in a list. A code that matches no item refuses the whole change. */
export interface PriceListChange {
  list: PriceList;
  changed: number;
}

export interface IntegratorGroup {
  id: string;
  name: string;
  version: number;
  integrators: number;
  priceLists: number;
}

export interface GroupMember {
  id: string;
  companyName: string;
  cnpj: string | null;
  state: string | null;
  groupId: string | null;
}

export interface GroupMemberPage {
  items: GroupMember[];
  totalItems: number;
  page: number;
  pageSize: number;
}

/** One part of a formula with its value, for display: numbers as dot decimals. */
export interface FormulaTraceView extends Omit<FormulaTrace, "result" | "parts"> {
  result: { value: string | boolean } | { fault: FormulaFaultCode } | null;
  parts: readonly FormulaTraceView[];
}

/** A price with how it came about. */
export interface TriedPrice {
  id: string;
  name: string;
  productCode: string;
  amount: number;
  catalogueCents: number;
  basePriceCents: number;
  priceCents: number;
  belowMargin: boolean;
  failure: PriceRuleFailure | null;
  explain: readonly PriceExplanation[];
}

export interface Evaluation {
  /** One price for a product or a kit; one per line for a request. */
  prices: readonly TriedPrice[];
  /** Value of the formula alone for the first item; null when the question had none. */
  formula: {
    result: { valueCents: number; exact: string } | { fault: FormulaFaultCode };
    /** Variables that the formula names, with their values. */
    inputs: Readonly<Record<string, string | number | boolean | null>>;
    trace: FormulaTraceView;
  } | null;
}

export interface SimulatedRow {
  /** Id of the request, product, or option of a kit. */
  id: string;
  /** Code of the request or the product. */
  code: string;
  name: string;
  integratorName: string | null;
  createdAt: string | null;
  /** Price under the published rules. */
  currentCents: number;
  /** Price under the rules on trial. */
  simulatedCents: number;
  differenceCents: number;
  failures: number;
  belowMargin: boolean;
}

export interface Simulation {
  items: readonly SimulatedRow[];
  page: number;
  pageSize: number;
  /** Matching rows on all pages. */
  totalItems: number;
  /** Totals of all matching rows. */
  totals: {
    currentCents: number;
    simulatedCents: number;
    differenceCents: number;
    rising: number;
    falling: number;
    failures: number;
    belowMargin: number;
  };
  /** Whether the simulation reached its limit before the last row. */
  isTruncated: boolean;
  /** First day of the requests simulated; null for the catalogue. */
  since: string | null;
  /** Categories to filter products by; empty for requests and kits. */
  categories: readonly { id: string; name: string }[];
}
