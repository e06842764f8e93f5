/** What every form of a record says. */
export const RECORD_FORM_TEXTS = {
  staleText: "Outra pessoa salvou antes. O que você digitou ainda está aqui.",
  reapply: "Trazer a versão atual",
  reapplied: "Esta é a versão atual com as suas mudanças. Confira e salve.",
  errorSummary: "Não salvamos. Confira os campos marcados.",
} as const;

/** Records in a list. */
export const RECORD_LIST_TEXTS = {
  edit: "Editar {name}",
  activate: "Ativar {name}",
  deactivate: "Desativar {name}",
  ordered: "Ordem salva.",
  staleTitle: "A lista mudou",
  staleText: "Outra pessoa acabou de alterá-la. Ela já está atualizada abaixo.",
} as const;
