/** What somebody is told of a save who sees no budgets, or no orders. */
export const SAVED_NOTICE_TEXTS = {
  budget: {
    title: "Orçamento {code} salvo.",
    description:
      "Seu acesso não mostra orçamentos: anote o código, por ele a equipe do distribuidor encontra este.",
  },
  order: {
    title: "Pedido {code} salvo. O estoque está reservado.",
    description:
      "Seu acesso não mostra pedidos: anote o código, por ele a equipe do distribuidor encontra este.",
  },
} as const;
