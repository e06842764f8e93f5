import type { ClaimKind, ClaimOutcome, Progress } from "#domain/shipments/shipment.ts";

/** What leaves after an order. */
export const SHIPMENT_TEXTS = {
  title: "Envios de {code}",
  toOrder: "Voltar ao pedido",
  none: "Nada foi enviado ainda.",
  left: "Falta enviar",
  leftLine: "{amount} × {name}",
  shipment: "Envio {number}",
  sentOn: "Enviado em",
  expectedOn: "Previsto para",
  deliveredAt: "Recebido em",
  receivedBy: "Quem recebeu",
  carrier: "Transportadora",
  tracking: "Rastreio",
  follow: "Acompanhar {code}",
  invoice: "Nota fiscal",
  invoiceNamed: "Nº {number}, série {series}",
  invoiceKey: "Chave de acesso",
  packing: "O que vai neste envio",
  delivered: "Recebido",
  onItsWay: "A caminho",
  new: "Novo envio",
  amountOf: "Unidades de {name}",
  remaining: "Faltam {remaining} de {amount}",
  invoiceKeyHint: "Os 44 caracteres da NF-e. Número e série saem dela.",
  trackingCode: "Código de rastreio",
  trackingUrl: "Link de rastreio",
  ship: "Registrar envio",
  saving: "Salvando…",
  shipped: "Envio registrado.",
  withdraw: "Desfazer envio",
  withdrawNamed: "Desfazer o envio {number}",
  withdrawn: "Envio desfeito.",
  confirm: "Confirmar recebimento",
  confirmNamed: "Confirmar o recebimento do envio {number}",
  confirmHint:
    "Confira cada item com a entrega. O que não estiver certo vira uma ocorrência para o distribuidor.",
  allRight: "Tudo certo",
  problemOf: "Como chegou: {name}",
  problemAmountOf: "Unidades com problema de {name}",
  problemTextOf: "O que houve com {name}",
  confirmed: "Recebimento confirmado.",
  claims: "Ocorrências",
  open: "Aguarda resposta",
  outcome: "Como termina",
  answer: "Resposta ao comprador",
  answerNamed: "Responder à ocorrência de {name}",
  send: "Responder",
  answered: "Ocorrência respondida.",
} as const;

export const PROGRESS_TEXTS: Readonly<Record<Progress, string>> = {
  none: "Nada enviado",
  partlySent: "Enviado em parte",
  sent: "Enviado",
  partlyDelivered: "Recebido em parte",
  delivered: "Recebido",
};

export const CLAIM_KIND_TEXTS: Readonly<Record<ClaimKind, string>> = {
  missing: "Faltou",
  damaged: "Chegou danificado",
  wrong: "Veio outro produto",
};

export const CLAIM_OUTCOME_TEXTS: Readonly<Record<ClaimOutcome, string>> = {
  replaced: "Será reposto",
  credited: "Será creditado",
  refused: "Não procede",
};

/** Why a form was refused, by code. */
export const SHIPMENT_PROBLEMS: Readonly<Record<string, string>> = {
  NOTHING: "Diga quantas unidades de pelo menos um item.",
  TOO_MANY: "É mais do que falta enviar, ou do que veio neste envio. Confira as quantidades.",
  UNKNOWN: "Um dos itens não está mais no pedido. Recarregue a página.",
  INVALID_INVOICE_KEY: "Esta chave de acesso não confere. São 44 caracteres; confira o último.",
  INVALID_URL: "O link começa com https:// e não tem espaços.",
  BEFORE_SENT: "A previsão não pode ser antes do envio.",
  INVALID_DAY: "Informe um dia do calendário.",
  RECEIVED_BY: "Diga quem recebeu.",
  ANSWER: "Escreva a resposta ao comprador, com pelo menos 3 letras.",
};
