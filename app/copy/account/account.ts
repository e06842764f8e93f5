import type { IntegratorStatus } from "#domain/access/actor.ts";

/** Second step of signing in. */
export const CODE_TEXTS = {
  title: "Verificação em duas etapas",
  appHint: "Digite o código de 6 números que o seu aplicativo autenticador mostra agora.",
  appLabel: "Código do aplicativo",
  recoveryHint: "Digite um dos códigos de recuperação que você guardou. Cada um só pode ser usado uma vez.",
  recoveryLabel: "Código de recuperação",
  submit: "Confirmar",
  submitting: "Confirmando…",
  useRecoveryCode: "Usar um código de recuperação",
  useAppCode: "Usar o código do aplicativo",
  startAgain: "Voltar",
} as const;

/** Ways out of the sign-in form, and what it says after a new password. */
export const LOGIN_LINK_TEXTS = {
  recover: "Esqueci minha senha",
  register: "Quero ser integrador",
  passwordChanged: "Senha nova salva. Entre com ela.",
} as const;

/** Sign-in by a link that came by e-mail. */
export const LINK_SIGN_IN_TEXTS = {
  title: "Entrar com o link",
  hint: "O link só pode ser usado uma vez. Depois, entre com seu e-mail e sua senha.",
  submit: "Entrar",
  submitting: "Entrando…",
  invalidTitle: "Este link não vale mais",
  invalidText:
    "Ele já foi usado ou passou do prazo. Entre com seu e-mail e sua senha, ou crie uma nova senha.",
  signIn: "Entrar com e-mail e senha",
  recover: "Criar nova senha",
} as const;

/** What keeps somebody out whose password was right. */
export const INTEGRATOR_STATUS_NOTICES: Record<
  Exclude<IntegratorStatus, "enable">,
  { title: string; description: string }
> = {
  wait: {
    title: "Seu cadastro está em análise",
    description: "Avisamos por e-mail assim que houver uma resposta. Você não precisa fazer mais nada.",
  },
  disable: {
    title: "Seu cadastro não foi aprovado",
    description: "O motivo está no e-mail que enviamos. Para tentar de novo, fale com o distribuidor.",
  },
  inactive: {
    title: "O cadastro da sua empresa está inativo",
    description: "Fale com o distribuidor para voltar a comprar por aqui.",
  },
};

export const SIGN_IN_NOTICES = {
  rateLimited: { title: "Muitas tentativas", description: "Por segurança, espere {wait} e tente de novo." },
  oneMinute: "1 minuto",
  minutes: "{minutes} minutos",
  codeTooLate: {
    title: "O tempo para digitar o código acabou",
    description: "Entre de novo com seu e-mail e sua senha.",
  },
  wrongRecoveryCode: {
    title: "Código de recuperação incorreto",
    description: "Confira as letras e os números. Um código que já foi usado não vale mais.",
  },
} as const;

export const RECOVERY_TEXTS = {
  title: "Recuperar senha",
  hint: "Informe o e-mail da sua conta. Enviamos um link para você criar uma nova senha.",
  email: "E-mail",
  submit: "Enviar link",
  submitting: "Enviando…",
  backToSignIn: "Voltar para entrar",
  sentTitle: "Confira seu e-mail",
  sent: "Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Ele vale por 1 hora.",
  nothingCame: "Não chegou?",
  steps: [
    "Espere alguns minutos e olhe também o spam e as promoções.",
    "Confira se o endereço está certo: {email}",
    "Se a sua conta usa outro e-mail, fale com quem administra a conta da sua empresa.",
  ],
  otherEmail: "Usar outro e-mail",
} as const;

export const NEW_PASSWORD_TEXTS = {
  title: "Criar nova senha",
  hint: "Para a conta {email}. Todos os acessos abertos serão encerrados.",
  password: "Nova senha",
  confirmation: "Repita a nova senha",
  submit: "Salvar senha",
  submitting: "Salvando…",
  invalidTitle: "Este link não vale mais",
  invalidText:
    "Ele já foi usado, passou do prazo ou foi trocado por um mais novo. Peça outro: leva um minuto.",
  newLink: "Pedir novo link",
} as const;

export const VERIFY_EMAIL_TEXTS = {
  title: "Confirmar e-mail",
  confirm: "Confirme que {email} é seu.",
  change: "Confirme que {email} é seu. A partir daí, sua conta passa a usar este e-mail.",
  submit: "Confirmar e-mail",
  submitting: "Confirmando…",
  doneTitle: "E-mail confirmado",
  done: "{email} está confirmado.",
  home: "Ir para o portal",
  invalidTitle: "Este link não vale mais",
  invalidText:
    "Ele já foi usado ou passou do prazo. Se o seu e-mail ainda não está confirmado, entre e peça outro link.",
  sentTitle: "Confira seu e-mail",
  sent: "Enviamos um link de confirmação. Se não chegar em alguns minutos, olhe também o spam.",
  alreadyTitle: "E-mail já confirmado",
  already: "Não há nada a fazer.",
} as const;

/** Page of developers, outside production. */
export const OUTBOX_TEXTS = {
  title: "Caixa de saída",
  hint: "E-mails que este portal enviaria. Esta página existe só fora de produção.",
  list: "E-mails",
  empty: "Nenhum e-mail ainda",
  emptyHint: "Recupere uma senha ou faça um cadastro, e o e-mail aparece aqui.",
  choose: "Escolha um e-mail da lista.",
  preview: "Como a pessoa vê",
  text: "Versão em texto",
  to: "Para {recipient}, {at}",
} as const;
