/** A distributor's message to those who buy. */
export const DISTRIBUTOR_MESSAGE_TEXTS = { label: "Mensagem do distribuidor" } as const;
