import type { IntegratorDecision } from "#domain/integrators/integrator-status.ts";

export const INTEGRATORS_TEXTS = {
  search: "Buscar por empresa, CNPJ ou e-mail",
  list: "Integradores",
  tabs: "Situação",
  all: "Todos",
  company: "Empresa",
  cnpj: "CNPJ",
  email: "E-mail",
  status: "Situação",
  createdAt: "Cadastro",
  empty: "Nenhum integrador ainda",
  emptyHint: "Envie o endereço do cadastro para as empresas que compram de você.",
  emptyAction: "Abrir a página de cadastro",
  nothing: "Nada encontrado",
  nothingHint: "Mude a busca ou escolha outra situação.",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
} as const;

export const INTEGRATOR_DETAIL_TEXTS = {
  company: "Empresa",
  companyName: "Razão social",
  tradeName: "Nome fantasia",
  cnpj: "CNPJ",
  telephone: "Telefone",
  email: "E-mail",
  address: "Endereço",
  noAddress: "Sem endereço no cadastro",
  people: "Pessoas",
  noRole: "Sem perfil",
  verified: "E-mail confirmado",
  unverified: "E-mail não confirmado",
  blocked: "Bloqueado",
  consents: "Termos aceitos",
  consentVersion: "{title}, versão {version}",
  noConsents: "Nenhum aceite registrado",
  history: "Histórico",
  noHistory: "Nada registrado",
  reason: "Motivo",
  refusedFor: "Motivo da recusa",
  chooseRole: "Perfil que as pessoas da empresa recebem",
  choose: "Escolha um perfil",
  noGrantableRole:
    "Nenhum perfil de integrador cabe nos seus direitos. Peça a um administrador para aprovar este cadastro.",
  noRoles: "Ainda não há perfil de integrador. Crie um em Perfis de usuário para poder aprovar.",
  reasonLabel: "Motivo da recusa",
  reasonHint: "O solicitante lê este texto no e-mail e na página do cadastro.",
  cancel: "Cancelar",
  saving: "Salvando…",
} as const;

/** What a company's prices hang on. */
export const COMMERCIAL_TEXTS = {
  title: "Dados comerciais",
  edit: "Editar dados comerciais",
  save: "Salvar dados comerciais",
  saved: "Dados comerciais salvos. Valem para os próximos preços.",
  stateRegistration: "Inscrição estadual",
  kinds: {
    unknown: "Não informada",
    number: "Tem inscrição",
    exempt: "Isento",
    nonContributor: "Não contribuinte",
  },
  kindHint:
    "As regras de preço que perguntam pela inscrição estadual respondem “sim” só para quem tem número.",
  number: "Número da inscrição",
  numberHint: "Com ou sem pontuação. A quantidade de números é conferida pelo estado da empresa.",
  group: "Grupo de preços",
  noGroup: "Sem grupo",
  groupHint: "Tabelas, cupons e regras de preço deste grupo passam a valer para a empresa.",
  groupLocked: "O grupo de preços é mudado por quem cuida da precificação.",
  seller: "Vendedor",
  noSeller: "Ninguém ainda",
  sellerHint: "Cuida dos próximos orçamentos e pedidos que a empresa salvar.",
  stale: "Os dados de agora estão acima. Confira o que você digitou e salve de novo.",
  unsaved: "As mudanças nos dados comerciais ainda não foram salvas.",
} as const;

/** Each decision: its button, what it does, and what is said once it is done. */
export const DECISION_TEXTS = {
  approve: {
    button: "Aprovar",
    title: "Aprovar {company}?",
    happens:
      "A empresa passa a ver preços e a comprar. Enviamos um e-mail com um link de acesso, válido por 3 dias, para {emails}.",
    confirm: "Aprovar cadastro",
    done: "Cadastro aprovado. Avisamos por e-mail.",
  },
  refuse: {
    button: "Recusar",
    title: "Recusar {company}?",
    happens: "A empresa não poderá entrar. Enviamos um e-mail com o motivo para {emails}.",
    confirm: "Recusar cadastro",
    done: "Cadastro recusado. Avisamos por e-mail.",
  },
  reopen: {
    button: "Analisar de novo",
    title: "Analisar {company} de novo?",
    happens: "O cadastro volta a aguardar uma decisão. Ninguém é avisado por enquanto.",
    confirm: "Voltar para análise",
    done: "O cadastro voltou para análise.",
  },
  deactivate: {
    button: "Desativar",
    title: "Desativar {company}?",
    happens:
      "As pessoas da empresa perdem o acesso na hora, onde quer que estejam. Os pedidos continuam aqui, e você pode reativar quando quiser.",
    confirm: "Desativar empresa",
    done: "Empresa desativada. O acesso terminou.",
  },
  reactivate: {
    button: "Reativar",
    title: "Reativar {company}?",
    happens: "As pessoas da empresa voltam a entrar e a comprar, com os perfis que tinham.",
    confirm: "Reativar empresa",
    done: "Empresa reativada.",
  },
} as const satisfies Record<
  IntegratorDecision,
  { button: string; title: string; happens: string; confirm: string; done: string }
>;
