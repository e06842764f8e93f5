import type { Permission, PermissionGroup } from "#domain/access/permissions.ts";
import { BUYING_PERMISSION_TEXTS } from "./permissions/buying.ts";
import { CATALOG_PERMISSION_TEXTS } from "./permissions/catalog.ts";
import { CONFIGURATION_PERMISSION_TEXTS } from "./permissions/configuration.ts";
import { CRM_PERMISSION_TEXTS } from "./permissions/crm.ts";
import { PEOPLE_PERMISSION_TEXTS } from "./permissions/people.ts";
import type { PermissionText } from "./permissions/permission-text.ts";
import { PORTAL_PERMISSION_TEXTS } from "./permissions/portal.ts";
import { REQUEST_PERMISSION_TEXTS } from "./permissions/request.ts";

/** Every permission as the form of a role shows it. */
export const PERMISSION_TEXTS = {
  ...REQUEST_PERMISSION_TEXTS,
  ...BUYING_PERMISSION_TEXTS,
  ...CATALOG_PERMISSION_TEXTS,
  ...CRM_PERMISSION_TEXTS,
  ...PEOPLE_PERMISSION_TEXTS,
  ...PORTAL_PERMISSION_TEXTS,
  ...CONFIGURATION_PERMISSION_TEXTS,
} as const satisfies Record<Permission, PermissionText>;

export const PERMISSION_GROUP_TITLES = {
  budgets: "Orçamentos",
  orders: "Pedidos",
  buying: "Compras e vendas",
  equipment: "Equipamentos",
  crm: "CRM",
  proposals: "Propostas",
  people: "Pessoas e empresas",
  portal: "Portal",
  settings: "Configurações",
  ecommerce: "Loja virtual",
} as const satisfies Record<PermissionGroup, string>;
