import type { PortalPermission } from "#domain/access/permissions/portal-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** The frame of the portal. */
export const PORTAL_PERMISSION_TEXTS = {
  dashboardBI: {
    title: "Painel de BI",
    description: "Abre o painel de BI com os indicadores do distribuidor.",
  },
  externalLinkButton: {
    title: "Botão de link externo",
    description: "Vê no menu um botão que abre o link definido neste perfil.",
  },
  "support.whatsApp": {
    title: "Suporte por WhatsApp",
    description: "Fala com o suporte pelo número de WhatsApp definido neste perfil.",
  },
} as const satisfies Record<PortalPermission, PermissionText>;
