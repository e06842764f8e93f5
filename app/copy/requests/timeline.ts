import type { TimelineKind } from "#domain/requests/timeline.ts";

/** What happened to a budget or an order. */
export const TIMELINE_TEXTS = {
  title: "Linha do tempo",
  show: "Ver linha do tempo",
  none: "Nada deste tipo aconteceu ainda.",
  filter: "Mostrar",
  all: "Tudo",
  older: "Mostrar o que veio antes",
  newest: "Voltar ao mais novo",
} as const;

export const TIMELINE_KIND_TEXTS: Readonly<Record<TimelineKind, string>> = {
  status: "Situação",
  agreement: "Itens, preços e condições",
  freight: "Frete",
  approval: "Aprovações",
  payment: "Pagamento",
  delivery: "Envio e recebimento",
  people: "Vendedor e responsável",
  tags: "Etiquetas",
  files: "Arquivos",
  documents: "Documentos",
  emails: "E-mails",
  views: "Links abertos",
  deletion: "Exclusão",
};
