import { MAINTENANCE_DIALOG_TITLE } from "#copy/spec/errors.ts";

export const MAINTENANCE_DIALOG = {
  title: MAINTENANCE_DIALOG_TITLE,
  description: "A plataforma está sendo atualizada. Tente novamente mais tarde.",
} as const;

export const SESSION_TEXTS = {
  closeDialog: "Fechar",
  draftRestored: "Recuperamos o que você tinha digitado.",
  draftNewer: "Há uma versão mais nova, feita em outra aba.",
  takeNewerDraft: "Usar a da outra aba",
  discardDraft: "Descartar",
} as const;
