export const LIVE_TEXTS = {
  newVersion: "Há uma nova versão do portal.",
  update: "Atualizar",
  later: "Depois",
  away: "Sem atualizações ao vivo. Tentando reconectar…",
} as const;
