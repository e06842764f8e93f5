/** A Brazilian telephone: `e164` to store and for Pix keys, `national` in the common mask. */
export type Phone = { e164: string; national: string; kind: "mobile" | "landline" };

/** The 67 area codes (DDD) in use.
 *  @source Anatel, National Numbering Plan */
export const AREA_CODES: ReadonlySet<string> = new Set([
  ...["11", "12", "13", "14", "15", "16", "17", "18", "19"],
  ...["21", "22", "24", "27", "28"],
  ...["31", "32", "33", "34", "35", "37", "38"],
  ...["41", "42", "43", "44", "45", "46", "47", "48", "49"],
  ...["51", "53", "54", "55"],
  ...["61", "62", "63", "64", "65", "66", "67", "68", "69"],
  ...["71", "73", "74", "75", "77", "79"],
  ...["81", "82", "83", "84", "85", "86", "87", "88", "89"],
  ...["91", "92", "93", "94", "95", "96", "97", "98", "99"],
]);

const TYPED_CHARACTERS = /^\+?[\d\s().-]+$/;
const NATIONAL_FORM = /^(\d{2})(9\d{4}|[2-5]\d{3})(\d{4})$/;
const MOBILE_DIGITS = 11;

/** A telephone with area code as people type it, or null. `+55`, `0055` and, before 10 or 11 more digits, a bare
 *  `55` are dropped: eleven digits that start with 55 are a number of area 55. A mobile has nine digits and starts
 *  with 9, a landline eight and starts with 2 to 5; service numbers (0800, 4004) are no contact.
 *  @source Anatel Resolution 749/2022
 *  @example parsePhone("(11) 98765-4321")
 *  // { e164: "+5511987654321", national: "(11) 98765-4321", kind: "mobile" } */
export function parsePhone(text: string): Phone | null {
  const digits = nationalDigits(text.trim());
  const match = digits === null ? null : NATIONAL_FORM.exec(digits);
  if (digits === null || match === null) return null;
  const [, areaCode = "", start = "", end = ""] = match;
  if (!AREA_CODES.has(areaCode)) return null;
  return {
    e164: `+55${digits}`,
    national: `(${areaCode}) ${start}-${end}`,
    kind: digits.length === MOBILE_DIGITS ? "mobile" : "landline",
  };
}

function nationalDigits(text: string): string | null {
  if (!TYPED_CHARACTERS.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) return digits.startsWith("55") ? digits.slice(2) : null;
  return digits.replace(/^(?:00)?55(?=\d{10,11}$)/, "");
}
