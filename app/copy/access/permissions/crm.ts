import type { CrmPermission } from "#domain/access/permissions/crm-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** The CRM and the proposals of integrators. */
export const CRM_PERMISSION_TEXTS = {
  crm: {
    title: "Usar o CRM",
    description: "Cuida de clientes, sistemas, propostas, tarefas e agenda no CRM.",
  },
  supervisor: {
    title: "Supervisor",
    description: "Acompanha no CRM os clientes e as negociações de toda a equipe da empresa.",
  },
  seeResponsible: {
    title: "Ver tudo da equipe",
    description: "Vê de quem é cada orçamento e pedido; vendedores, os de toda a empresa e não só os seus.",
  },
  proposalSettings: {
    title: "Configurar propostas",
    description: "Acessa as configurações das propostas que a empresa envia aos clientes.",
  },
  "proposalSettings.defaultInformations": {
    title: "Informações padrão",
    description: "Define os textos e dados da empresa que já vêm preenchidos nas propostas.",
  },
  "proposalSettings.defaultValuesAndPermissions": {
    title: "Valores padrão e permissões",
    description: "Define margens, valores complementares e o que os vendedores da empresa podem alterar.",
  },
  "proposalSettings.financing": {
    title: "Financiamento nas propostas",
    description: "Define os bancos e as linhas de financiamento simulados nas propostas.",
  },
  "proposalSettings.proposalTemplates": {
    title: "Modelos de proposta",
    description: "Cria e altera os modelos usados para gerar as propostas.",
  },
} as const satisfies Record<CrmPermission, PermissionText>;
