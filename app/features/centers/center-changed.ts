/** Stands in the address of the page on which a purchase begins anew with another center. */
export const CENTER_CHANGED = "centro=trocado";
