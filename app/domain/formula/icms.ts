import type { StateCode } from "#domain/validation/cep.ts";

/** Internal ICMS rate of a state in percent, and the surcharge for its fund against poverty (FCP). */
export interface InternalRate {
  pct: string;
  fcpPct: string;
}

/** Internal rates on which the tables published in 2026 agree. They are a reference and no tax advice. */
export const ICMS_INTERNAL_RATES = {
  source: "State laws on ICMS, general rates",
  validFrom: "2026-04-01",
  rates: {
    AC: { pct: "19", fcpPct: "0" },
    AL: { pct: "20.5", fcpPct: "0" },
    AM: { pct: "20", fcpPct: "0" },
    AP: { pct: "18", fcpPct: "0" },
    BA: { pct: "20.5", fcpPct: "0" },
    CE: { pct: "20", fcpPct: "0" },
    DF: { pct: "20", fcpPct: "0" },
    ES: { pct: "17", fcpPct: "0" },
    GO: { pct: "19", fcpPct: "0" },
    MA: { pct: "23", fcpPct: "0" },
    MG: { pct: "18", fcpPct: "0" },
    MS: { pct: "17", fcpPct: "0" },
    MT: { pct: "17", fcpPct: "0" },
    PA: { pct: "19", fcpPct: "0" },
    PB: { pct: "20", fcpPct: "0" },
    PE: { pct: "20.5", fcpPct: "0" },
    PI: { pct: "22.5", fcpPct: "0" },
    PR: { pct: "19.5", fcpPct: "0" },
    RJ: { pct: "20", fcpPct: "2" },
    RN: { pct: "20", fcpPct: "0" },
    RO: { pct: "19.5", fcpPct: "0" },
    RR: { pct: "20", fcpPct: "0" },
    RS: { pct: "17", fcpPct: "0" },
    SC: { pct: "17", fcpPct: "0" },
    SE: { pct: "19", fcpPct: "0" },
    SP: { pct: "18", fcpPct: "0" },
    TO: { pct: "20", fcpPct: "0" },
  },
} as const satisfies {
  source: string;
  validFrom: string;
  rates: Readonly<Record<StateCode, InternalRate>>;
};

/** Southern and south-eastern states whose sales to the other regions have the lower rate. */
const LOWER_FROM: readonly string[] = ["SP", "RJ", "MG", "PR", "SC", "RS"];

const IMPORTED_PCT = "4";
const LOWER_PCT = "7";
const USUAL_PCT = "12";

function isIcmsState(text: string): text is StateCode {
  return Object.hasOwn(ICMS_INTERNAL_RATES.rates, text);
}

/** Internal rate of a state in percent, without FCP; null for an unknown state. */
export function icmsInternalPct(state: string): string | null {
  return isIcmsState(state) ? ICMS_INTERNAL_RATES.rates[state].pct : null;
}

/** ICMS rate of a sale between states, in percent: 7 from the South and Southeast (except Espírito Santo) to the North,
 *  Northeast, Centre-West and Espírito Santo; otherwise 12; 4 for imported goods. Within a state it is the internal
 *  rate. Null for an unknown state.
 *  @param imported - imported, or with more than 40% of imported content and no national equivalent
 *  @source Senate Resolutions 22/1989 and 13/2012
 *  @example icmsInterstatePct("SP", "BA") // "7" */
export function icmsInterstatePct(from: string, to: string, { imported = false } = {}): string | null {
  if (!isIcmsState(from) || !isIcmsState(to)) return null;
  if (from === to) return icmsInternalPct(from);
  if (imported) return IMPORTED_PCT;
  return LOWER_FROM.includes(from) && !LOWER_FROM.includes(to) ? LOWER_PCT : USUAL_PCT;
}
