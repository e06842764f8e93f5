/** Separator of the facts in the line of a folded step. */
export const TOLD_SEPARATOR = " · ";

/** The parts that say something, one after the other.
 *  @example listed(["Rua das Acácias", ""], ", ") // "Rua das Acácias" */
export function listed(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part.trim() !== "").join(separator);
}
