import { formatDay } from "#domain/shared/format.ts";
import type { ApprovalAnswer } from "#domain/approvals/approval-state.ts";
import type {
  NotificationContent,
  NotificationKind,
  ReturnNews,
  ShipmentNews,
} from "#domain/live/notification-schema.ts";

const PART_RECEIVED = "Parte do pagamento recebida";

const NOTIFICATION_TITLES = {
  orderCreated: "Novo pedido",
  budgetCreated: "Novo orçamento",
  paymentReceived: "Pagamento recebido",
  paymentMismatch: "Pagamento com valor diferente",
  cardsStopped: "Cartões recusados: pagamento pausado",
  paymentProof: "Comprovante de pagamento",
  financingAsked: "Pedido de financiamento",
  paymentCalledOff: "Pagamento cancelado: ninguém pagou",
  paymentDifferences: "Diferenças nos pagamentos",
  stockShort: "Pedido pago sem estoque",
  lowStock: "Estoque abaixo do mínimo",
  registrationReceived: "Novo cadastro de integrador",
  discountAsked: "Desconto para aprovar",
  discountDecided: "Resposta ao desconto",
  priceDrift: "Preços mudaram",
  mentioned: "Anotação para você",
  budgetAnswered: "Resposta ao orçamento",
  budgetExpiry: "Orçamento perto de vencer",
  shipment: "Envio do pedido",
  unitsTakenBack: "Cancelamento ou devolução",
  purchaseApproval: "Compra para aprovar",
  statusChanged: "Situação alterada",
  requestHandedOver: "Agora é com você",
} as const satisfies Record<NotificationKind, string>;

const ANSWER_TITLES = {
  accepted: "Orçamento aprovado",
  changeAsked: "Cliente pediu mudança",
  refused: "Orçamento recusado",
} as const satisfies Record<ApprovalAnswer, string>;

const SHIPMENT_TITLES = {
  sent: "Pedido a caminho",
  delivered: "Pedido recebido",
  claimMade: "Ocorrência no recebimento",
  claimMessage: "Mensagem na ocorrência",
  claimAnswered: "Ocorrência respondida",
} as const satisfies Record<ShipmentNews, string>;

const RETURN_TITLES = {
  taken: "Cancelamento ou devolução",
  undone: "Cancelamento ou devolução desfeitos",
  asked: "Solicitação de cancelamento ou devolução",
  declined: "Cancelamento ou devolução não aceitos",
} as const satisfies Record<ReturnNews, string>;

const PURCHASE_TITLES = {
  asked: "Compra para aprovar",
  approved: "Compra aprovada",
  refused: "Compra recusada",
} as const;

/** A notification in two lines, and the page of the portal that it leads to. */
export interface NotificationWords {
  title: string;
  detail: string;
  path: string;
}

/** What a notification says; an order's name is as somebody typed it.
 *  @param money - amount in cents, as people read it */
