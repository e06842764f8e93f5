import type { DocumentBlockKind, TemplateProblem } from "#domain/settings/document-template.ts";
import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** Templates of the documents of budgets and orders. */
export const TEMPLATE_TEXTS = {
  hint: "O que o PDF e o DOCX de orçamentos e pedidos dizem, em que ordem e com que cores.",
  tabs: "De que documento",
  types: { budget: "Orçamento", order: "Pedido" },
  look: "Aparência",
  color: {
    label: "Cor",
    hint: "De títulos e linhas, como #c2410c. Vazia, a cor principal do portal. Cores claras escurecem até dar para ler.",
  },
  chooseColor: "Escolher a cor",
  showLogo: {
    label: "Mostrar o logotipo",
    hint: "Enviado em PNG ou JPEG em Aparência; senão, o símbolo do portal.",
  },
  showParts: { label: "Mostrar o que vem em cada kit", hint: "Uma linha por componente, embaixo do kit." },
  showUnitPrices: {
    label: "Mostrar o preço unitário",
    hint: "Sem ele, a tabela mostra só o total de cada linha.",
  },
  blocks: "Blocos",
  blocksHint: "Na ordem em que saem no documento. Arraste ou use as setas.",
  show: "Mostrar {block}",
  details: "Título e texto",
  title: { label: "Título", hint: "Vazio, o título de sempre." },
  text: {
    message: { label: "Texto de abertura", hint: "Logo depois do nome. Vazio, nada aparece." },
    text: { label: "Texto livre", hint: "Garantias, dados bancários, contato. Vazio, nada aparece." },
    terms: { label: "Termos", hint: "Vazios, os termos de sempre." },
  },
  kinds: {
    message: "Mensagem",
    parties: "Cliente e integrador",
    items: "Itens",
    totals: "Valores",
    conditions: "Condições comerciais",
    delivery: "Entrega",
    mounting: "Montagem",
    notes: "Observações e respostas",
    text: "Texto livre",
    terms: "Termos",
    signatures: "Assinaturas",
  } satisfies Record<DocumentBlockKind, string>,
  variables: "Variáveis",
  variablesHint:
    "Escreva uma delas num título ou texto, entre chaves duplas, e o documento troca pelo que é de cada cliente.",
  lists: "Listas",
  listsHint:
    "O que está entre o começo e o fim de uma lista se repete para cada linha. Uma lista vazia não deixa nada.",
  preview: "Pré-visualização",
  previewOf: "Com os dados de",
  sample: "Dados de exemplo: ainda não há {type} que você possa ver.",
  refresh: "Atualizar pré-visualização",
  refreshing: "Atualizando…",
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  changeOne: "1 mudança não salva",
  changeMany: "{count} mudanças não salvas",
  errorSummary: "Não salvamos. Confira os campos marcados.",
  save: "Salvar modelo",
  saved: "Modelo salvo. Os próximos documentos já saem assim.",
  unsaved: "O que você mudou no modelo ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou este modelo enquanto você editava",
  staleText: "Nada do que você mudou se perdeu. Traga a versão atual com as suas mudanças por cima.",
  reapply: "Trazer a versão atual",
  reapplied: "Esta é a versão atual com as suas mudanças. Confira e salve.",
} as const;

/** Why a text of a template cannot be saved: {found} is what stands between the braces. */
export const TEMPLATE_PROBLEMS: Readonly<Record<TemplateProblem["code"], string>> = {
  UNKNOWN_VARIABLE: "Não existe a variável {found} aqui. Use uma da lista de variáveis.",
  UNKNOWN_LIST: "Não existe a lista {found}. Use itens ou parcelas.",
  LIST_NOT_CLOSED: "A lista {found} não termina. Feche-a antes de abrir outra ou de acabar o texto.",
  LIST_NOT_OPEN: "{found} fecha uma lista que não foi aberta.",
};
