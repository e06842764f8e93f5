/** Numbers of months over which a payer can ask to be financed. */
export const FINANCING_MONTHS = [12, 24, 36, 48, 60, 72, 84, 96, 120] as const;

/** Shortest and longest way to reach a payer. */
export const CONTACT_LENGTH = { least: 5, most: 120 } as const;