export function notificationWords(
  notification: NotificationContent,
  money: (cents: number) => string,
): NotificationWords {
  const title = NOTIFICATION_TITLES[notification.kind];
  switch (notification.kind) {
    case "budgetCreated": {
      const { requestId, code, name, totalCents } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: `${name} · ${money(totalCents)}`,
        path: detailPath("budget", requestId),
      };
    }
    case "paymentReceived": {
      const { requestId, code, name, totalCents, partCents } = notification.content;
      return {
        title: `${partCents === undefined ? title : PART_RECEIVED} · ${code}`,
        detail:
          partCents === undefined
            ? `${name} · ${money(totalCents)}`
            : `${name} · ${money(partCents)} de ${money(totalCents)}`,
        path: orderPath(requestId),
      };
    }
    case "orderCreated":
    case "paymentCalledOff":
    case "stockShort": {
      const { requestId, code, name, totalCents } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: `${name} · ${money(totalCents)}`,
        path: orderPath(requestId),
      };
    }
    case "cardsStopped": {
      const { requestId, code, name, totalCents } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: `${name} · ${money(totalCents)}`,
        // Where they are let go.
        path: paymentPath(requestId),
      };
    }
    case "paymentMismatch": {
      const { requestId, code, name, totalCents, paidCents } = notification.content;
      const amounts = `${money(paidCents)} em vez de ${money(totalCents)}`;
      return { title: `${title} · ${code}`, detail: `${name} · ${amounts}`, path: orderPath(requestId) };
    }
    case "paymentDifferences": {
      const { day, count } = notification.content;
      return {
        title: `${title} · ${formatDay(day)}`,
        detail: count === 1 ? "1 pagamento não confere" : `${count} pagamentos não conferem`,
        path: `/settings/payment/reconciliation?dia=${day}`,
      };
    }
    case "paymentProof": {
      const { requestId, code, name } = notification.content;
      return { title: `${title} · ${code}`, detail: name, path: paymentPath(requestId) };
    }
    case "financingAsked": {
      const { requestId, code, name, months } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: `${name} · ${String(months)} meses`,
        path: paymentPath(requestId),
      };
    }
    case "lowStock": {
      const { centerName, products } = notification.content;
      const list = products.map(({ name, available, minimum }) => `${name}: ${available} de ${minimum}`);
      return { title: `${title} · ${centerName}`, detail: list.join("; "), path: stockPath(products) };
    }
    case "discountAsked": {
      const { requestId, code, name, askedPct, askerName } = notification.content;
      const asked = `${askerName} pede ${askedPct.replace(".", ",")}% de desconto`;
      return { title: `${title} · ${code}`, detail: `${name} · ${asked}`, path: orderPath(requestId) };
    }
    case "discountDecided": {
      const { requestId, code, name, totalCents, decision } = notification.content;
      return {
        title: `${decision === "approved" ? "Desconto aprovado" : "Desconto recusado"} · ${code}`,
        detail: `${name} · ${money(totalCents)}`,
        path: orderPath(requestId),
      };
    }
    case "priceDrift": {
      const { requestId, code, name, totalCents, todayCents } = notification.content;
      const amounts = `de ${money(totalCents)} para ${money(todayCents)}`;
      return { title: `${title} · ${code}`, detail: `${name} · ${amounts}`, path: orderPath(requestId) };
    }
    case "mentioned": {
      const { requestId, code, requestType, authorName, excerpt } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: `${authorName}: ${excerpt}`,
        path: `${detailPath(requestType, requestId)}#anotacoes`,
      };
    }
    case "budgetAnswered": {
      const { requestId, code, name, answer, answererName, version } = notification.content;
      return {
        title: `${ANSWER_TITLES[answer]} · ${code}`,
        detail: `${name} · ${answererName}, versão ${String(version)}`,
        path: detailPath("budget", requestId),
      };
    }
    case "budgetExpiry": {
      const { requestId, code, name, totalCents, expiresOn, isOver } = notification.content;
      const day = formatDay(expiresOn);
      return {
        title: `${isOver ? "Orçamento vencido" : title} · ${code}`,
        detail: `${name} · ${money(totalCents)} · ${isOver ? "venceu" : "vale até"} ${isOver ? `em ${day}` : day}`,
        path: detailPath("budget", requestId),
      };
    }
    case "shipment": {
      const { requestId, code, name, news, items } = notification.content;
      return {
        title: `${SHIPMENT_TITLES[news]} · ${code}`,
        detail: `${name} · ${items}`,
        path: `/request/shipping/${requestId}`,
      };
    }
    case "unitsTakenBack": {
      const { requestId, code, name, cancelled, returned, news = "taken" } = notification.content;
      const isDone = news === "taken" || news === "undone";
      const [cancel, giveBack] = isDone
        ? [cancelled === 1 ? "cancelada" : "canceladas", returned === 1 ? "devolvida" : "devolvidas"]
        : ["a cancelar", "a devolver"];
      const parts = [
        ...(cancelled > 0 ? [`${String(cancelled)} ${cancel}`] : []),
        ...(returned > 0 ? [`${String(returned)} ${giveBack}`] : []),
      ];
      return {
        title: `${RETURN_TITLES[news]} · ${code}`,
        detail: `${name} · unidades: ${parts.join(", ")}`,
        path: `/request/returns/${requestId}`,
      };
    }
    case "purchaseApproval": {
      const { requestId, code, name, totalCents, step, personName } = notification.content;
      return {
        title: `${PURCHASE_TITLES[step]} · ${code}`,
        detail: `${name} · ${money(totalCents)} · ${step === "asked" ? `pede ${personName}` : `por ${personName}`}`,
        path: `/budgets/purchase/${requestId}`,
      };
    }
    case "statusChanged": {
      const { requestId, code, name, requestType, status, message } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: [`${name} · ${status}`, message].filter(Boolean).join(": "),
        path: detailPath(requestType, requestId),
      };
    }
    case "requestHandedOver": {
      const { requestId, code, name, requestType, authorName } = notification.content;
      return {
        title: `${title} · ${code}`,
        detail: `${authorName} passou para você: ${name}`,
        path: detailPath(requestType, requestId),
      };
    }
    case "registrationReceived": {
      const { integratorId, companyName } = notification.content;
      return { title, detail: companyName, path: `/integrators/detail/${integratorId}` };
    }
  }
}

