/** One object of an EMV code: two-digit id and a value of 1 to 99 characters. */
export type TlvObject = { id: string; value: string };

/** Longest value that the two-digit length of an object can tell. */
export const MAX_TLV_LENGTH = 99;

const HEADER = /^(\d{2})(\d{2})/;
const HEADER_LENGTH = 4;

/** An object as text: id, length in characters, value. The caller keeps the value within 1 to 99 characters.
 *  @source EMVCo merchant-presented mode, BCB Manual do BR Code
 *  @example encodeTlv("58", "BR") // "5802BR" */
export function encodeTlv(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}

/** The objects of a text in their order, or null when it does not divide into whole objects with distinct ids and
 *  non-empty values.
 *  @example parseTlv("5303986") // [{ id: "53", value: "986" }] */
export function parseTlv(text: string): TlvObject[] | null {
  const objects: TlvObject[] = [];
  const seen = new Set<string>();
  let rest = text;
  while (rest !== "") {
    const [, id = "", digits = ""] = HEADER.exec(rest) ?? [];
    const length = Number(digits);
    if (id === "" || length === 0 || seen.has(id) || rest.length < HEADER_LENGTH + length) return null;
    objects.push({ id, value: rest.slice(HEADER_LENGTH, HEADER_LENGTH + length) });
    seen.add(id);
    rest = rest.slice(HEADER_LENGTH + length);
  }
  return objects;
}
