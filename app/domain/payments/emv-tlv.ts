/** Longest value that the two-digit length of an object can tell. */
export const MAX_TLV_LENGTH = 99;

/** An object as text: id, length in characters, value. The caller keeps the value within 1 to 99 characters.
 *  @source EMVCo merchant-presented mode, BCB Manual do BR Code
 *  @example encodeTlv("58", "BR") // "5802BR" */
export function encodeTlv(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}
