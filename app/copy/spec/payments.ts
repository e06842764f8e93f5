const CANCELLED = "Pagamento Cancelado";

/** A payment's status as each side of the sale reads it. */
export const PAYMENT_STATUS_LABELS = {
  notRequested: { integrator: "Gerando Dados de Pagamento", distributor: "Aguardando Envio" },
  requested: { integrator: "Aguardando Pagamento", distributor: "Pagamento Enviado" },
  received: { integrator: "Pagamento Concluído", distributor: "Pagamento Recebido" },
  cancelled: { integrator: CANCELLED, distributor: CANCELLED },
} as const;
