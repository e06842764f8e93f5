/** A line of an edited kit. */
export interface EditedLine {
  id: string;
  amount: number;
  /** Recommended units in the last answer. */
  recAmount: number;
}

/** The edits of one kit. */
export interface KitEdit {
  /** Answers that its kits were designed with, in the form of `askedAddress`; empty for an opened kit. */
  asked: string;
  kitId: string;
  /** Company of the last edit; empty for integrators, who buy for their own company. */
  integrator: string;
  /** Whether the page shows the kit with its edits. */
  isOpen: boolean;
  lines: readonly EditedLine[];
}

/** Edits of kits, newest first, kept on the device. */
export type ExpressDraft = readonly KitEdit[];

/** Number of kits whose edits are kept: as many as a page shows. */
export const MAX_EDITS = 8;

type Edited = Pick<KitEdit, "asked" | "kitId">;

/** The edits of a kit; null without any. */
export function editOf(draft: ExpressDraft, of: Edited): KitEdit | null {
  return draft.find((edit) => isOf(edit, of)) ?? null;
}

/** The draft with the current edits of a kit. */
export function withEdit(draft: ExpressDraft, edit: KitEdit): ExpressDraft {
  if (JSON.stringify(editOf(draft, edit)) === JSON.stringify(edit)) return draft;
  return [edit, ...withoutEdit(draft, edit)].slice(0, MAX_EDITS);
}

/** The draft without the edits of a kit. */
export function withoutEdit(draft: ExpressDraft, of: Edited): ExpressDraft {
  return draft.filter((edit) => !isOf(edit, of));
}

function isOf(edit: KitEdit, { asked, kitId }: Edited): boolean {
  return edit.asked === asked && edit.kitId === kitId;
}

/** Whether a stored value is a draft. */
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
