export const UNEXPECTED_ERROR_DIALOG = {
  title: "Erro Inesperado",
  message: "Tente novamente mais tarde ou entre em contato",
} as const;

/** For an account of a type that has no home page. */
export const UNKNOWN_TYPE_DIALOG = {
  title: "Erro",
  message: "Houve um erro inesperado, tente novamente mais tarde",
} as const;

export const MAINTENANCE_DIALOG_TITLE = "Plataforma em manutenção";

export const MISSING_REQUEST_ERROR = "Não foi passado o request";

export const RECOMMENDATION_ERROR = "Erro ao calcular recomendações";

export const EDIT_LOAD_DIALOG = {
  title: "Atenção",
  message: "Erro ao obter os dados do pedido/orçamento",
} as const;

export const DUPLICATION_START_ERROR = "Erro ao obter os dados do orçamento";

export const DUPLICATION_STOCK_WARNING = {
  title: "Equipamentos indisponíveis neste orçamento!",
  message: "Não é possível duplicar este orçamento, pois alguns equipamentos não estão mais disponíveis.",
} as const;
