import type { EmailContentOf, EmailKind } from "#domain/access/email-schema.ts";

/** Texts of one kind of e-mail: `preheader` is what an inbox shows beside the subject. */
export interface EmailTexts {
  subject: string;
  preheader: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  button?: string;
  /** Another way, shown as a link under the button. */
  secondary?: string;
}

/** What a budget or an order comes to, and where it stands. A paragraph without its fact is left out. */
const AGREED = ["Valor: {totalCents}", "Situação: {status}"] as const;

/** Where an e-mail about a budget or an order leads. */
const LEADS = { button: "Abrir {code}", secondary: "Escolher o que recebo por e-mail" } as const;

const LEADS_TO_SHIPMENTS = { ...LEADS, button: "Ver os envios de {code}" } as const;

/** For who is reminded of what was paid meanwhile. */
const ALREADY_PAID = "Se você já pagou, desconsidere este e-mail: a confirmação pode levar até 2 dias úteis.";

/** What e-mails say. Times are in the distributor's time zone. */
export const EMAIL_TEXTS = {
  passwordRecovery: {
    subject: "Crie uma nova senha",
    preheader: "O link vale até {expiresAt}.",
    paragraphs: [
      "Recebemos um pedido para criar uma nova senha da sua conta em {distributor}.",
      "O link vale até {expiresAt} e só pode ser usado uma vez.",
      "Se não foi você, ignore este e-mail: a sua senha continua a mesma.",
    ],
    button: "Criar nova senha",
  },
  registrationReceived: {
    subject: "Recebemos o cadastro de {companyName}",
    preheader: "Confirme o seu e-mail para continuar.",
    paragraphs: [
      "O cadastro de {companyName} em {distributor} foi recebido e está em análise.",
      "Confirme o seu e-mail. Avisamos por aqui quando houver uma resposta.",
    ],
    button: "Confirmar e-mail",
    secondary: "Acompanhar o cadastro",
  },
  registrationKnown: {
    subject: "Você já tem uma conta em {distributor}",
    preheader: "Alguém tentou fazer um novo cadastro com os seus dados.",
    paragraphs: [
      "Alguém tentou fazer um cadastro com este e-mail ou com o CNPJ da sua empresa, mas já existe uma conta.",
      "Se foi você, entre com a sua senha ou crie uma nova. Se não foi, ignore este e-mail: nada mudou na sua conta.",
    ],
    button: "Entrar",
    secondary: "Criar nova senha",
  },
  registrationApproved: {
    subject: "Cadastro aprovado: {companyName}",
    preheader: "Você já pode comprar em {distributor}.",
    paragraphs: [
      "O cadastro de {companyName} em {distributor} foi aprovado.",
      "Entre com o seu e-mail e a senha que você escolheu para ver kits, preços e prazos.",
    ],
    button: "Entrar",
  },
  registrationRefused: {
    subject: "O cadastro de {companyName} não foi aprovado",
    preheader: "Veja o motivo informado por {distributor}.",
    paragraphs: [
      "O cadastro de {companyName} em {distributor} não foi aprovado.",
      "Motivo: {reason}",
      "Se algo mudou ou precisa de correção, fale com {distributor}.",
    ],
    button: "Ver o cadastro",
  },
  verifyEmail: {
    subject: "Confirme o seu e-mail",
    preheader: "Falta só este passo.",
    paragraphs: [
      "Confirme que este e-mail é seu para usá-lo em {distributor}.",
      "Se não foi você que informou este endereço, ignore este e-mail.",
    ],
    button: "Confirmar e-mail",
  },
  emailChanged: {
    subject: "O e-mail da sua conta mudou",
    preheader: "A conta agora usa outro endereço.",
    paragraphs: [
      "O e-mail da sua conta em {distributor} mudou para {newEmail}. Este endereço não serve mais para entrar.",
      "Se não foi você, fale agora com {distributor}.",
    ],
  },
  passwordChanged: {
    subject: "A sua senha mudou",
    preheader: "Mudança feita em {at}.",
    paragraphs: [
      "A senha da sua conta em {distributor} mudou em {at}.",
      "Se foi você, está tudo certo. Se não foi, crie uma nova senha agora.",
    ],
    button: "Não fui eu: criar nova senha",
  },
  siteCode: {
    subject: "{digits} é o seu código",
    preheader: "Digite o código em {site}.",
    paragraphs: [
      "O seu código para continuar em {site} é {digits}. Ele vale por 15 minutos.",
      "Se não foi você quem pediu, ignore este e-mail: sem o código, nada acontece.",
    ],
  },
  siteLead: {
    subject: "{visitorName} quer um contato",
    preheader: "{place}, conta de luz de {billCents} por mês.",
    paragraphs: [
      "{visitorName} pediu um contato em {site}.",
      "E-mail: {visitorEmail}",
      "Telefone: {telephone}",
      "Imóvel em {place}, com conta de luz de {billCents} por mês.",
      "Estimativa que a pessoa viu: {system} por mês, com economia de {savingCents} por mês.",
      "Mensagem: {message}",
    ],
  },
  secondFactorChanged: {
    subject: "{change}",
    preheader: "Mudança feita em {at}.",
    paragraphs: [
      "{change} na sua conta em {distributor}, em {at}.",
      "Se foi você, está tudo certo. Se não foi, mude a sua senha e fale com {distributor}.",
    ],
  },
  newDevice: {
    subject: "Novo acesso à sua conta",
    preheader: "{device}, em {at}.",
    paragraphs: [
      "A sua conta em {distributor} foi acessada de um aparelho novo: {device}, em {at}.",
      "Se foi você, está tudo certo. Se não foi, encerre esse acesso e mude a sua senha.",
    ],
    button: "Ver os meus acessos",
  },
  supportAccess: {
    subject: "O suporte acessou uma conta de {distributor}",
    preheader: "{operatorName}, até {until}.",
    paragraphs: [
      "{operatorName}, do suporte da plataforma, está usando uma conta de {distributor} em nome da pessoa.",
      "Motivo: {reason}",
      "O acesso termina em {until}. Tudo o que for feito fica no histórico, com o nome de quem fez.",
    ],
  },
  erasureScheduled: {
    subject: "A sua conta será excluída em {dueOn}",
    preheader: "Até lá, você pode cancelar.",
    paragraphs: [
      "Recebemos o pedido de exclusão dos seus dados em {distributor}. Eles serão excluídos em {dueOn}.",
      "Pedidos, pagamentos e notas fiscais ficam guardados pelo prazo que a lei exige.",
      "Se você mudou de ideia, ou se não foi você que pediu, cancele a exclusão antes dessa data.",
    ],
    button: "Cancelar a exclusão",
  },
  budgetApproval: {
    subject: "Orçamento {code} para você aprovar",
    preheader: "{senderName} espera a sua resposta até {lastOn}.",
    paragraphs: [
      "{senderName} enviou o orçamento {code} de {distributor} para você ler e responder.",
      "No link você vê itens, valores e condições, e pode aprovar, recusar ou pedir uma mudança. Ele vale até {lastOn}.",
      "O link é só seu: quem o tiver pode responder no seu lugar.",
    ],
    button: "Ver o orçamento",
  },
  paymentReceipt: {
    subject: "Pagamento confirmado: pedido {code}",
    preheader: "{distributor} recebeu {paidCents}.",
    paragraphs: [
      "{distributor} recebeu {paidCents} pelo pedido {code}.",
      "No link você vê o pedido e baixa o recibo em PDF.",
    ],
    button: "Ver o pagamento",
  },
  paymentDue: {
    subject: "Pedido {code}: pagamento até {dueOn}",
    preheader: "{openCents} para {distributor}.",
    paragraphs: [
      "O pagamento do pedido {code}, de {openCents}, vence em {dueOn}.",
      "No link você vê o pedido e como pagar.",
      ALREADY_PAID,
    ],
    button: "Pagar o pedido",
  },
  paymentOverdue: {
    subject: "O pagamento do pedido {code} venceu",
    preheader: "{openCents} para {distributor}.",
    paragraphs: [
      "O pagamento do pedido {code}, de {openCents}, venceu em {dueOn} e ainda não foi confirmado.",
      "No link você vê o pedido e como pagar.",
      ALREADY_PAID,
    ],
    button: "Pagar o pedido",
  },
  paymentRest: {
    subject: "Pedido {code}: falta uma parte do pagamento",
    preheader: "{openCents} para {distributor}.",
    paragraphs: [
      "Uma parte do pedido {code} está paga. Faltam {openCents}.",
      "No link você vê o pedido e como pagar o restante.",
      ALREADY_PAID,
    ],
    button: "Pagar o restante",
  },
  notificationDigest: {
    subject: "Não lidas em {distributor}: {summary}",
    preheader: "{summary}",
    paragraphs: ["Desde o último resumo, você tem notificações por ler em {distributor}: {summary}."],
    button: "Ver as notificações",
    secondary: "Escolher o que recebo por e-mail",
  },
  budgetSaved: {
    subject: "Orçamento {code} salvo",
    preheader: "{What}",
    paragraphs: ["{What} foi salvo em {distributor}.", ...AGREED, "Vale até {expiresOn}."],
    ...LEADS,
  },
  orderPlaced: {
    subject: "Pedido {code} gerado",
    preheader: "{What}",
    paragraphs: ["{What} foi gerado em {distributor}.", ...AGREED],
    ...LEADS,
  },
  statusChanged: {
    subject: "{code}: {status}",
    preheader: "A situação mudou.",
    paragraphs: ["{What} passou de “{statusBefore}” para “{status}”.", "{message}", "Valor: {totalCents}"],
    ...LEADS,
  },
  agreementChanged: {
    subject: "{code} mudou de valor ou de frete",
    preheader: "{What}",
    paragraphs: ["{What} mudou de valor ou de frete.", "Valor de antes: {beforeCents}", ...AGREED],
    ...LEADS,
  },
  budgetAnswered: {
    subject: "{decision}: {code}",
    preheader: "Resposta de {answererName}.",
    paragraphs: [
      "{What} {answer} por {answererName}, na versão {version}.",
      "Comentário: {comment}",
      ...AGREED,
    ],
    ...LEADS,
  },
  discountAsked: {
    subject: "Desconto de {askedPct} para aprovar: {code}",
    preheader: "Pedido por {askerName}.",
    paragraphs: [
      "{askerName} pediu a aprovação de um desconto de {askedPct}. {What} espera pela sua decisão.",
      "Motivo: {reason}",
      "Valor com o desconto: {totalCents}",
      "Situação: {status}",
    ],
    ...LEADS,
  },
  discountDecided: {
    subject: "{decision}: {code}",
    preheader: "{What}",
    paragraphs: ["{answer}", "{What}.", "Observação de quem decidiu: {note}", ...AGREED],
    ...LEADS,
  },
  purchaseAsked: {
    subject: "Compra para aprovar: {code}",
    preheader: "Pedido por {askerName}.",
    paragraphs: [
      "{askerName} quer gerar um pedido acima do próprio limite de compra. {What} espera pela sua decisão.",
      "Valor deste pedido: {totalCents}",
      "Limite: {limitCents}",
      "Já pedido no período: {usedCents}",
      "Motivo: {reason}",
    ],
    ...{ button: "Decidir", secondary: "Escolher o que recebo por e-mail" },
  },
  purchaseDecided: {
    subject: "{decision}: {code}",
    preheader: "{What}",
    paragraphs: ["{answer}", "{What}.", "Comentário de quem decidiu: {note}", ...AGREED],
    ...LEADS,
  },
  expiryNear: {
    subject: "Orçamento {code} vence em {expiresOn}",
    preheader: "Falta pouco para decidir.",
    paragraphs: [
      "{What} vence em {expiresOn}. Depois disso, preços e frete passam a ser os do dia.",
      ...AGREED,
    ],
    ...LEADS,
  },
  budgetOver: {
    subject: "Orçamento {code} venceu",
    preheader: "Ainda dá para atualizar.",
    paragraphs: [
      "{What} venceu em {expiresOn}. Para continuar, atualize o orçamento com os preços e o frete do dia.",
      ...AGREED,
    ],
    ...LEADS,
  },
  paymentConfirmed: {
    subject: "Pagamento confirmado: {code}",
    preheader: "{What}",
    paragraphs: ["O pagamento foi confirmado. {What} segue para as próximas etapas.", ...AGREED],
    ...LEADS,
  },
  shipmentSent: {
    subject: "{code} a caminho",
    preheader: "{items}",
    paragraphs: [
      "{What} teve um envio registrado: {items}.",
      "Transportadora: {carrier}",
      "Código de rastreio: {trackingCode}",
      "Previsto para {expectedOn}.",
    ],
    ...LEADS_TO_SHIPMENTS,
  },
  shipmentDelivered: {
    subject: "{code}: recebimento confirmado",
    preheader: "Recebido por {receivedBy}.",
    paragraphs: ["{What} teve um envio recebido por {receivedBy}, sem problemas: {items}."],
    ...LEADS_TO_SHIPMENTS,
  },
  claimMade: {
    subject: "{code}: ocorrência no recebimento",
    preheader: "{items}",
    paragraphs: [
      "{What} teve um envio recebido por {receivedBy}, com problemas: {items}.",
      "O comprador espera por uma resposta.",
    ],
    ...LEADS_TO_SHIPMENTS,
  },
  claimAnswered: {
    subject: "{code}: ocorrência respondida",
    preheader: "{outcome}",
    paragraphs: ["A ocorrência com {items} terminou assim: {outcome}.", "{answer}", "{What}."],
    ...LEADS_TO_SHIPMENTS,
  },
} as const satisfies Record<EmailKind, EmailTexts>;

