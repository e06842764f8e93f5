/** Acréscimo e desconto of a saved request. */
export const MODIFIER_TEXTS = {
  title: "Acréscimo e desconto",
  increase: "Acréscimo",
  decrease: "Desconto",
  increaseType: "Unidade do acréscimo",
  decreaseType: "Unidade do desconto",
  percentage: "%",
  fixed: "R$",
  limit: "Seu limite: {limit} do subtotal",
  unlimited: "Sem limite",
  noLimit: "Acima do que você pode aplicar: peça aprovação",
  subtotal: "Subtotal: {amount}",
  save: "Aplicar",
  saved: "Valores atualizados.",
  invalid: "Digite um número como 5 ou 5,5.",
  tooLarge: "O desconto vai até 100%.",
  fixedReasons: {
    paid: "O pedido está pago: os valores não mudam mais.",
    returned: "Há unidades canceladas ou devolvidas: os valores não mudam mais.",
    closed: "A negociação terminou: os valores não mudam mais.",
    charged: "Há uma cobrança em aberto. Os valores podem mudar depois que ela vencer.",
    blocked: "Neste status os valores não mudam mais.",
    expired: "O orçamento venceu. Os valores podem mudar depois que ele for atualizado.",
  },
  staleTitle: "O pedido mudou enquanto você editava",
  staleText: "Nada foi salvo. O que você digitou continua aqui; confira os valores atuais e aplique de novo.",
  leave: "O acréscimo e o desconto que você digitou não foram aplicados.",
} as const;

/** A discount above somebody's own limit. */
export const APPROVAL_TEXTS = {
  reason: "Por que este desconto?",
  reasonHint: "Pelo menos 10 caracteres. Ex.: concorrente ofereceu o mesmo kit por R$ 500 a menos.",
  ask: "Pedir aprovação",
  asked: "Pedido de desconto enviado. Você recebe um aviso com a resposta.",
  title: "Pedidos de desconto",
  statuses: {
    pending: "Aguardando",
    approved: "Aprovado",
    refused: "Recusado",
    withdrawn: "Retirado",
  },
  kinds: { discount: "Acima do limite", margin: "Abaixo da margem mínima" },
  askedPct: "Desconto pedido",
  limitPct: "Limite de quem pediu",
  total: "Total",
  fromTo: "{from} → {to}",
  margin: "Margem sobre o custo",
  minimumMargin: "Margem mínima: {pct}",
  note: "Recado para quem pediu",
  noteHint: "Obrigatório para recusar.",
  approve: "Aprovar desconto",
  refuse: "Recusar",
  withdraw: "Retirar pedido",
  outdated: "O pedido mudou depois desta solicitação: ela não pode mais ser aprovada.",
  approved: "Desconto aprovado. O total já é o novo.",
  refused: "Desconto recusado. Quem pediu foi avisado.",
  withdrawn: "Pedido de desconto retirado.",
  noteMissing: "Escreva o motivo da recusa (pelo menos 3 letras).",
  reasonMissing: "Escreva o motivo (pelo menos 10 letras).",
} as const;

/** The list of those. */
export const APPROVALS_PAGE_TEXTS = {
  hint: "Descontos acima do limite de quem pediu. Abra para ver o pedido e decidir.",
  link: "Aprovação de descontos",
  list: "Pedidos de desconto",
  request: "Pedido",
  company: "Integrador",
  asker: "Quem pediu",
  discount: "Desconto",
  total: "Total",
  margin: "Margem",
  status: "Situação",
  createdAt: "Pedido em",
  filter: "Situação",
  sort: "Ordem",
  sorts: { oldest: "Mais antigos primeiro", newest: "Mais novos primeiro" },
  all: "Todos",
  apply: "Filtrar",
  empty: "Nada espera por uma decisão",
  emptyHint:
    "Quando alguém pedir um desconto acima do próprio limite, ele aparece aqui e você recebe um aviso.",
  emptyFiltered: "Nenhum pedido nesta situação",
  emptyFilteredHint: "Escolha outra situação para ver mais pedidos.",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
} as const;

/** Prices that moved since a budget was saved. */
export const DRIFT_TEXTS = {
  title: "Os preços mudaram desde este orçamento",
  text: "Visto em {at}. O orçamento continua com os preços de quando foi salvo até você reprecificar.",
  list: "O que mudou",
  item: "Item",
  before: "No orçamento",
  today: "Hoje",
  difference: "Diferença",
  freight: "Frete",
  other: "Extras, acréscimo e desconto",
  total: "Total",
  freightKept: {
    unanswered: "A transportadora não respondeu: mantém o valor",
    notOffered: "Ninguém faz esta entrega hoje: mantém o valor",
  },
  repricedKept: {
    unanswered:
      "Orçamento com os preços de hoje. O frete continua o de antes: a transportadora não respondeu.",
    notOffered:
      "Orçamento com os preços de hoje. O frete continua o de antes: ninguém faz esta entrega hoje.",
  },
  offSale: "Fora de venda: mantém o preço",
  reprice: "Reprecificar",
  repricing: "Reprecificando…",
  repriced: "Orçamento com os preços de hoje.",
} as const;

/** What a distributor's administrators may take off, on the platform's page. */
export const DISCOUNT_LIMIT_TEXTS = {
  title: "Limite de desconto do administrador",
  hint: "Percentual do subtotal que os administradores deste distribuidor podem descontar. De 0 a 100, com até duas casas.",
  label: "Limite (%)",
  save: "Salvar limite",
  saved: "Limite salvo. Vale a partir de agora.",
  invalid: "Digite um percentual de 0 a 100.",
  staleTitle: "O limite mudou enquanto você editava",
  staleText: "Nada foi salvo. Confira o valor atual e salve de novo.",
} as const;
