import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** Statuses of budgets and orders: list and editor. */
export const STATUSES_TEXTS = {
  hint: "As etapas por que orçamentos e pedidos passam. A ordem vale nas listas e nas regras de estoque e de edição.",
  types: "Status de",
  budget: "Orçamentos",
  order: "Pedidos",
  new: "Novo status",
  empty: "Nenhum status",
  emptyHint: "Crie o primeiro: é nele que tudo o que for salvo começa.",
  saved: "Transições salvas.",
  deleted: "Status excluído.",
  needed: "Necessário",
  first: "Onde começa",
  noneInGroup: "Nenhum status neste grupo.",
} as const;

export const STATUS_GROUP_LABELS = {
  open: "Em aberto",
  negotiation: "Em negociação",
  distributor: "Do distribuidor",
  finished: "Finalizado",
  refused: "Recusado",
} as const;

/** Table of what may follow what. */
export const FOLLOWER_TEXTS = {
  title: "O que pode vir depois",
  hint: "Cada linha é um status; marque para quais dele se pode mudar. Vale na página, nas listas e no quadro. Linha sem nenhuma marca: ninguém tira dali à mão.",
  from: "De",
  any: "Todas permitidas",
  anyOf: "De {from}: todas permitidas",
  pair: "De {from} para {to}",
  save: "Salvar transições",
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  changed: "Mudou: {list}",
  unsaved: "O que você mudou nas transições ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou estes status enquanto você editava",
  staleText: "O que você marcou ainda está na tabela, sobre a versão atual. Confira e salve de novo.",
} as const;

export const STATUS_FORM_WORDS = {
  facts: "Status",
  newBudget: "Novo status de orçamento",
  newOrder: "Novo status de pedido",
  name: "Nome",
  nameHint: "Como aparece nas listas, para o integrador também.",
  neededHint: "Uma regra depende deste status, ou ele é o último do grupo. Por isso não pode ser excluído.",
  group: "Grupo",
  groupHint:
    "“Finalizado” e “Recusado” encerram: reabrir pede a permissão de editar. “Do distribuidor” são etapas suas, depois da negociação e fora do quadro.",
  next: "O que pode vir depois",
  followedByAny: "Qualquer outro",
  followedByAnyHint: "Quem pode mudar a situação escolhe qualquer outro status.",
  nextStatusIds: "Só estes",
  nextStatusIdsHint: "Vale na página, nas listas e no quadro. Sem nenhum marcado, ninguém tira daqui à mão.",
  noOthers: "Ainda não há outro status deste tipo.",
  nextStatusIdsGone: "Um dos status marcados não existe mais. Recarregue a página.",
  toBuyers: "Para o comprador",
  message: "Mensagem",
  messageHint:
    "Aparece na página do orçamento ou pedido enquanto ele está neste status, e no e-mail que avisa da mudança. Até 500 caracteres.",
  saved: "Status salvo.",
  create: "Criar status",
  save: "Salvar status",
  saving: "Salvando…",
  noChanges: NO_CHANGES,
  newHint: "Entra como o último do grupo.",
  unsaved: "O que você mudou neste status ainda não foi salvo.",
  changes: "Mudou: {list}",
  discard: "Descartar mudanças",
  fields: {
    ...{ name: "nome", group: "grupo", color: "cor", message: "mensagem" },
    ...{ followedByAny: "o que pode vir depois", nextStatusIds: "o que pode vir depois" },
  },
  staleTitle: "Outra pessoa mudou este status enquanto você editava",
  remove: "Excluir status",
  removeQuestion: "Excluir o status “{name}”? Não dá para desfazer.",
  removeConfirm: "Excluir “{name}”",
  moveTo: "Para onde vai o que está nele",
  moveToNone: "Nada está neste status",
  moveToHint: "Só aparecem os status com o mesmo efeito no estoque.",
  otherStock: "Este destino mudaria o estoque dos pedidos. Escolha outro.",
} as const;
