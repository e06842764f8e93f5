/** What stands in the place of a number for a company without an inscrição estadual: free of having one, or nobody who
 *  pays ICMS at all. Prices treat both as without. */
export const WITHOUT_STATE_REGISTRATION = {
  exempt: "ISENTO",
  nonContributor: "NÃO CONTRIBUINTE",
} as const;

/** Digits of a number, by state; several where old and new numbers stand beside each other.
 *  @source SINTEGRA, numbers of each state */
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  AC: [13],
  AL: [9],
  AM: [9],
  AP: [9],
  BA: [8, 9],
  CE: [9],
  DF: [13],
  ES: [9],
  GO: [9],
  MA: [9],
  MG: [13],
  MS: [9],
  MT: [9, 11],
  PA: [9],
  PB: [9],
  PE: [9, 14],
  PI: [9],
  PR: [10],
  RJ: [8],
  RN: [9, 10],
  RO: [9, 14],
  RR: [9],
  RS: [10],
  SC: [9],
  SE: [9],
  SP: [12],
  TO: [9, 11],
};

const SHORTEST = 8;
const LONGEST = 14;
/** Producers of São Paulo's countryside have a letter before the number. */
const RURAL_OF_SP = /^P\d{12}$/;
const EXEMPT = /^ISENT[OA]$/;
const NON_CONTRIBUTOR = /^N[AÃ]OCONTRIBUINTE$/;

/** An inscrição estadual in canonical text, a number without its mask or one of `WITHOUT_STATE_REGISTRATION`, or null
 *  for any other text. A number has as many digits as its state gives; without a state, as many as any does.
 *  @example normalizeStateRegistration("110.042.490.114", "SP") // "110042490114" */
export function normalizeStateRegistration(text: string, state: string | null): string | null {
  const bare = text
    .normalize("NFC")
    .replaceAll(/[.\-/\s_]/g, "")
    .toUpperCase();
  if (EXEMPT.test(bare)) return WITHOUT_STATE_REGISTRATION.exempt;
  if (NON_CONTRIBUTOR.test(bare)) return WITHOUT_STATE_REGISTRATION.nonContributor;
  if (RURAL_OF_SP.test(bare)) return state === null || state === "SP" ? bare : null;
  if (!/^\d+$/.test(bare) || /^0+$/.test(bare)) return null;
  const lengths = LENGTHS[state ?? ""];
  const fits = lengths?.includes(bare.length) ?? (bare.length >= SHORTEST && bare.length <= LONGEST);
  return fits ? bare : null;
}
