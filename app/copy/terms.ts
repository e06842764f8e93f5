import type { TermsKind } from "#domain/terms/terms-kinds.ts";
import { NO_CHANGES } from "#copy/ui/dialogs.ts";

export const TERMS_TEXTS = {
  title: "Termos de uso",
  version: "Versão {version}, de {day}",
  print: "Imprimir",
  back: "Voltar para a entrada",
} as const;

/** What the settings of terms say of one kind. */
interface KindTexts {
  tab: string;
  hint: string;
  empty: string;
  publishQuestion: string;
  withdrawQuestion: string;
}

export const TERMS_KIND_TEXTS: Readonly<Record<TermsKind, KindTexts>> = {
  general: {
    tab: "Uso do portal",
    hint: "O que cada empresa aceita ao se cadastrar, aberto a todos em /termos-de-uso.",
    empty: "Sem termos em vigor, o cadastro não pede aceite.",
    publishQuestion:
      "“{title}” passa a valer agora e não muda mais; o que vale até aqui deixa de valer. Novos cadastros aceitam esta versão.",
    withdrawQuestion: "Sem termos em vigor, o cadastro deixa de pedir aceite.",
  },
  payment: {
    tab: "Pagamento",
    hint: "O que quem paga um pedido aceita na página de pagamento, antes da cobrança.",
    empty: "Sem termos em vigor, a página de pagamento não pede aceite.",
    publishQuestion:
      "“{title}” passa a valer agora e não muda mais; o que vale até aqui deixa de valer. Quem for pagar um pedido aceita esta versão antes da cobrança.",
    withdrawQuestion: "Sem termos em vigor, a página de pagamento deixa de pedir aceite.",
  },
};

/** The lists of terms. */
export const TERMS_LIST_TEXTS = {
  tabs: "Termos",
  new: "Escrever nova versão",
  list: "Versões e rascunhos",
  title: "Título",
  version: "Versão",
  state: "Situação",
  states: { draft: "Rascunho", active: "Em vigor", past: "Fora de vigor" },
  since: "Data",
  none: "–",
  empty: "Nenhum texto ainda",
  published: "Termos publicados. Valem a partir de agora.",
  withdrawn: "Os termos deixaram de valer.",
  deleted: "Rascunho excluído.",
} as const;

/** The page of one text: a draft, or a published version. */
export const TERMS_FORM_WORDS = {
  newTitle: "Nova versão",
  saved: "Rascunho salvo. Ele só vale depois de publicado.",
  text: "Texto",
  title: "Título",
  body: "Texto",
  bodyHint: "Uma linha em branco separa parágrafos. Uma linha que começa com # é um título.",
  preview: "Como será lido",
  previewTitle: "Título dos termos",
  previewBody: "O texto aparece aqui.",
  create: "Salvar rascunho",
  save: "Salvar rascunho",
  saving: "Salvando…",
  noChanges: NO_CHANGES,
  unsaved: "O que você mudou neste rascunho ainda não foi salvo.",
  changes: "Mudou: {list}",
  discard: "Descartar mudanças",
  fields: { title: "título", body: "texto" },
  staleTitle: "Outra pessoa mudou este rascunho enquanto você editava",
  publish: "Publicar",
  publishConfirm: "Publicar agora",
  withdraw: "Deixar de valer",
  withdrawConfirm: "Tirar de vigor",
  remove: "Excluir rascunho",
  removeQuestion: "Excluir o rascunho “{title}”? Não dá para desfazer.",
  removeConfirm: "Excluir “{title}”",
  copy: "Escrever nova versão a partir desta",
  since: "Versão {version}, publicada em {day}",
} as const;

/** Acceptances of payment terms, on the page of an order's payment. */
export const PAYMENT_CONSENT_TEXTS = {
  heading: "Termos de pagamento aceitos",
  terms: "Termos",
  versionOf: "{title}, versão {version}",
  orderVersion: "Versão do pedido",
  by: "Por quem",
  byLink: "Quem abriu o link de pagamento",
  at: "Quando",
  from: "De onde",
  digest: "SHA-256 do texto",
} as const;
