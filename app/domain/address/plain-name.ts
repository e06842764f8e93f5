/** A name for comparison: lower case without accents.
 *  @example plainName("GOIÂNIA ") // "goiania" */
export function plainName(name: string): string {
  return name.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
