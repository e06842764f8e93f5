import { equipmentGroupOf, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { KitAnswer, KitLineAnswer, KitPartAnswer } from "#domain/design/design-answer.ts";
import type { EditedLine } from "./express-draft.ts";

/** A line as it stands, with what was last answered of its product. */
export interface ShownLine extends EditedLine {
  /** Null until something is known of it. */
  known: KitLineAnswer | null;
}

/** Lines with what is known of their products: from the answer, else from what was found and picked. */
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

/** Units of each product as they were answered, with what was taken out already. */
export function linesOf({ products, removed }: Pick<KitAnswer, "products" | "removed">): EditedLine[] {
  return [...products, ...removed].map(({ id, amount, recAmount }) => ({ id, amount, recAmount }));
}

/** Whether an answer is of these very lines. */
export function isAnswerOf(
  answer: Pick<KitAnswer, "products" | "removed">,
  lines: readonly EditedLine[],
): boolean {
  return JSON.stringify(linesOf(answer)) === JSON.stringify(lines);
}

/** The lines with another amount of one. */
export function withAmount(lines: readonly EditedLine[], id: string, amount: number): EditedLine[] {
  return lines.map((line) => (line.id === id ? { ...line, amount } : line));
}

/** The lines without one: what is recommended stays as taken out, so that it does not come back by itself. */
export function withoutLine(lines: readonly EditedLine[], id: string): EditedLine[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line];
    return line.recAmount > 0 ? [{ ...line, amount: 0 }] : [];
  });
}

/** The lines with another product in the place of one, as many of it. */
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

/** Groups in which a substitute is looked for. */
export function swapGroups(line: KitLineAnswer): readonly EquipmentGroup[] {
  return [equipmentGroupOf(line.type)];
}
