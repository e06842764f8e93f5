import type { FormulaFaultCode, FormulaTrace } from "../formula/formula-types.ts";
import type { PriceExplanation } from "./price-explanation.ts";
import type { PriceRuleFailure } from "./price-rules.ts";
import type { PricingRules } from "./pricing-rules-schema.ts";

/** The rules that somebody works on, or the published ones when nobody does. */
export interface PricingDraft {
  rules: PricingRules;
  /** 0 while nothing is kept: `rules` are the published ones. */
  version: number;
  basedOn: number;
  /** The version that prices now; 0 when none was ever published. */
  publishedVersion: number;
  /** Name of the person; null while nothing is kept. */
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
  /** Price of the catalogue today. */
  catalogueCents: number;
}

export interface PriceListItemPage {
  items: PriceListItem[];
  totalItems: number;
  page: number;
  pageSize: number;
}

/** What became of prices that were set: codes that name nothing are told, and nothing is kept then. */
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

/** One part of a formula with its value, for people: numbers as dot decimals. */
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
  /** One for a product or a kit, one a line for a request. */
  prices: readonly TriedPrice[];
  /** What the formula by itself is worth for the first of them; null when none was asked for. */
  formula: {
    result: { valueCents: number; exact: string } | { fault: FormulaFaultCode };
    /** Variables that it names, with their values. */
    inputs: Readonly<Record<string, string | number | boolean | null>>;
    trace: FormulaTraceView;
  } | null;
}

export interface SimulatedRow {
  /** Request, product, or option of a kit. */
  id: string;
  /** Code of the request or the product. */
  code: string;
  name: string;
  integratorName: string | null;
  createdAt: string | null;
  /** By the published rules. */
  currentCents: number;
  /** By the rules that are tried. */
  simulatedCents: number;
  differenceCents: number;
  failures: number;
  belowMargin: boolean;
}

export interface Simulation {
  items: readonly SimulatedRow[];
  page: number;
  pageSize: number;
  /** Rows that fit, on all pages. */
  totalItems: number;
  /** Over all of them. */
  totals: {
    currentCents: number;
    simulatedCents: number;
    differenceCents: number;
    rising: number;
    falling: number;
    failures: number;
    belowMargin: number;
  };
  /** Whether there was more than is gone through. */
  isTruncated: boolean;
  /** First day of the requests; null for the catalogue. */
  since: string | null;
  /** Categories that products can be chosen by; none for what has no category. */
  categories: readonly { id: string; name: string }[];
}
