/** A line of a kit as somebody left it. */
export interface EditedLine {
  id: string;
  amount: number;
  /** Units that were recommended when it was last answered. */
  recAmount: number;
}

/** What was changed of one kit. */
export interface KitEdit {
  /** What its kits were asked with, as `askedAddress` writes it; empty for the kit that is open. */
  asked: string;
  kitId: string;
  /** For whom it was last changed; empty for an integrator, who buys for the own company. */
  integrator: string;
  /** Whether the kit stands there as it was changed. */
  isOpen: boolean;
  lines: readonly EditedLine[];
}

/** What was changed of kits, the newest first; kept on the device. */
export type ExpressDraft = readonly KitEdit[];

/** Kits whose changes are kept: as many as a page shows. */
export const MAX_EDITS = 8;

type Edited = Pick<KitEdit, "asked" | "kitId">;

/** What was changed of a kit; null for nothing. */
export function editOf(draft: ExpressDraft, of: Edited): KitEdit | null {
  return draft.find((edit) => isOf(edit, of)) ?? null;
}

/** The draft with what is changed of a kit by now. */
export function withEdit(draft: ExpressDraft, edit: KitEdit): ExpressDraft {
  if (JSON.stringify(editOf(draft, edit)) === JSON.stringify(edit)) return draft;
  return [edit, ...withoutEdit(draft, edit)].slice(0, MAX_EDITS);
}

/** The draft without what was changed of a kit. */
export function withoutEdit(draft: ExpressDraft, of: Edited): ExpressDraft {
  return draft.filter((edit) => !isOf(edit, of));
}

function isOf(edit: KitEdit, { asked, kitId }: Edited): boolean {
  return edit.asked === asked && edit.kitId === kitId;
}

export function isExpressDraft(value: unknown): value is ExpressDraft {
  return Array.isArray(value) && value.every(isEdit);
}

function isEdit(value: unknown): value is KitEdit {
  if (typeof value !== "object" || value === null) return false;
  const { asked, kitId, integrator, isOpen, lines } = value as Partial<Record<keyof KitEdit, unknown>>;
  const hasTexts = [asked, kitId, integrator].every((text) => typeof text === "string");
  return hasTexts && typeof isOpen === "boolean" && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): value is EditedLine {
  if (typeof value !== "object" || value === null) return false;
  const { id, amount, recAmount } = value as Partial<Record<keyof EditedLine, unknown>>;
  return typeof id === "string" && Number.isInteger(amount) && Number.isInteger(recAmount);
}
