/** What is shown in the place of a person's name once their data was erased. */
export const ERASED_PERSON_NAME = "Pessoa removida";

/** Sections of the own page: heading and what it is for. */
export const PROFILE_SECTIONS = {
  data: { title: "Dados pessoais", hint: "Seu nome aparece nos pedidos e no registro de atividades." },
  email: { title: "E-mail", hint: "Serve para entrar no portal e receber avisos da conta." },
  password: { title: "Senha", hint: "Ao trocar a senha, os outros dispositivos saem da conta." },
  secondFactor: {
    title: "Verificação em duas etapas",
    hint: "Além da senha, um código do seu celular. Protege a conta mesmo se a senha vazar.",
  },
  devices: {
    title: "Dispositivos conectados",
    hint: "Onde a sua conta está aberta agora. Encerre o que você não reconhece e troque a senha.",
  },
  notifications: {
    title: "Notificações",
    hint: "Onde você fica sabendo de cada coisa: no portal, na hora, ou no resumo por e-mail, uma vez por dia.",
  },
  privacy: {
    title: "Privacidade",
    hint: "Seus direitos pela Lei Geral de Proteção de Dados (LGPD).",
  },
  company: { title: "Dados da empresa", hint: "Usados no seu cadastro junto ao distribuidor." },
} as const;

export const PROFILE_TEXTS = {
  onThisPage: "Nesta página",
  name: "Nome",
  surname: "Sobrenome",
  telephone: "Telefone",
  cpf: "CPF",
  optional: "opcional",
  role: "Perfil",
  company: "Empresa",
  save: "Salvar alterações",
  saving: "Salvando…",
  saved: "Alterações salvas.",
  errorSummary: "Corrija os campos marcados. O que você digitou continua aqui.",
  currentPassword: "Senha atual",
  supportReadOnly:
    "Você está acessando como suporte: dados pessoais, senha e privacidade só a própria pessoa altera.",
} as const;

export const EMAIL_TEXTS = {
  current: "E-mail atual",
  next: "Novo e-mail",
  change: "Trocar e-mail",
  sending: "Enviando…",
  hint: "Enviamos um link para o novo endereço. Até você abri-lo, o atual continua valendo.",
  pending: "Aguardando confirmação de {email}. Abra o link que enviamos para lá.",
  cancel: "Desistir da troca",
  cancelled: "A troca foi cancelada. O link enviado não vale mais.",
} as const;

export const PASSWORD_FORM_TEXTS = {
  password: "Nova senha",
  confirmation: "Repita a nova senha",
  change: "Alterar senha",
  changed: "Senha alterada. Os outros dispositivos saíram da conta.",
  changedAt: "Última alteração em",
} as const;

export const SECOND_FACTOR_TEXTS = {
  on: "Ativada",
  off: "Desativada",
  begin: "Ativar verificação em duas etapas",
  beginHint: "Confirme a sua senha para começar. Você vai precisar de um aplicativo autenticador no celular.",
  continue: "Continuar",
  scanTitle: "Leia o código com o aplicativo",
  scan: "Abra o aplicativo autenticador (Google Authenticator, Microsoft Authenticator, 1Password…) e leia o código abaixo.",
  qrLabel: "Código QR para o aplicativo autenticador",
  typeInstead: "Não consegue ler? Digite esta chave no aplicativo:",
  code: "Código de 6 dígitos",
  codeOrRecovery: "Código do aplicativo ou de recuperação",
  activate: "Ativar",
  activated: "Verificação em duas etapas ativada. Os outros dispositivos saíram da conta.",
  remove: "Desativar",
  removeHint: "Para entrar, vai bastar a senha. Os códigos de recuperação deixam de valer.",
  removed: "Verificação em duas etapas desativada. Para entrar, basta a senha.",
  codesTitle: "Guarde os códigos de recuperação",
  codesHint:
    "Cada um serve para entrar uma vez, se você ficar sem o celular. Eles aparecem só agora: guarde-os fora do celular.",
  copy: "Copiar",
  copied: "Copiado",
  download: "Baixar",
  print: "Imprimir",
  fileName: "codigos-de-recuperacao.txt",
  left: "{left} códigos de recuperação sem uso",
  leftOne: "1 código de recuperação sem uso",
  leftNone: "Nenhum código de recuperação sem uso: gere novos.",
  replace: "Gerar novos códigos",
  replaceHint: "Os códigos que você guardou antes deixam de valer.",
  replaced: "Novos códigos gerados. Os anteriores não valem mais.",
} as const;

