/** The section of the general settings that switches maintenance. */
export const MAINTENANCE_TEXTS = {
  title: "Manutenção",
  on: "Em manutenção",
  off: "Portal funcionando",
  what: "Durante a manutenção, os integradores não entram nem usam o portal. Quem está trabalhando vê o aviso na hora; o que já foi salvo fica como está, e o que estava sendo digitado em um pedido é recuperado depois.",
  admins: "Administradores continuam entrando. A equipe também, menos os perfis que você escolher aqui.",
  switch: "Colocar o portal em manutenção",
  staffSwitch: "Impedir também perfis da equipe",
  staffHint: "Vale só enquanto o portal está em manutenção.",
  roles: "Perfis da equipe sem acesso",
  noRoles: "Nenhum perfil de equipe cadastrado.",
  rolePeople: "Pessoas: {people} · com sessão aberta: {signedIn}",
  ownRole: "Seu perfil",
  save: "Salvar",
  saved: "Alterações salvas.",
  begun: "O portal está em manutenção. Quem ficou sem acesso foi avisado.",
  ended: "A manutenção terminou. Todos podem entrar de novo.",
} as const;

export const MAINTENANCE_CONFIRM_TEXTS = {
  title: "Começar a manutenção?",
  titleChange: "Mudar quem fica sem acesso?",
  text: "Ficam sem acesso até a manutenção terminar:",
  integrators: "Integradores: {signedIn} com sessão aberta agora",
  role: "Equipe, perfil {role}: {signedIn} com sessão aberta agora",
  confirm: "Começar manutenção",
  confirmChange: "Salvar mudança",
  cancel: "Cancelar",
} as const;
