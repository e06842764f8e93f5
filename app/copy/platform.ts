/** The platform's page of one distributor. */
export const DISTRIBUTOR_TEXTS = {
  facts: "Dados do distribuidor",
  address: "Endereço do portal",
  status: "Situação",
  since: "Desde",
  admins: "Administradores",
  staff: "Equipe",
  integrators: "Integradores",
  blockedPeople: "Bloqueadas",
  maintenance: "Manutenção",
  maintenanceOn: "Em manutenção",
  maintenanceOff: "Funcionando",
  users: "Pessoas com acesso",
  search: "Buscar por nome, e-mail ou empresa",
  apply: "Buscar",
  clear: "Limpar",
  name: "Pessoa",
  type: "Tipo",
  company: "Empresa ou perfil",
  access: "Acesso",
  lastSeen: "Último acesso",
  neverSeen: "Nunca entrou",
  actions: "Ações",
  active: "Ativo",
  blocked: "Bloqueado",
  erased: "Excluído",
  block: "Bloquear",
  activate: "Ativar",
  masquerade: "Acessar como",
  of: "{action}: {name}",
  blockedNotice: "{name} não entra mais. As sessões abertas foram encerradas.",
  activatedNotice: "{name} pode entrar de novo.",
  empty: "Ninguém encontrado",
  emptyHint: "Confira o que você digitou ou limpe a busca.",
  noPeople: "Nenhuma pessoa cadastrada",
  noPeopleHint: "As pessoas deste distribuidor aparecem aqui.",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
  unknownName: "Conta excluída",
} as const;

export const USER_TYPE_LABELS = {
  admin: "Administrador",
  staff: "Equipe",
  integrator: "Integrador",
  piedAdmin: "Plataforma",
} as const;

export const BLOCK_TEXTS = {
  title: "Bloquear {name}?",
  text: "A pessoa sai na hora de todos os aparelhos e não entra mais até ser ativada de novo. Nada do que ela fez é apagado.",
  confirm: "Bloquear acesso",
  cancel: "Cancelar",
} as const;

export const ACTIVATE_TEXTS = {
  title: "Ativar {name}?",
  text: "A pessoa volta a entrar com o e-mail e a senha que já tinha.",
  confirm: "Ativar acesso",
  cancel: "Cancelar",
} as const;

export const MASQUERADE_TEXTS = {
  title: "Acessar como {name}",
  text: "Você verá o portal como esta pessoa. Os administradores do distribuidor recebem um e-mail com o motivo, e tudo o que for feito fica na auditoria com o seu nome.",
  reason: "Motivo",
  reasonHint: "Pelo menos 10 caracteres. Ex.: Chamado 4312, pedido não aparece na lista.",
  minutes: "Duração",
  minutesOption: "{minutes} minutos",
  confirm: "Criar acesso",
  close: "Fechar",
  cancel: "Cancelar",
  open: "Abrir o portal como {name}",
  ready: "Acesso criado até {time}. O link vale por 60 segundos e abre em outra aba.",
} as const;
