import type { PeoplePermission } from "#domain/access/permissions/people-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** Companies that buy, collaborators, and the users of an integrator's company. */
export const PEOPLE_PERMISSION_TEXTS = {
  "integrators.read": {
    title: "Ver integradores",
    description: "Abre a lista de integradores e a situação do cadastro de cada um.",
  },
  "integrators.details": {
    title: "Abrir integrador",
    description: "Abre o cadastro completo de um integrador, com dados da empresa e usuários.",
  },
  staff: { title: "Ver colaboradores", description: "Abre a lista de colaboradores do distribuidor." },
  "staff.details": {
    title: "Abrir colaborador",
    description: "Abre o cadastro de um colaborador, com os dados e o perfil dele.",
  },
  integratorUsers: {
    title: "Ver usuários da empresa",
    description: "Abre a lista de usuários da própria empresa integradora.",
  },
  "integratorUsers.details": {
    title: "Abrir usuário da empresa",
    description: "Abre o cadastro de um usuário da própria empresa integradora.",
  },
} as const satisfies Record<PeoplePermission, PermissionText>;
