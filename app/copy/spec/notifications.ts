export const NOTIFICATION_GROUP_TITLES = {
  today: "Hoje",
  yesterday: "Ontem",
  older: "Mais Antigas",
} as const;

export const NOTIFICATION_PANEL_TEXTS = {
  badgeCap: "+99",
  allRead: "Todas as notificações foram lidas.",
} as const;
