/** Names of the roles in the CRM. */
export const ROLE_LABELS = {
  manager: "Administrador",
  supervisor: "Supervisor",
  seller: "Vendedor",
} as const;

export const USER_INFO_PAGE_TITLE = "Meus Dados";
