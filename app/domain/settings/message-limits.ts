/** Limit of characters in a message to buyers. */
export const MAX_MESSAGE_LENGTH = 1_000;
