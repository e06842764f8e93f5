/** For which company the distributor's people buy. */
export const INTEGRATOR_PICKER_TEXTS = {
  label: "Para qual integrador?",
  hint: "Busque pela razão social, pelo CNPJ ou pelo e-mail. Preços, estoque e frete seguem a empresa escolhida.",
  searching: "Buscando…",
  nothing: "Nenhum integrador ativo com esse texto. Confira se o cadastro foi aprovado.",
  failed: "A busca falhou. Confira sua conexão e digite de novo.",
  buyingFor: "Comprando para",
  change: "Trocar integrador",
  gone: "O integrador que estava escolhido não compra mais aqui. Escolha outro.",
} as const;

/** A saved request that is gone on with, on the pages of buying. */
export const EDITING_TEXTS = {
  titles: { edit: "Editando", copy: "Cópia de", frozen: "De" },
  hints: {
    edit: "Ao salvar, o código continua o mesmo e os preços passam a ser os de hoje.",
    copy: "Vira um orçamento novo quando você salvar. {code} continua como está.",
    frozen: "Itens, preços e ajustes vêm de {code} e não mudam aqui.",
  },
  leave: "Sair sem salvar",
} as const;
