export const CHECKOUT_LOAD_RETRY_WARNING = "Erro ao carregar checkout, tentando novamente";
