/** What every form of a record says. */
export const RECORD_FORM_TEXTS = {
  staleText: "Outra pessoa salvou antes. O que você digitou ainda está aqui.",
  reapply: "Trazer a versão atual",
  reapplied: "Esta é a versão atual com as suas mudanças. Confira e salve.",
  errorSummary: "Não salvamos. Confira os campos marcados.",
} as const;
