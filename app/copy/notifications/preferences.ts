import type { NotificationChannel } from "#domain/access/preferences-schema.ts";
import type { NotificationKind } from "#domain/live/notification-schema.ts";

/** A kind of notification as the preferences name it. */
export const NOTIFICATION_SWITCHES: Record<NotificationKind, { label: string; hint: string }> = {
  orderCreated: { label: "Novo pedido", hint: "Quando um integrador salva um pedido." },
  budgetCreated: { label: "Novo orçamento", hint: "Quando um integrador salva um orçamento." },
  paymentReceived: { label: "Pagamento recebido", hint: "Quando o pagamento de um pedido é confirmado." },
  paymentMismatch: {
    label: "Pagamento com valor diferente",
    hint: "Quando alguém paga outro valor: o pagamento fica guardado, e o pedido continua em aberto.",
  },
  cardsStopped: {
    label: "Pagamento pausado por cartões recusados",
    hint: "Quando os bancos recusam três cartões de um pedido: alguém precisa liberar novas tentativas.",
  },
  paymentProof: {
    label: "Comprovante de pagamento",
    hint: "Quando o cliente envia o comprovante de um pedido que é cobrado por fora.",
  },
  financingAsked: {
    label: "Pedido de financiamento",
    hint: "Quando o cliente pede o financiamento de um pedido na página de pagamento.",
  },
  paymentCalledOff: {
    label: "Pagamento cancelado",
    hint: "Quando a última cobrança de um pedido expira sem pagamento e o portal cancela o pagamento.",
  },
  paymentDifferences: {
    label: "Diferenças nos pagamentos",
    hint: "Quando o provedor registrou, no dia anterior, algo que o portal ainda não sabe.",
  },
  stockShort: {
    label: "Pedido pago sem estoque",
    hint: "Quando um pedido é pago depois que a reserva venceu e já não há unidades: o pagamento vale, e faltam produtos.",
  },
  lowStock: {
    label: "Estoque abaixo do mínimo",
    hint: "Quando um pedido, uma contagem ou uma chegada cancelada deixa um produto abaixo do mínimo do centro de distribuição.",
  },
  registrationReceived: {
    label: "Novo cadastro de integrador",
    hint: "Quando uma empresa se cadastra e espera por uma resposta.",
  },
  discountAsked: {
    label: "Desconto para aprovar",
    hint: "Quando alguém pede um desconto acima do próprio limite e você pode decidir.",
  },
  discountDecided: {
    label: "Resposta ao desconto",
    hint: "Quando um desconto que você pediu é aprovado ou recusado.",
  },
  budgetAnswered: {
    label: "Resposta ao orçamento",
    hint: "Quando quem recebeu o link aprova, recusa ou pede mudança em um orçamento seu.",
  },
  budgetExpiry: {
    label: "Validade do orçamento",
    hint: "Quando um orçamento seu está para vencer, e quando venceu.",
  },
  shipment: {
    label: "Envios do pedido",
    hint: "Quando um pedido seu sai ou chega, e quando há uma ocorrência no recebimento ou a resposta a ela.",
  },
  unitsTakenBack: {
    label: "Cancelamento ou devolução",
    hint: "Quando unidades de um pedido são canceladas ou devolvidas, ou alguém pede isso.",
  },
  purchaseApproval: {
    label: "Compra acima do limite",
    hint: "Quando alguém da sua empresa pede a sua aprovação, e quando uma compra que você pediu é decidida.",
  },
  statusChanged: {
    label: "Situação alterada",
    hint: "Quando um orçamento ou pedido seu passa para outra situação.",
  },
  requestHandedOver: {
    label: "Negociação passada para você",
    hint: "Quando alguém passa um orçamento ou pedido para você cuidar.",
  },
  mentioned: {
    label: "Anotação para você",
    hint: "Quando alguém avisa você em uma anotação de um orçamento ou pedido, ou responde a uma sua.",
  },
  priceDrift: {
    label: "Preços mudaram",
    hint: "Quando um orçamento seu em aberto custaria outro valor hoje.",
  },
};

export const NOTIFICATION_CHANNEL_TEXTS: Record<NotificationChannel, string> = {
  portal: "No portal",
  email: "Por e-mail",
};

export const PREFERENCES_TEXTS = {
  kind: "Aviso",
  saleEmails: "Receber e-mails dos meus orçamentos e pedidos",
  saleEmailsHint:
    "Quando um orçamento ou pedido que é seu é salvo, muda de situação, de valor ou de frete, tem um desconto a decidir, está para vencer, é pago ou enviado, chega ou tem uma ocorrência. Valem as escolhas do distribuidor.",
  save: "Salvar notificações",
  saved: "Preferências salvas. Valem para os próximos avisos.",
  list: "Ver as minhas notificações",
} as const;
