/** Largest monthly bill of a house that is estimated, in reais: about the 75 kW up to which a system is a small one. */
export const MAX_BILL_REAIS = 10_000;
