/** An entry of a product's history, formatted for the page. */
export interface HistoryEntryView {
  id: string;
  /** Instant, UTC. */
  at: string;
  person: string;
  /** Name of the platform's operator who acted in the person's name. */
  operatorName: string | null;
  sentence: string;
  changes: readonly HistoryChangeView[];
  /** Whether the entry created the product, so that its changes are all values. */
  isFirst: boolean;
}

/** A field before and after; null for an empty value. */
export interface HistoryChangeView {
  label: string;
  from: string | null;
  to: string | null;
}

/** A price, and the instant from which it holds. */
export interface PricePointView {
  at: string;
  priceCents: number;
  costCents: number;
}
