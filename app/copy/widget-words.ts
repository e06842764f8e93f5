/** Words of every widget on another site. */
export const WIDGET_TEXTS = { retry: "Tentar de novo" } as const;

/** Fields of every form. */
export const FIELD_TEXTS = { required: "Campo obrigatório" } as const;

/** What went wrong in a widget, by the type of the refusal; `retry` says that asking again may help. */
export const WIDGET_FAILURES = {
  NETWORK: {
    title: "Sem conexão",
    description: "Não conseguimos falar com o portal. Confira a internet e tente de novo.",
    retry: true,
  },
  UNEXPECTED_ANSWER: {
    title: "Algo deu errado",
    description: "O portal respondeu de um jeito inesperado. Tente de novo em instantes.",
    retry: true,
  },
  ORIGIN_NOT_ALLOWED: {
    title: "Site não autorizado",
    description: "Este site não está autorizado a mostrar estes kits.",
    retry: false,
  },
  KEY_MISSING: {
    title: "Falta a chave do portal",
    description: "Informe a chave em data-key no script ou em publishable-key no elemento.",
    retry: false,
  },
  LOAD_FAILED: {
    title: "Não foi possível carregar esta parte da página",
    description: "O arquivo do componente não pôde ser carregado. Recarregue a página.",
    retry: true,
  },
} as const;
