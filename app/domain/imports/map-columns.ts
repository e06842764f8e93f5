import type { ProductFieldKey } from "#domain/catalog/product-fields.ts";

/** The field of each column of a file; null for a column that is left out. */
export type ColumnMapping = readonly (ProductFieldKey | null)[];

/** Names of a field in column titles. */
export interface FieldWords {
  key: ProductFieldKey;
  words: readonly string[];
}

/** Fields of columns by their titles: as in the last import, or by name, key or synonym, without regard to case,
 *  accents, units in brackets and punctuation. A field is used once, for its first column.
 *  @param remembered - fields of the last import by folded title; null for a column that was left out */
export function mapColumns(
  titles: readonly string[],
  vocabulary: readonly FieldWords[],
  remembered: ReadonlyMap<string, ProductFieldKey | null>,
): ColumnMapping {
  const byWord = new Map<string, ProductFieldKey>();
  for (const { key, words } of vocabulary) {
    for (const word of [key, ...words].flatMap((one) => [foldTitle(one), foldTitle(withoutUnit(one))])) {
      if (!byWord.has(word)) byWord.set(word, key);
    }
  }
  const known = new Set(vocabulary.map(({ key }) => key));
  const taken = new Set<ProductFieldKey>();
  return titles.map((title) => {
    const folded = foldTitle(title);
    const before = remembered.get(folded);
    const called = byWord.get(folded) ?? byWord.get(foldTitle(withoutUnit(title))) ?? null;
    const key = before === undefined ? called : before;
    if (key === null || !known.has(key) || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/** A column's title in the form for comparison.
 *  @example foldTitle(" Peso (Kg) ") // "peso kg" */
export function foldTitle(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function withoutUnit(title: string): string {
  const bare = title.replace(/\([^()]*\)\s*$/, "");
  return bare.trim() === "" ? title : bare;
}