/** The stock of the product, or all that is below its minimum where there are several. */
function stockPath(products: readonly { code?: string | undefined; group?: string | undefined }[]): string {
  const [first] = products;
  const path = `/equipments/${first?.group ?? "modules"}/inventory`;
  return products.length === 1 && first?.code !== undefined
    ? `${path}?search=${encodeURIComponent(first.code)}`
    : `${path}?filter=low`;
}

function orderPath(requestId: string): string {
  return detailPath("order", requestId);
}

function paymentPath(requestId: string): string {
  return `/request/payment-details/${requestId}`;
}

function detailPath(type: "budget" | "order", requestId: string): string {
  return `/${type === "budget" ? "budgets" : "requests"}/detail/${requestId}`;
}

export const NOTIFICATION_TEXTS = {
  open: "Ver",
  markRead: "Marcar como lida",
  markAllRead: "Marcar todas como lidas",
  filter: "Mostrar",
  all: "Todas",
  unread: "Não lidas",
  unreadMark: "Não lida",
  unreadCount: "Não lidas: {count}",
  seeAll: "Ver todas",
  preferences: "Preferências",
  close: "Fechar notificações",
  loading: "Carregando notificações…",
  loadingMore: "Carregando mais…",
  empty: "Nenhuma notificação por aqui",
  emptyHint: "Quando algo acontecer que precise de você, aparece aqui na hora.",
  emptyUnread: "Nada por ler",
  emptyUnreadHint: "As notificações que você já leu estão em “Todas”.",
  failed: "As notificações não foram carregadas.",
  failedMore: "O resto não foi carregado.",
  again: "Tentar de novo",
  notMarked: "Não foi possível marcar como lida",
  notMarkedHint: "Nada mudou. Tente de novo em instantes.",
  hint: "O que aconteceu nos últimos 180 dias.",
} as const;

export const NOTIFICATION_PAGER_TEXTS = {
  previous: "Notificações mais novas",
  next: "Notificações mais antigas",
  page: "{from}–{until} de {total}",
} as const;

const COUNTED: Record<NotificationKind, readonly [one: string, many: string]> = {
  orderCreated: ["novo pedido", "novos pedidos"],
  budgetCreated: ["novo orçamento", "novos orçamentos"],
  paymentReceived: ["pagamento recebido", "pagamentos recebidos"],
  paymentMismatch: ["pagamento com valor diferente", "pagamentos com valor diferente"],
  cardsStopped: ["pagamento pausado", "pagamentos pausados"],
  paymentProof: ["comprovante de pagamento", "comprovantes de pagamento"],
  financingAsked: ["pedido de financiamento", "pedidos de financiamento"],
  paymentCalledOff: ["pagamento cancelado", "pagamentos cancelados"],
  paymentDifferences: ["aviso de diferenças", "avisos de diferenças"],
  stockShort: ["pedido pago sem estoque", "pedidos pagos sem estoque"],
  lowStock: ["aviso de estoque", "avisos de estoque"],
  registrationReceived: ["novo cadastro", "novos cadastros"],
  discountAsked: ["desconto para aprovar", "descontos para aprovar"],
  discountDecided: ["resposta a desconto", "respostas a descontos"],
  mentioned: ["anotação para você", "anotações para você"],
  budgetAnswered: ["resposta a orçamento", "respostas a orçamentos"],
  budgetExpiry: ["aviso de validade", "avisos de validade"],
  shipment: ["aviso de envio", "avisos de envio"],
  unitsTakenBack: ["cancelamento ou devolução", "cancelamentos ou devoluções"],
  purchaseApproval: ["aviso de compra acima do limite", "avisos de compras acima do limite"],
  statusChanged: ["situação alterada", "situações alteradas"],
  requestHandedOver: ["negociação passada para você", "negociações passadas para você"],
  priceDrift: ["orçamento com preço novo", "orçamentos com preço novo"],
};

/** How many there are of each kind, in words.
 *  @example countsInWords([["orderCreated", 2], ["lowStock", 1]]) // "2 novos pedidos e 1 aviso de estoque" */
export function countsInWords(counts: readonly (readonly [NotificationKind, number])[]): string {
  const parts = counts.map(([kind, count]) => `${count} ${COUNTED[kind][count === 1 ? 0 : 1]}`);
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} e ${last}`;
}
