/** What somebody did with the portal and its surveys. */
export const PORTAL_EVENTS = {
  "maintenance.changed": "mudou a manutenção da plataforma",
  "research.created": "criou a pesquisa {entity}",
  "research.deleted": "excluiu a pesquisa {entity}",
  "research.updated": "mudou a pesquisa {entity}",
  "survey.followed-up": "atualizou o acompanhamento de uma resposta de pesquisa",
} as const;

export const PORTAL_EVENT_NAMES = {
  "maintenance.changed": "Manutenção alterada",
  "research.created": "Pesquisa criada",
  "research.deleted": "Pesquisa excluída",
  "research.updated": "Pesquisa alterada",
  "survey.followed-up": "Resposta de pesquisa acompanhada",
} as const satisfies Record<keyof typeof PORTAL_EVENTS, string>;
