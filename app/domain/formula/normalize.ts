const MARKS = /\p{M}/gu;
const SPACES = /\s+/g;
const NOT_PLAIN = /[^\x20-\x7e]| {2}|^ | $/;

/** A text as formulas compare it: case, accents, and spaces at the ends or repeated do not count.
 *  @example normalizeText(" São  Paulo") // "sao paulo" */
export function normalizeText(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(SPACES, " ").trim();
}

/** A name as formulas find it: as `normalizeText`, without any space.
 *  @example normalizeName("Potência do pedido") // "potenciadopedido" */
export function normalizeName(name: string): string {
  return normalizeText(name).replaceAll(" ", "");
}