/** What happened to the second step of signing in. */
export const SECOND_FACTOR_CHANGES = {
  enabled: "Verificação em duas etapas ativada",
  disabled: "Verificação em duas etapas desativada",
  recoveryCodeUsed: "Código de recuperação usado",
} as const satisfies Record<EmailContentOf<"secondFactorChanged">["change"], string>;

/** A budget or an order in a sentence. */
export const EMAIL_SALE_TEXTS = {
  type: { budget: "O orçamento {code}", order: "O pedido {code}" },
  named: "{what} (“{name}”)",
  decisions: { approved: "Desconto aprovado", refused: "Desconto recusado" },
  answers: {
    approved: "O desconto que você pediu foi aprovado e já vale.",
    refused: "O desconto que você pediu foi recusado. O valor continua o mesmo.",
  },
  approvalDecisions: {
    accepted: "Orçamento aprovado",
    changeAsked: "Mudança pedida",
    refused: "Orçamento recusado",
  },
  approvalAnswers: {
    accepted: "foi aprovado",
    changeAsked: "teve uma mudança pedida",
    refused: "foi recusado",
  },
  purchaseDecisions: { approved: "Compra aprovada", refused: "Compra recusada" },
  purchaseAnswers: {
    approved: "A compra que você pediu foi aprovada, e o pedido foi gerado em seu nome.",
    refused: "A compra que você pediu foi recusada. O orçamento continua salvo.",
  },
} as const;

/** What every e-mail has around its text. */
export const EMAIL_FRAME_TEXTS = {
  greeting: "Olá, {name}.",
  greetingWithoutName: "Olá.",
  linkHint: "Se o botão não funcionar, copie este endereço no navegador:",
  footer: "Mensagem automática de {distributor}. Não responda a este e-mail.",
} as const;
