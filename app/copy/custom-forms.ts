import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** Questions of the distributor's own, where a buyer answers them. */
export const CUSTOM_FORM_FIELD_TEXTS = {
  optional: "{label} (opcional)",
  money: "{label} (R$)",
  choose: "Escolha",
  dateForm: "DD/MM/AAAA",
  timeForm: "HH:MM",
  yes: "Sim",
  no: "Não",
} as const;

export const FORM_SCREEN_LABELS = {
  firstStep: "Primeira etapa",
  afterShipping: "Depois da entrega",
  lastStep: "Última etapa",
} as const;

export const FORM_FIELD_TYPE_LABELS = {
  text: "Texto curto",
  longText: "Texto longo",
  number: "Número",
  money: "Valor em reais",
  date: "Data",
  time: "Hora",
  email: "E-mail",
  phone: "Telefone",
  document: "CPF ou CNPJ",
  choice: "Escolha única",
  choices: "Várias escolhas",
  yesNo: "Sim ou não",
} as const;

export const CUSTOM_FORMS_TEXTS = {
  hint: "Perguntas suas no checkout. As respostas ficam no orçamento ou pedido, com as perguntas como eram.",
  new: "Novo formulário",
  inactive: "desativado",
  questionsOne: "1 pergunta",
  questionsMany: "{count} perguntas",
  asked: "{questions} · {types}",
  saved: "Formulário salvo.",
  deleted: "Formulário excluído. As respostas que já foram dadas continuam nos pedidos.",
  empty: "Nenhuma pergunta sua ainda",
  emptyHint:
    "Crie um formulário para saber do comprador o que o checkout não pergunta: a data da obra, quem recebe, o tipo de acesso.",
} as const;

export const CUSTOM_FORM_WORDS = {
  newTitle: "Novo formulário",
  saved: "Formulário salvo. Os próximos checkouts já perguntam assim.",
  facts: "Onde aparece",
  name: "Nome do formulário",
  nameHint: "O comprador lê como título. Ex.: Visita técnica.",
  description: "Explicação",
  descriptionHint: "Opcional. Uma frase acima das perguntas, até 300 caracteres.",
  screen: "Etapa do checkout",
  purchaseTypes: "Em quais compras",
  purchaseTypesHint: "Só estas formas de comprar fazem as perguntas.",
  purchaseTypesRequired: "Escolha ao menos uma forma de comprar.",
  active: "Ativo",
  activeHint: "Desativado, o checkout não pergunta. Nada se perde.",
  questions: "Perguntas",
  questionsHint:
    "Na ordem em que o comprador responde. Obrigatórias valem para pedidos; orçamentos podem ser salvos sem resposta.",
  unnamed: "Pergunta {position}",
  label: "Pergunta",
  type: "Tipo de resposta",
  help: "Ajuda",
  helpHint: "Opcional. Aparece embaixo do campo.",
  required: "Obrigatória",
  maxLength: "Máximo de caracteres",
  maxLengthHint: "Vazio, {usual}. Até {most}.",
  options: "Opções",
  optionsHint: "Uma por linha, ao menos duas.",
  add: "Adicionar pergunta",
  remove: "Retirar {name}",
  noQuestions: "Nenhuma pergunta ainda. Adicione a primeira.",
  preview: "Como o comprador vê",
  previewHint: "Experimente responder: nada é salvo.",
  previewEmpty: "As perguntas aparecem aqui.",
  create: "Criar formulário",
  save: "Salvar formulário",
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  newHint: "Dê um nome e faça ao menos uma pergunta.",
  changes: "Mudou: {list}",
  unsaved: "O que você mudou neste formulário ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou este formulário enquanto você editava",
  fields: {
    name: "nome",
    description: "explicação",
    screen: "etapa",
    purchaseTypes: "compras",
    active: "situação",
    fields: "perguntas",
  },
  removeForm: "Excluir formulário",
  removeQuestion:
    "Excluir “{name}”? O checkout deixa de perguntar. As respostas que já foram dadas continuam nos orçamentos e pedidos. Não dá para desfazer.",
  removeConfirm: "Excluir “{name}”",
} as const;
