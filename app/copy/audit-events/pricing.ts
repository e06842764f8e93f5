/** What somebody did with prices. */
export const PRICING_EVENTS = {
  "integrator-group.assigned": "mudou os integradores do grupo {entity}",
  "integrator-group.created": "criou o grupo de integradores {entity}",
  "integrator-group.deleted": "excluiu o grupo de integradores {entity}",
  "integrator-group.updated": "renomeou o grupo de integradores {entity}",
  "price-list.created": "criou a lista de preços {entity}",
  "price-list.deleted": "excluiu a lista de preços {entity}",
  "price-list.filled": "preencheu a lista de preços {entity} a partir do catálogo",
  "price-list.prices-set": "mudou preços da lista {entity}",
  "price-list.updated": "mudou a lista de preços {entity}",
  "pricing.draft-discarded": "descartou o rascunho das regras de preço",
  "pricing.draft-saved": "mudou o rascunho das regras de preço",
  "pricing.published": "publicou regras de preço",
  "pricing.version-restored": "trouxe uma versão das regras de preço de volta ao rascunho",
} as const;

export const PRICING_EVENT_NAMES = {
  "integrator-group.assigned": "Integradores do grupo alterados",
  "integrator-group.created": "Grupo de integradores criado",
  "integrator-group.deleted": "Grupo de integradores excluído",
  "integrator-group.updated": "Grupo de integradores renomeado",
  "price-list.created": "Lista de preços criada",
  "price-list.deleted": "Lista de preços excluída",
  "price-list.filled": "Lista de preços preenchida",
  "price-list.prices-set": "Preços da lista alterados",
  "price-list.updated": "Lista de preços alterada",
  "pricing.draft-discarded": "Rascunho de preços descartado",
  "pricing.draft-saved": "Rascunho de preços alterado",
  "pricing.published": "Regras de preço publicadas",
  "pricing.version-restored": "Versão de preços restaurada",
} as const satisfies Record<keyof typeof PRICING_EVENTS, string>;
