/** A bill as people type it, in reais; null where it is no amount above zero.
 *  @example readReais("R$ 1.350,9") // 1350.9 */
export function readReais(text: string): number | null {
  const plain = text.replaceAll(/[R$\s\u00a0]/g, "");
  const isWritten = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/.test(plain) || /^\d+\.\d{1,2}$/.test(plain);
  if (!isWritten) return null;
  const isDotted = /^\d+\.\d{1,2}$/.test(plain);
  const reais = Number(isDotted ? plain : plain.replaceAll(".", "").replace(",", "."));
  return reais > 0 ? reais : null;
}

/** A city's name for comparison: without case and accents. */
export function plainName(name: string): string {
  return name.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
