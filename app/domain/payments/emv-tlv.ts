/** Longest value that the object's two-digit length can express. */
export const MAX_TLV_LENGTH = 99;

/** A TLV object as text: id, two-digit length, value. The caller keeps the value between 1 and 99 characters.
 *  @source EMVCo merchant-presented mode, BCB Manual do BR Code
 *  @example encodeTlv("58", "BR") // "5802BR" */
export function encodeTlv(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}
