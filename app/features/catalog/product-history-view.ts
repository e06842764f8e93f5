/** Something that was done with a product, in words. */
export interface HistoryEntryView {
  id: string;
  /** Instant, UTC. */
  at: string;
  person: string;
  /** Who of the platform acted in that person's name. */
  operatorName: string | null;
  sentence: string;
  changes: readonly HistoryChangeView[];
  /** Whether the changes are all values of a new product. */
  isFirst: boolean;
}

/** A field before and after; null where there was nothing. */
export interface HistoryChangeView {
  label: string;
  from: string | null;
  to: string | null;
}

/** A price from a moment on. */
export interface PricePointView {
  at: string;
  priceCents: number;
  costCents: number;
}
