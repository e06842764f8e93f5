import { REQUEST_EMAIL_NAMES } from "#copy/requests/request-emails.ts";
import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** What settings pages of this area have in common. */
export const SETTINGS_FORM_TEXTS = {
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  changeOne: "1 mudança não salva",
  changeMany: "{count} mudanças não salvas",
  errorSummary: "Não salvamos. Confira os campos marcados.",
  staleText: "Nada do que você mudou se perdeu. Traga a versão atual com as suas mudanças por cima.",
  reapply: "Trazer a versão atual",
  reapplied: "Esta é a versão atual com as suas mudanças. Confira e salve.",
} as const;

/** Settings of budgets and orders. */
export const REQUEST_SETTINGS_TEXTS = {
  ...SETTINGS_FORM_TEXTS,
  hint: "Por quanto tempo um orçamento vale, o que o integrador faz sozinho e em que situação as coisas mudam.",
  expiry: "Validade dos orçamentos",
  expiryPreview: "Um orçamento salvo hoje vale até {day}.",
  expiryOff: "Orçamentos não expiram.",
  buttons: "No fim do checkout",
  buttonsHint: "Os botões que o integrador encontra. Administradores e equipe têm sempre os dois.",
  noButtons: "Sem nenhum dos botões o integrador não consegue fechar uma compra.",
  seller: "Atendimento",
  file: "Arquivo do checkout",
  fileHint:
    "Um documento que vai junto: uma identidade, a conta de luz. PDF, imagens, Word ou Excel de até 10 MB.",
  saleEmails: "E-mails da venda",
  saleEmailsHint:
    "Saem logo depois, com a sua marca, a quem pode abrir o orçamento ou pedido. Cada pessoa também pode desligar os seus no próprio perfil.",
  statuses: "Situações em que algo muda",
  statusesHint: "A situação escolhida e todas as que vêm depois dela.",
  groups: "Primeira situação do grupo",
  names: "Situações",
  groupNames: {
    open: "Em aberto",
    negotiation: "Em negociação",
    distributor: "Do distribuidor",
    finished: "Finalizado",
    refused: "Recusado",
  },
  gone: "{name} (não existe mais)",
  preview: "Como o integrador vê",
  budgetButton: "Salvar como orçamento",
  requestButton: "Gerar pedido",
  save: "Salvar configurações",
  saved: "Configurações salvas. Já valem para os próximos orçamentos e pedidos.",
  unsaved: "O que você mudou nas configurações ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou estas configurações enquanto você editava",
  overStays: "Fica na situação em que está",
  paidStays: "Fica na situação em que está",
  remindError: "Digite um número de dias, de 0 a 60.",
  daysError: "Digite um número de dias, de 1 a 365.",
} as const;

