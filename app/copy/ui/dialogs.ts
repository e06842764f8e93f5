import type { Alert } from "#domain/live/messages.ts";

export const SNACKBAR_TEXTS = {
  region: "Avisos",
  close: "Fechar aviso",
} as const;

/** What the icon of a short message or a dialog means, for whoever does not see it. */
export const ALERT_TYPE_LABELS = {
  info: "Informação",
  success: "Sucesso",
  warning: "Atenção",
  error: "Erro",
} as const satisfies Record<Alert["type"], string>;

export const SAVING_TEXT = "Salvando…";

/** What every form says while it holds nothing to save. */
export const NO_CHANGES = "Nenhuma mudança para salvar.";

export const END_OTHERS_QUESTION = {
  title: "Encerrar todas as outras sessões?",
  message: "Os outros dispositivos saem da conta na hora e perdem o que não foi salvo. Este continua aberto.",
} as const;

/** Before a page is left whose changes were not saved; what would be lost stands between. */
export const LEAVE_TEXTS = {
  title: "Sair sem salvar?",
  leave: "Sair sem salvar",
  stay: "Continuar editando",
} as const;
