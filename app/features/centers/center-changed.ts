/** Query of the page on which a purchase begins again after a change of center. */
export const CENTER_CHANGED = "centro=trocado";
