export const LIVE_TEXTS = {
  newVersion: "Há uma nova versão do portal.",
  update: "Atualizar",
  later: "Depois",
  away: "Sem atualizações ao vivo. Tentando reconectar…",
} as const;

/** Who else is at the same budget or order. */
export const PRESENCE_TEXTS = {
  here: "Aberto também por {names}",
} as const;
