/** Whether a new order contains exactly the entries of the old one, each once.
 *  @example isReordered(["a", "b"], ["b", "a"]) // true
 *  @example isReordered(["a", "b"], ["b", "b"]) // false */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  return (
    before.length === after.length &&
    new Set(after).size === after.length &&
    before.every((id) => after.includes(id))
  );
}