/** Each setting by its place: its name, and the one sentence that says what it changes. */
export const REQUEST_SETTINGS_FIELDS = {
  "budgetExpiry.active": {
    label: "Orçamentos expiram",
    hint: "Depois do prazo, o orçamento não é mais editado nem vira pedido sem ser atualizado.",
  },
  "budgetExpiry.days": {
    label: "Dias de validade",
    hint: "Dias corridos a partir de quando foi salvo. De 1 a 365.",
  },
  "budgetExpiry.remindDays": {
    label: "Lembrar antes de vencer (dias)",
    hint: "Quem cuida do orçamento é avisado antes do último dia, e de novo quando vence. Com 0, só quando vence.",
  },
  "budgetExpiry.overStatusId": {
    label: "Situação quando vence",
    hint: "Orçamentos em aberto ou em negociação que vencem passam sozinhos para ela, mesmo que a anterior não leve até ela. Atualizado, o orçamento volta à primeira situação.",
  },
  enableUpdateExpiredBudget: {
    label: "O integrador atualiza orçamentos expirados",
    hint: "Um orçamento expirado volta a valer com os preços e o estoque do dia.",
  },
  showBudgetButton: {
    label: "Mostrar “Salvar como orçamento”",
    hint: "O integrador guarda a compra para decidir depois.",
  },
  showRequestButton: { label: "Mostrar “Gerar pedido”", hint: "O integrador fecha a compra na hora." },
  showSellerToIntegrator: {
    label: "Mostrar o vendedor ao integrador",
    hint: "No orçamento e no pedido, o integrador lê o nome de quem cuida dele na distribuidora.",
  },
  "configCheckoutFile.enabled": {
    label: "Pedir um arquivo",
    hint: "O checkout mostra um campo para enviar o documento.",
  },
  "configCheckoutFile.required": {
    label: "Obrigatório para pedidos",
    hint: "Sem o arquivo o pedido não é salvo. Orçamentos podem ser salvos sem ele.",
  },
  "configCheckoutFile.label": { label: "Nome do arquivo", hint: "O que o integrador lê. Ex.: Conta de luz." },
  "configCheckoutFile.help": { label: "Ajuda", hint: "Opcional. Uma frase embaixo do campo." },
  "saleEmails.budgetSaved": {
    label: REQUEST_EMAIL_NAMES.budgetSaved,
    hint: "Para o integrador que salvou e para quem cuida do orçamento.",
  },
  "saleEmails.orderPlaced": {
    label: REQUEST_EMAIL_NAMES.orderPlaced,
    hint: "Para o integrador que gerou e para quem cuida do pedido. Vale também para orçamentos que viram pedido.",
  },
  "saleEmails.statusChanged": {
    label: REQUEST_EMAIL_NAMES.statusChanged,
    hint: "Para quem salvou e para quem cuida do orçamento ou pedido, menos quem fez a mudança.",
  },
  "saleEmails.agreementChanged": {
    label: REQUEST_EMAIL_NAMES.agreementChanged,
    hint: "Para as mesmas pessoas, quando o total ou o frete de um orçamento ou pedido muda.",
  },
  "saleEmails.budgetAnswered": {
    label: REQUEST_EMAIL_NAMES.budgetAnswered,
    hint: "Para quem salvou, para quem cuida do orçamento e para quem criou o link: aprovado, recusado ou mudança pedida.",
  },
  "saleEmails.discountAsked": {
    label: REQUEST_EMAIL_NAMES.discountAsked,
    hint: "Para quem pode decidir um desconto acima do limite de quem pediu.",
  },
  "saleEmails.discountDecided": {
    label: REQUEST_EMAIL_NAMES.discountDecided,
    hint: "Para quem pediu o desconto.",
  },
  "saleEmails.expiryNear": {
    label: REQUEST_EMAIL_NAMES.expiryNear,
    hint: "Para quem salvou e para quem cuida, nos dias de antecedência escolhidos acima.",
  },
  "saleEmails.budgetOver": {
    label: REQUEST_EMAIL_NAMES.budgetOver,
    hint: "Para as mesmas pessoas, quando a validade termina.",
  },
  "saleEmails.paymentConfirmed": {
    label: REQUEST_EMAIL_NAMES.paymentConfirmed,
    hint: "Para o integrador que gerou o pedido e para quem cuida dele na empresa.",
  },
  "saleEmails.shipmentSent": {
    label: REQUEST_EMAIL_NAMES.shipmentSent,
    hint: "Para quem gerou e para quem cuida do pedido, a cada envio registrado por outra pessoa.",
  },
  "saleEmails.shipmentDelivered": {
    label: REQUEST_EMAIL_NAMES.shipmentDelivered,
    hint: "Para as mesmas pessoas e para quem registrou o envio, quando tudo chegou certo.",
  },
  "saleEmails.claimMade": {
    label: REQUEST_EMAIL_NAMES.claimMade,
    hint: "Para as mesmas pessoas, quando algo faltou, chegou danificado ou veio trocado.",
  },
  "saleEmails.claimAnswered": {
    label: REQUEST_EMAIL_NAMES.claimAnswered,
    hint: "Para quem abriu a ocorrência e para quem cuida do pedido.",
  },
  paidStatusId: {
    label: "Situação do pedido pago",
    hint: "Um pedido passa sozinho para ela quando o pagamento é recebido, se ainda não chegou lá. O estoque segue a nova situação.",
  },
  "restrictOptions.statusToDiscountStock": {
    label: "O estoque sai",
    hint: "Um pedido que chega a esta situação dá baixa no que tinha reservado. Pago antes dela, mantém a reserva.",
  },
  "restrictOptions.statusToBlockEdition": {
    label: "A edição fecha",
    hint: "Orçamentos e pedidos que chegam a esta situação não são mais editados.",
  },
  "restrictOptions.statusToSetBillingDate": {
    label: "A data de faturamento abre",
    hint: "A partir desta situação a equipe informa o dia em que o pedido é faturado.",
  },
} as const;

/** What the distributor says while somebody buys. */
export const OBSERVATION_TEXTS = {
  ...SETTINGS_FORM_TEXTS,
  hint: "Um aviso que aparece no alto de todos os checkouts. Vazio, nada aparece.",
  part: "No checkout",
  preview: "Como o comprador vê",
  previewEmpty: "Sem texto, nada aparece.",
  save: "Salvar observações",
  saved: "Observações salvas. Os próximos checkouts já mostram assim.",
  unsaved: "O que você mudou nas observações ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou as observações enquanto você editava",
} as const;

export const OBSERVATION_FIELDS = {
  checkoutObservation: {
    label: "Observação do checkout",
    hint: "Prazos, documentos, regras de entrega. Até 1.000 caracteres.",
  },
} as const;

/** What the distributor says on what was saved. */
export const MESSAGE_TEXTS = {
  ...SETTINGS_FORM_TEXTS,
  hint: "O que o comprador lê no orçamento ou pedido salvo. Vazio, nada aparece.",
  part: "Nos orçamentos e pedidos",
  preview: "Como o comprador vê",
  previewEmpty: "Sem texto, nada aparece.",
  save: "Salvar mensagens",
  saved: "Mensagens salvas. Orçamentos e pedidos já mostram assim.",
  unsaved: "O que você mudou nas mensagens ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou as mensagens enquanto você editava",
} as const;

export const MESSAGE_FIELDS = {
  budgetMessage: {
    label: "Mensagem do orçamento",
    hint: "Até quando decidir, com quem falar. Até 1.000 caracteres.",
  },
  orderMessage: {
    label: "Mensagem do pedido",
    hint: "O que acontece agora, como pagar, quando despacha. Até 1.000 caracteres.",
  },
} as const;
