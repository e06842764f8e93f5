/** Abbreviation of one of the 27 federative units. */
export type StateCode = (typeof CEP_RANGES)[number]["state"];

/** Ranges of the first five digits of a CEP, both ends included, and the state each belongs to. They tell whether a
 *  state is plausible for a CEP, not whether the CEP exists.
 *  @source Correios tables; prefixes 00000–00999 and 78900–78999 belong to no state */
export const CEP_RANGES = [
  { state: "SP", from: "01000", to: "19999" },
  { state: "RJ", from: "20000", to: "28999" },
  { state: "ES", from: "29000", to: "29999" },
  { state: "MG", from: "30000", to: "39999" },
  { state: "BA", from: "40000", to: "48999" },
  { state: "SE", from: "49000", to: "49999" },
  { state: "PE", from: "50000", to: "56999" },
  { state: "AL", from: "57000", to: "57999" },
  { state: "PB", from: "58000", to: "58999" },
  { state: "RN", from: "59000", to: "59999" },
  { state: "CE", from: "60000", to: "63999" },
  { state: "PI", from: "64000", to: "64999" },
  { state: "MA", from: "65000", to: "65999" },
  { state: "PA", from: "66000", to: "68899" },
  { state: "AP", from: "68900", to: "68999" },
  { state: "AM", from: "69000", to: "69299" },
  { state: "RR", from: "69300", to: "69399" },
  { state: "AM", from: "69400", to: "69899" },
  { state: "AC", from: "69900", to: "69999" },
  { state: "DF", from: "70000", to: "72799" },
  { state: "GO", from: "72800", to: "72999" },
  { state: "DF", from: "73000", to: "73699" },
  { state: "GO", from: "73700", to: "76799" },
  { state: "RO", from: "76800", to: "76999" },
  { state: "TO", from: "77000", to: "77999" },
  { state: "MT", from: "78000", to: "78899" },
  { state: "MS", from: "79000", to: "79999" },
  { state: "PR", from: "80000", to: "87999" },
  { state: "SC", from: "88000", to: "89999" },
  { state: "RS", from: "90000", to: "99999" },
] as const;

const ACCEPTED_FORMS = /^(?:\d{8}|\d{5}-\d{3}|\d{2}\.\d{3}-\d{3})$/;
const PREFIX_LENGTH = 5;

/** The eight digits of a CEP that lies in a state's range, or null. Accepts `00000000`, `00000-000` and
 *  `00.000-000`, outer spaces ignored.
 *  @example normalizeCep("01310-100") // "01310100" */
export function normalizeCep(text: string): string | null {
  const trimmed = text.trim();
  if (!ACCEPTED_FORMS.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, "");
  return stateOfDigits(digits) === null ? null : digits;
}

/** Whether a text is a CEP in an accepted form and inside a state's range. */
export function isCep(text: string): boolean {
  return normalizeCep(text) !== null;
}

/** State whose range holds a CEP, or null when the text is no CEP.
 *  @example stateOfCep("69301-000") // "RR" */
export function stateOfCep(text: string): StateCode | null {
  const digits = normalizeCep(text);
  return digits === null ? null : stateOfDigits(digits);
}

function stateOfDigits(digits: string): StateCode | null {
  const prefix = digits.slice(0, PREFIX_LENGTH);
  return CEP_RANGES.find(({ from, to }) => from <= prefix && prefix <= to)?.state ?? null;
}
