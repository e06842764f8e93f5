/** A line of a kit as somebody left it. */
export interface EditedLine {
  id: string;
  amount: number;
  /** Units that were recommended when it was last answered. */
  recAmount: number;
}

/** What was changed of one kit, and the answers that led to it; kept on the device. */
export interface ExpressDraft {
  /** Of the address. */
  search: string;
  /** The kit that is being edited; null for none. */
  kitId: string | null;
  lines: readonly EditedLine[];
}

export const NO_DRAFT: ExpressDraft = { search: "", kitId: null, lines: [] };

export function isExpressDraft(value: unknown): value is ExpressDraft {
  if (typeof value !== "object" || value === null) return false;
  const { search, kitId, lines } = value as Partial<Record<keyof ExpressDraft, unknown>>;
  const isKit = kitId === null || typeof kitId === "string";
  return typeof search === "string" && isKit && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): value is EditedLine {
  if (typeof value !== "object" || value === null) return false;
  const { id, amount, recAmount } = value as Partial<Record<keyof EditedLine, unknown>>;
  return typeof id === "string" && Number.isInteger(amount) && Number.isInteger(recAmount);
}
