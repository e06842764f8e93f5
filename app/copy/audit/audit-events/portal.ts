/** What somebody did with the portal, its surveys and its terms. */
export const PORTAL_EVENTS = {
  "maintenance.changed": "mudou a manutenção da plataforma",
  "research.created": "criou a pesquisa {entity}",
  "research.deleted": "excluiu a pesquisa {entity}",
  "research.updated": "mudou a pesquisa {entity}",
  "survey.followed-up": "atualizou o acompanhamento de uma resposta de pesquisa",
  "terms.draft-deleted": "excluiu o rascunho de termos {entity}",
  "terms.draft-updated": "mudou o rascunho de termos {entity}",
  "terms.drafted": "começou o rascunho de termos {entity}",
  "terms.published": "publicou os termos {entity}",
  "terms.withdrawn": "tirou de vigor os termos {entity}",
} as const;

export const PORTAL_EVENT_NAMES = {
  "maintenance.changed": "Manutenção alterada",
  "research.created": "Pesquisa criada",
  "research.deleted": "Pesquisa excluída",
  "research.updated": "Pesquisa alterada",
  "survey.followed-up": "Resposta de pesquisa acompanhada",
  "terms.draft-deleted": "Rascunho de termos excluído",
  "terms.draft-updated": "Rascunho de termos alterado",
  "terms.drafted": "Rascunho de termos começado",
  "terms.published": "Termos publicados",
  "terms.withdrawn": "Termos fora de vigor",
} as const satisfies Record<keyof typeof PORTAL_EVENTS, string>;
