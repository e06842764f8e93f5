import type { PurchaseState } from "#domain/purchases/purchase-approval.ts";
import type { PurchasePeriod } from "#domain/requests/purchase-limit.ts";

/** A period of a limit, as a choice and inside a sentence. */
export const PURCHASE_PERIOD_TEXTS: Readonly<Record<PurchasePeriod, { each: string; this: string }>> = {
  day: { each: "por dia", this: "hoje" },
  week: { each: "por semana", this: "nesta semana" },
  month: { each: "por mês", this: "neste mês" },
};

/** What a company sets for what its own people order. */
export const PURCHASE_RULES_TEXTS = {
  title: "Regras de compra",
  hint: "Quanto cada pessoa da empresa pode pedir sozinha. Só os gestores da empresa veem e mudam.",
  limit: "Limite por pessoa (R$)",
  limitHint: "Vazio: sem limite. Gestores não têm limite, a não ser que você dê um a eles abaixo.",
  period: "Período",
  periodHint: "A semana começa na segunda-feira, e o mês no dia 1º.",
  number: "Pedido só com número da ordem de compra",
  numberHint: "Ninguém da empresa gera um pedido sem esse número. Orçamentos não precisam dele.",
  exceptions: "Limites próprios",
  exceptionsHint: "Quem tem um limite próprio não segue o da empresa.",
  kind: "Limite de {name}",
  kinds: { usual: "O da empresa", none: "Sem limite", own: "Próprio" },
  usualOfManager: "Sem limite (gestor)",
  amount: "Valor de {name} (R$)",
  manager: "gestor",
  save: "Salvar regras",
  saving: "Salvando…",
  saved: "Regras salvas. Valem a partir do próximo pedido.",
  stale: "Outra pessoa mudou as regras. Confira as atuais e salve de novo.",
  noLimit: "sem limite",
  exception: "{name}: {limit}",
  pending: "Pedidos à espera da sua aprovação",
  pendingFacts: "{asker} pede {total} · {at}",
  pendingHidden: "{asker} pede aprovação · {at}",
} as const;

/** The approval of an order above a limit. */
export const PURCHASE_TEXTS = {
  title: "Aprovação da compra de {code}",
  toBudget: "Ver o orçamento",
  toOrder: "Ver o pedido",
  ownLimit: "Seu limite é de {limit} {each}. Você já pediu {used} {period}.",
  ownFree: "Você não tem limite de compra.",
  facts: {
    asker: "Quem pede",
    total: "Este pedido",
    limit: "Limite",
    used: "Já pedido no período",
    over: "Acima do limite",
    reason: "Motivo",
    hidden: "não mostrado",
    noReason: "não informado",
  },
  ask: "Pedir aprovação",
  asking: "Pedindo…",
  askTitle: "Pedir a aprovação de um gestor",
  askHint:
    "Os gestores da sua empresa são avisados na hora e por e-mail. Quando um deles aprovar, o pedido é gerado em seu nome, com o valor de agora.",
  reason: "Motivo (opcional)",
  decideTitle: "Sua decisão",
  decideHint:
    "Ao aprovar, o pedido é gerado em nome de {name}, e conta no que essa pessoa já pediu no período.",
  note: "Comentário",
  noteHint: "Necessário para recusar. Quem pediu lê o que você escrever.",
  approve: "Aprovar e gerar o pedido",
  refuse: "Recusar",
  deciding: "Salvando…",
  states: {
    pending: "Aguardando um gestor",
    approved: "Aprovada",
    refused: "Recusada",
    withdrawn: "Encerrada",
    outdated: "Orçamento mudou",
  } satisfies Record<PurchaseState, string>,
  told: {
    pending: "Um gestor da empresa ainda precisa decidir.",
    approved: "{name} aprovou em {at}.",
    refused: "{name} recusou em {at}.",
    withdrawn: "O orçamento mudou ou virou pedido antes da decisão. Se ainda for o caso, peça de novo.",
    outdated: "O orçamento mudou depois do pedido de aprovação. Peça a aprovação da versão nova.",
  } satisfies Record<PurchaseState, string>,
  done: {
    asked: "Aprovação pedida. Os gestores da sua empresa foram avisados.",
    approved: "Aprovado. O pedido foi gerado.",
    refused: "Recusado. Quem pediu foi avisado.",
  },
  nothing: "Nada espera por uma decisão aqui.",
  incomplete:
    "Falta informar entrega, pagamento ou outros dados que um pedido precisa. Abra o orçamento, gere o pedido e complete o que falta.",
} as const;

/** A purchase-order number of the company that buys. */
export const PURCHASE_NUMBER_TEXTS = {
  label: "Número da ordem de compra",
  needed: "A sua empresa pede esse número em todo pedido.",
  title: "Ordem de compra de {code}",
  text: "Aparece no pedido, nos documentos e na busca. Vazio: sem número.",
  save: "Salvar número",
} as const;

/** What a person may still order, before a checkout is saved. */
export const OWN_LIMIT_TEXT =
  "Seu limite até {day}: {limit}, restam {left}. Acima disso, o pedido passa pela aprovação de um gestor da sua empresa.";

/** A checkout's order that is above the limit of its person. */
export const PURCHASE_LIMIT_TEXTS = {
  title: "Este pedido passa do seu limite de compra",
  facts: "Seu limite é de {limit} {each}. Você já pediu {used} {period}, e este pedido é de {total}.",
  hidden: "Este pedido passa do que a sua empresa deixa você pedir {each}.",
  mayAsk:
    "Nada foi gerado. Peça a aprovação de um gestor: a compra fica salva como orçamento até a resposta.",
  mayNotAsk: "Nada foi salvo. Fale com um gestor da sua empresa, que pode salvar esta mudança.",
  ask: "Salvar e pedir aprovação",
} as const;
