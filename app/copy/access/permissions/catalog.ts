import type { CatalogPermission } from "#domain/access/permissions/catalog-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** Equipment. */
export const CATALOG_PERMISSION_TEXTS = {
  equipment: {
    title: "Acessar equipamentos",
    description: "Vê o menu Equipamentos, com módulos, inversores, string boxes e outros produtos.",
  },
  "equipment.items": {
    title: "Gerenciar itens",
    description: "Cadastra e altera os equipamentos do catálogo, com preços e dados técnicos.",
  },
  "equipment.inventory": {
    title: "Gerenciar estoque",
    description: "Consulta e atualiza o estoque dos equipamentos em cada centro de distribuição.",
  },
} as const satisfies Record<CatalogPermission, PermissionText>;
