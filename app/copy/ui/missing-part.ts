/** A part of a page that was asked for and is not there. */
export const MISSING_PART_TEXTS = {
  loading: "Abrindo…",
  offline: "Sem conexão com o portal: não deu para abrir. O que você digitou continua aqui.",
  retry: "Tentar de novo",
  gone: "Não deu para abrir, provavelmente porque o portal foi atualizado. Carregue a página de novo.",
  reload: "Carregar de novo",
} as const;
