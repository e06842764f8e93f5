import { equipmentGroupOf, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { KitAnswer, KitLineAnswer, KitPartAnswer } from "#domain/design/design-answer.ts";
import type { EditedLine } from "./express-draft.ts";

/** A line of the edited kit, with the last answer about its product. */
export interface ShownLine extends EditedLine {
  /** Null until an answer has the product. */
  known: KitLineAnswer | null;
}

/** The lines with what is known of their products: from the server's answer, else from searches. */
export function shownLines(
  lines: readonly EditedLine[],
  { products, removed }: Pick<KitAnswer, "products" | "removed">,
  picked: ReadonlyMap<string, KitPartAnswer>,
): ShownLine[] {
  const known = new Map([...products, ...removed].map((line) => [line.id, line]));
  return lines.map((line) => {
    const part = picked.get(line.id);
    const fresh = part === undefined ? null : { ...part, ...line, recAutomaticAmount: 0, freeAmount: 0 };
    return { ...line, known: known.get(line.id) ?? fresh };
  });
}

/** An answer's products as edited lines, with the removed ones. */
export function linesOf({ products, removed }: Pick<KitAnswer, "products" | "removed">): EditedLine[] {
  return [...products, ...removed].map(({ id, amount, recAmount }) => ({ id, amount, recAmount }));
}

/** Whether an answer belongs to exactly these lines. */
export function isAnswerOf(
  answer: Pick<KitAnswer, "products" | "removed">,
  lines: readonly EditedLine[],
): boolean {
  return JSON.stringify(linesOf(answer)) === JSON.stringify(lines);
}

/** The lines with a changed amount of one product. */
export function withAmount(lines: readonly EditedLine[], id: string, amount: number): EditedLine[] {
  return lines.map((line) => (line.id === id ? { ...line, amount } : line));
}

/** The lines without a product. A recommended product stays with amount 0, so that it is not added again. */
export function withoutLine(lines: readonly EditedLine[], id: string): EditedLine[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line];
    return line.recAmount > 0 ? [{ ...line, amount: 0 }] : [];
  });
}

/** The lines with one product replaced by another, in the same amount. */
export function withSwap(lines: readonly EditedLine[], id: string, otherId: string): EditedLine[] {
  const amount = lines.find((line) => line.id === id)?.amount ?? 1;
  const kept = lines.flatMap((line) => {
    if (line.id === otherId) return [];
    if (line.id !== id) return [line];
    const chosen = { id: otherId, amount, recAmount: 0 };
    return line.recAmount > 0 ? [chosen, { ...line, amount: 0 }] : [chosen];
  });
  return kept;
}

/** The lines with one more product. */
export function withAdded(lines: readonly EditedLine[], id: string): EditedLine[] {
  return [...lines.filter((line) => line.id !== id), { id, amount: 1, recAmount: 0 }];
}

/** Groups in which a substitute is searched. */
export function swapGroups(line: KitLineAnswer): readonly EquipmentGroup[] {
  return [equipmentGroupOf(line.type)];
}