export const DEVICES_TEXTS = {
  current: "Este dispositivo",
  support: "Suporte da plataforma: {name}",
  place: "Endereço {address}",
  unknownPlace: "Endereço não registrado",
  since: "Entrou em",
  lastSeen: "Visto em",
  end: "Encerrar",
  endLabel: "Encerrar {device}",
  ended: "Sessão encerrada. Aquele dispositivo precisa entrar de novo.",
  endOthers: "Encerrar todas as outras",
  endedOthers: "As outras sessões foram encerradas.",
} as const;

export const PRIVACY_TEXTS = {
  controller: "Quem guarda os seus dados aqui é {name}. Para outros pedidos sobre eles, fale com {name}.",
  exportTitle: "Baixar os meus dados",
  exportHint:
    "Um arquivo JSON com o que você informou e gerou: cadastro, empresa, pedidos que você criou, aceites, acessos, atividades e preferências.",
  export: "Baixar arquivo",
  exporting: "Preparando…",
  exported: "Arquivo baixado. Ele contém dados pessoais: guarde-o em lugar seguro.",
  fileName: "meus-dados.json",
  consentsTitle: "Aceites",
  consentsEmpty: "Você ainda não aceitou nenhum documento neste portal.",
  consentDocument: "Documento",
  consentVersion: "Versão",
  consentAt: "Aceito em",
  unnamedDocument: "Termos de Uso",
  eraseTitle: "Excluir a minha conta",
  eraseHint: "A exclusão acontece em 7 dias. Até lá, você pode desistir a qualquer momento.",
  lostTitle: "O que se perde, sem volta",
  lost: [
    "Seu acesso: senha, verificação em duas etapas e todas as sessões.",
    "Nome, e-mail, telefone e CPF do seu cadastro. Seu nome nos pedidos vira “Pessoa removida”.",
    "Suas notificações, preferências e os e-mails enviados a você.",
  ],
  keptTitle: "O que a lei manda ou permite guardar",
  kept: [
    "Pedidos, cobranças e pagamentos, com os dados do cliente de cada pedido, e o cadastro da empresa: 5 anos ou mais, por obrigação fiscal.",
    "O registro de auditoria, com o seu nome, o que você fez, quando e de que endereço: prova do que aconteceu nos pedidos e no cadastro.",
    "Os aceites de termos de uso, como prova: 5 anos ou mais.",
    "Datas, dispositivos e endereços dos seus acessos: até 6 meses depois do prazo de cada sessão (Marco Civil da Internet, art. 15).",
  ],
  erase: "Agendar exclusão da conta",
  erasing: "Agendando…",
  scheduled: "A exclusão da sua conta está agendada para {date}. Até lá, nada muda.",
  waiting:
    "A exclusão da sua conta está esperando: você é a última pessoa administradora ativa. Ela acontece quando houver outra.",
  keepAccount: "Manter a minha conta",
  withdrawn: "A exclusão foi cancelada. Sua conta continua como estava.",
} as const;

export const COMPANY_TEXTS = {
  companyName: "Razão social",
  cnpj: "CNPJ",
  stateRegistration: "Inscrição estadual",
  lockedHint: "Razão social, CNPJ e inscrição estadual só o distribuidor altera. Se mudaram, fale com ele.",
  tradeName: "Nome fantasia",
  email: "E-mail da empresa",
  telephone: "Telefone da empresa",
  addressTitle: "Endereço",
  readOnly: "Só quem administra a empresa no portal altera estes dados.",
  notGiven: "Não informado",
} as const;
