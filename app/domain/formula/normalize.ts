const MARKS = /\p{M}/gu;
const SPACES = /\s+/g;
const NOT_PLAIN = /[^\x20-\x7e]| {2}|^ | $/;

/** A text for comparison in formulas: without case, accents, outer and repeated spaces.
 *  @example normalizeText(" São  Paulo") // "sao paulo" */
export function normalizeText(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(SPACES, " ").trim();
}

/** A name for lookup in formulas: as `normalizeText`, without any space.
 *  @example normalizeName("Potência do pedido") // "potenciadopedido" */
export function normalizeName(name: string): string {
  return normalizeText(name).replaceAll(" ", "");
}
