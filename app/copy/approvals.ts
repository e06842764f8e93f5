import type { ApprovalAnswer, ApprovalState } from "#domain/approvals/approval-state.ts";

/** A state of a link, as lists name it. */
export const APPROVAL_STATE_TEXTS: Readonly<Record<ApprovalState, string>> = {
  waiting: "Aguardando resposta",
  outdated: "Aguardando resposta à versão nova",
  accepted: "Aprovado",
  changeAsked: "Mudança pedida",
  refused: "Recusado",
  withdrawn: "Retirado",
  expired: "Link vencido",
  budgetExpired: "Orçamento vencido",
  closed: "Orçamento concluído",
  companyBlocked: "Empresa bloqueada",
  deleted: "Orçamento excluído",
};

/** An answer, as a sentence begins. */
export const APPROVAL_ANSWER_TEXTS: Readonly<Record<ApprovalAnswer, string>> = {
  accepted: "Aprovado",
  changeAsked: "Mudança pedida",
  refused: "Recusado",
};

/** Links of a budget, for the people who make them. */
export const APPROVAL_LINK_TEXTS = {
  title: "Aprovação de {code}",
  toRequest: { budget: "Ver o orçamento", order: "Ver o pedido" },
  newest: "{answer} por {name} em {at}, versão {version}",
  newestOutdated: "{answer} por {name} em {at}, versão {version}; o orçamento mudou depois",
  newTitle: "Novo link",
  newHint:
    "Quem recebe o link vê a versão mais nova do orçamento, sem custos nem margens, e aprova, recusa ou pede uma mudança, sem precisar de conta.",
  name: "Quem vai responder",
  email: "E-mail (opcional)",
  emailHint: "Com o e-mail, o link segue na hora em nome do distribuidor.",
  lastOn: "Último dia do link",
  make: "Criar link para a versão {version}",
  making: "Criando…",
  notNow:
    "Não é possível criar um link agora: o orçamento venceu ou foi concluído, a empresa está bloqueada, ou você não vê os preços.",
  isOrder: "O orçamento virou o pedido {code}: os links não recebem mais respostas, e as dadas ficam aqui.",
  madeTitle: "Link de {name}",
  madeHint: "Copie agora: por segurança, ele não aparece de novo. Se perder, retire este e crie outro.",
  madeSent: "Ele também seguiu para {email}.",
  url: "Endereço do link",
  copy: "Copiar",
  copied: "Copiado",
  whatsapp: "Enviar pelo WhatsApp",
  share: "Olá, {name}! Segue o orçamento {code} para você ver e responder até {day}: {url}",
  links: "Links criados",
  none: "Nenhum link foi criado ainda.",
  facts: "Versão {version} · até {day} · criado por {by} em {at}",
  sentTo: "Enviado para {email}",
  answer: "{answer} por {name} em {at}, versão {version}",
  proof: "Comprovação",
  proofAddress: "Endereço IP",
  proofAgent: "Navegador",
  proofCode: "Código",
  proofDigest: "SHA-256 do conteúdo",
  withdraw: "Retirar",
  withdrawOf: "Retirar o link de {name}",
  withdrawHint: "Quem tem o link deixa de ver o orçamento e não responde mais. As respostas dadas ficam.",
  withdrawSubmit: "Retirar o link",
  withdrawn: "Link retirado.",
  staleTitle: "O orçamento mudou enquanto você preenchia",
  staleText: "Nada foi criado. Confira a versão nova e crie o link para ela.",
} as const;

/** The page of a link, for customers. */
export const APPROVAL_PAGE_TEXTS = {
  title: "Orçamento para aprovar",
  heading: "Orçamento {code}",
  hint: "Versão {version}, para {name}. Responda até {day}.",
  toAnswer: "Ir para a resposta",
  document: "Orçamento {code}, versão {version}",
  formTitle: "Sua resposta",
  name: "Seu nome",
  comment: "Comentário",
  commentHint: "Necessário para recusar ou pedir uma mudança.",
  consent:
    "Ao aprovar, você declara que leu a versão {version} e concorda com itens, valores e condições. Guardamos data, nome, endereço IP e navegador como prova, e os documentos desta versão os mostram.",
  answers: { accepted: "Aprovar", changeAsked: "Pedir mudança", refused: "Recusar" },
  sending: "Enviando…",
  nameMissing: "Escreva o seu nome",
  commentMissing: "Escreva o que precisa mudar, ou por que você recusa",
  missingText: "Nada foi enviado ainda.",
  staleTitle: "O orçamento mudou enquanto você lia",
  staleText: "A sua resposta não foi salva. Esta é a versão nova: confira tudo e responda de novo.",
  closedTitle: "A sua resposta não foi salva",
  closedText: "Veja abaixo o que aconteceu com este link.",
  answeredTitle: "Este orçamento já foi respondido",
  answeredText: "Só a primeira resposta vale, e ela está abaixo. Para mudar, fale com quem enviou o link.",
  outdatedTitle: "O orçamento mudou: esta é a versão {version}",
  outdatedText: "A versão {seen} não vale mais. Confira itens, valores e condições antes de responder.",
  outdatedAnswer: "A resposta à versão {seen} ({answer} por {name} em {at}) não vale para esta.",
  given: {
    accepted: "{name} aprovou a versão {version} em {at}. Código {code}.",
    changeAsked:
      "{name} pediu uma mudança na versão {version} em {at}. Quando houver uma versão nova, ela aparece neste mesmo link.",
    refused: "{name} recusou a versão {version} em {at}.",
  },
  givenTitles: {
    accepted: "Orçamento aprovado",
    changeAsked: "Mudança pedida",
    refused: "Orçamento recusado",
  },
  change: "Para mudar a resposta, fale com quem enviou o link.",
  earlier: "Sua última resposta: {answer}, versão {version}, em {at}.",
  over: {
    withdrawn: {
      title: "Este link foi retirado",
      text: "Quem enviou o orçamento retirou o link. Peça um novo a quem enviou.",
    },
    expired: {
      title: "Este link venceu",
      text: "Ele valia até {day}. Peça um novo a quem enviou o orçamento.",
    },
    budgetExpired: {
      title: "Este orçamento venceu",
      text: "Preços e prazos não valem mais. Peça a atualização a quem enviou: a versão nova aparece neste mesmo link enquanto ele valer.",
    },
    closed: {
      title: "Este orçamento já foi concluído",
      text: "Ele não recebe mais respostas. Se tiver dúvidas, fale com quem enviou o link.",
    },
    companyBlocked: {
      title: "Este orçamento não está disponível",
      text: "Se tiver dúvidas, fale com {distributor}.",
    },
    deleted: {
      title: "Este orçamento foi excluído",
      text: "Ele não vale mais. Se tiver dúvidas, fale com quem enviou o link.",
    },
  },
  unknown: {
    title: "Link não encontrado",
    text: "Confira se o endereço está completo, como você o recebeu, ou peça um novo a quem enviou.",
  },
} as const;
