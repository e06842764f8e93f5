/** What a developer reads on a machine where the Worker runs without what it needs. */
export const DEVELOPMENT_COPY = {
  settingsMissing: {
    title: "Falta configurar este portal",
    description:
      "O Worker está no ar, mas sem estas configurações: {names}. Rode “npm run services” em outro terminal: o comando inicia banco de dados, salas e serviços locais e escreve o arquivo .dev.vars, que o wrangler lê em seguida.",
  },
  databaseAway: {
    title: "O banco de dados não responde",
    description:
      "Nada respondeu em {address}. Rode “npm run services” em outro terminal e tente de novo; “npm start” inicia tudo de uma vez, com o Worker.",
  },
} as const;
