/** A change in words. */
export interface ToldChange {
  key: string;
  label: string;
  from: string;
  to: string;
}

/** The change history as its page shows it: the words are made on the server, so that no browser loads them all. */
export interface HistoryView {
  items: { version: number; date: string; byName: string; changes: ToldChange[] }[];
  /** Version before which the next older ones are; null at the end. */
  before: number | null;
}
