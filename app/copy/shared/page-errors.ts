import { UNEXPECTED_ERROR_DIALOG } from "#copy/spec/errors.ts";

/** What a page says that failed for no reason that has words of its own. */
export const UNEXPECTED = {
  title: UNEXPECTED_ERROR_DIALOG.title,
  description: UNEXPECTED_ERROR_DIALOG.message,
};

export const MISSING_PAGE = {
  title: "Não encontrado",
  description: "O endereço não existe ou não é seu.",
};

/** What a page says when the portal could not be reached at all. */
export const UNREACHABLE = {
  title: "Sem conexão com o portal",
  description: "Confira a internet e tente de novo.",
};

/** What stands around a refusal that fills the page. */
export const ERROR_PAGE_TEXTS = {
  retry: "Tentar de novo",
  retrying: "Tentando de novo…",
  home: "Voltar ao início",
  support: "Código para o suporte",
} as const;
