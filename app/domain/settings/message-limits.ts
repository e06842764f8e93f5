/** Characters of what a distributor says to buyers in one place. */
export const MAX_MESSAGE_LENGTH = 1_000;
