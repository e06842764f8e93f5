import { chance, pickWeighted } from "./chance.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** Current state of a past request, by name of its status. */
export interface HistoryLife {
  status: string;
  payment: PaymentStatus;
}

type Ages = readonly (readonly [until: number, statuses: readonly (readonly [string, number])[]])[];

const ORDER_AGES: Ages = [
  [
    3,
    [
      ["Novo", 3],
      ["Aguardando pagamento", 4],
      ["Pago", 3],
    ],
  ],
  [
    12,
    [
      ["Pago", 3],
      ["Em separação", 5],
      ["Faturado", 3],
      ["Cancelado", 1],
    ],
  ],
  [
    35,
    [
      ["Em transporte", 4],
      ["Entregue", 4],
      ["Finalizado", 6],
      ["Cancelado", 1],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ["Finalizado", 9],
      ["Cancelado", 1],
    ],
  ],
];
const BUDGET_AGES: Ages = [
  [
    10,
    [
      ["Novo", 4],
      ["Em análise", 3],
      ["Enviado", 2],
    ],
  ],
  [
    30,
    [
      ["Enviado", 3],
      ["Negociação", 4],
      ["Aprovado", 2],
      ["Recusado", 1],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ["Recusado", 4],
      ["Expirado", 5],
      ["Negociação", 1],
    ],
  ],
];
const PAYMENT_BY_STATUS: Record<string, PaymentStatus> = {
  Novo: "notRequested",
  "Aguardando pagamento": "requested",
  Cancelado: "cancelled",
};

/** Progress of an order by its age. */
export function orderLife(seed: string, ageDays: number): HistoryLife {
  const status = statusAt(ORDER_AGES, seed, ageDays);
  return { status, payment: PAYMENT_BY_STATUS[status] ?? "received" };
}

/** Progress of a budget by its age. */
export function budgetLife(seed: string, ageDays: number): HistoryLife {
  return { status: statusAt(BUDGET_AGES, seed, ageDays), payment: "notRequested" };
}

function statusAt(ages: Ages, seed: string, ageDays: number): string {
  const [, statuses = []] = ages.find(([until]) => ageDays <= until) ?? [];
  return pickWeighted(statuses, chance(seed, "status"));
}
