/** For how many days a key that was renewed is still accepted, so that every site can be given the new one. */
export const KEY_OVERLAP_DAYS = 7;
