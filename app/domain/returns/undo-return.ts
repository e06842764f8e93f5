/** What keeps a return from being undone: it was, another one followed, money of the order was charged, paid or given back
 *  since, or its units are elsewhere by now. */
export const UNDO_ENDS = ["undone", "newer", "settled", "moved"] as const;
export type UndoEnd = (typeof UNDO_ENDS)[number];

/** What decides whether a return may be undone. */
export interface UndoFacts {
  isUndone: boolean;
  /** Whether no return after it holds. */
  isLast: boolean;
  /** Whether the order was paid when it was saved, and is now. */
  wasPaid: boolean;
  isPaid: boolean;
  /** Whether a charge was made, or a refund said, since. */
  isSettledSince: boolean;
  /** Whether the order's units are where it left them. */
  isStockAsLeft: boolean;
}

/** What keeps a return from being undone, the most telling first; null for nothing. */
export function endOfUndo(facts: UndoFacts): UndoEnd | null {
  if (facts.isUndone) return "undone";
  if (!facts.isLast) return "newer";
  if (facts.isSettledSince || facts.wasPaid !== facts.isPaid) return "settled";
  return facts.isStockAsLeft ? null : "moved";
}
