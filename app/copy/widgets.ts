import { fill } from "#copy/shared/fill.ts";

export const AMOUNT_STEPPER_TEXTS = { decrease: "Diminuir", increase: "Aumentar" } as const;

/** Label of the amount of one kit. */
export function kitAmountLabel(kit: string): string {
  return fill("Quantidade de {kit}", { kit });
}

/** Name of the button that adds one kit, for who does not see what stands beside it. */
export function addKitLabel(kit: string): string {
  return fill("Adicionar {kit}", { kit });
}

export const KIT_BUYER_TEXTS = {
  region: "Kits de energia solar",
  filters: "Filtrar kits",
  from: "De",
  to: "Até",
  powerUnit: "kWp",
  byBill: "Escolher pela conta de luz",
  aroundBill: "Abaixo, os kits de {from} a {to} kWp para este sistema.",
  powerFrom: "Potência a partir de, em kWp",
  powerTo: "Potência até, em kWp",
  structure: "Estrutura",
  anyStructure: "Todas",
  sort: "Ordenar",
  sorts: { power: "Potência", price: "Preço", pricePerKwp: "Preço por kWp" },
  powerInvalid: "Escreva a potência só com números, como 5,50.",
  powerCrossed: "A potência inicial está maior que a final.",
  loading: "Carregando kits…",
  emptyHelp: "Tente uma faixa maior ou outra estrutura.",
  clearFilter: "Limpar filtros",
  add: "Adicionar",
  previousPage: "Página anterior",
  nextPage: "Próxima página",
  pages: "Páginas",
  chosen: "Kits escolhidos",
  onlyKit: "Este é o kit do link que você abriu.",
  allKits: "Ver todos os kits",
  requestBudget: "Pedir orçamento",
  pricesPending: "Preço sob consulta",
} as const;

/** Words of a comparison on another site, beside those of the portal's. */
export const KIT_COMPARISON_TEXTS = { hint: "O que difere está destacado." } as const;

/** Words of one kit that stands alone on another site. */
export const KIT_OFFER_TEXTS = {
  region: "Kit de energia solar",
  loading: "Carregando kit…",
  buy: "Comprar",
  back: "Voltar ao kit",
} as const;

/** What went wrong with one kit, by the type of the failure; asking again does not help. */
export const KIT_FAILURES = {
  KIT_MISSING: {
    title: "Falta o kit",
    description: "girassol-kit-card: informe o kit no atributo kit do elemento.",
  },
  KIT_NOT_FOUND: {
    title: "Kit indisponível",
    description: "Este kit não é mais vendido. Fale com quem atende este site para ver outras opções.",
  },
} as const;

/** What part of a list is shown. */
export function listRangeText(range: { first: number; last: number; total: number }): string {
  return fill("{first}–{last} de {total}", range);
}

/** How many kits were found, also announced. */
export function kitsFoundText(total: number): string {
  return total === 1 ? "1 kit encontrado" : fill("{total} kits encontrados", { total });
}

/** How many kits were chosen. */
export function kitsChosenText(amount: number): string {
  return amount === 1 ? "1 kit escolhido" : fill("{amount} kits escolhidos", { amount });
}

export const CHECKOUT_TEXTS = {
  secure: "Pagamento seguro",
  order: "Seu pedido",
  items: "Subtotal",
  freight: "Frete",
  total: "Total",
  adjustment: "Descontos e acréscimos",
  returned: "Cancelado ou devolvido",
  totalWithFreight: "Total com frete",
  payment: "Pagamento",
  pixTitle: "Pague com Pix",
  pixHelp: "À vista, com confirmação em segundos.",
  pixSteps: [
    "Toque em “Pagar com Pix” para gerar o código.",
    "Abra o app do seu banco e escolha pagar com Pix.",
    "Aponte a câmera para o QR code ou cole o código.",
  ],
  payWithPix: "Pagar com Pix",
  acceptTerms: "Li e aceito os termos de pagamento.",
  termsAccepted: "Termos aceitos em {at}",
  reload: "Atualizar a página",
  creating: "Gerando cobrança…",
  waiting: "Aguardando pagamento",
  timeLeft: "Tempo restante",
  daysLeft: "{days} dias",
  scan: "Abra o app do seu banco, escolha pagar com Pix e aponte a câmera, ou copie o código.",
  qrCode: "QR code do Pix",
  copy: "Copiar código Pix",
  copied: "Código copiado",
  copiedHelp: "Código copiado. Cole no app do seu banco.",
  copyFailed: "Não deu para copiar sozinho. O código está selecionado: use “Copiar” ou Ctrl+C.",
  showCode: "Ver o código Pix completo",
  fullCode: "Código Pix copia e cola",
  amount: "Valor",
  confirmation: "A confirmação aparece aqui sozinha, em segundos",
  validUntil: "Pague até {at}.",
  reloadHelp: "Depois de pagar, veja a confirmação aqui:",
  expiredTitle: "A cobrança expirou",
  expiredHelp: "Nada foi cobrado. Gere outra para continuar o pagamento.",
  newCharge: "Gerar nova cobrança",
  offline: "Sem conexão. Tentando de novo…",
  checkedTitle: "Recebemos um valor diferente",
  checkedHelp: "{distributor} está conferindo o pagamento e fala com você. Não pague de novo.",
  stoppedTitle: "Pagamento com cartão pausado",
  stoppedHelp:
    "Vários cartões foram recusados, e nada foi cobrado. Para proteger quem paga, outro cartão só é aceito quando {distributor} liberar. Fale com a distribuidora.",
  paidHelp: "Obrigado! O distribuidor já foi avisado e segue com o seu pedido.",
  paidAmount: "Valor pago",
  paidAt: "Data e hora",
  paidOrder: "Pedido",
  downloadReceipt: "Baixar recibo (PDF)",
  elsewhereTitle: "Pagamento combinado com o distribuidor",
  elsewhereHelp:
    "A cobrança deste pedido não é paga nesta página: {distributor} envia os dados de pagamento a você.",
  elsewhereTold:
    "{distributor} recebe este pagamento fora desta página. Veja como pagar e envie o comprovante.",
  instructions: "Como pagar",
  cancelledHelp: "Este pedido não pode mais ser pago por aqui. Fale com quem vendeu para você.",
  sandboxTitle: "Ambiente de testes",
  sandboxHelp: "Nenhum dinheiro é movimentado. Use o botão para concluir o pagamento.",
  sandboxBank: "Outras respostas do banco",
  simulate: "Simular pagamento",
  simulating: "Simulando…",
} as const;

/** Name of the payment terms that unfold. */
export function paymentTermsText(terms: { title: string; version: number }): string {
  return fill("{title} (versão {version})", terms);
}

/** Words of a boleto on the payer's page. */
export const BOLETO_TEXTS = {
  title: "Pague com boleto",
  help: "Pague no app do banco, no internet banking ou em uma lotérica até o vencimento. A confirmação leva até 2 dias úteis.",
  make: "Gerar boleto",
  waiting: "Boleto em aberto",
  dueDate: "Vencimento",
  copy: "Copiar linha digitável",
  copied: "Linha copiada",
  copiedHelp: "Linha digitável copiada. Cole no app do seu banco.",
  copyFailed: "Não deu para copiar sozinho. A linha está selecionada: use “Copiar” ou Ctrl+C.",
  showCode: "Ver a linha digitável completa",
  fullCode: "Linha digitável do boleto",
  bars: "Código de barras do boleto",
  download: "Baixar boleto (PDF)",
  confirmation: "A confirmação aparece aqui sozinha, em até 2 dias úteis",
} as const;

/** Words of a card on the payer's page. */
/** An order that is paid in parts. */
export const PART_TEXTS = {
  downPayment: "Entrada no Pix",
  rest: {
    pix: "Restante no Pix",
    boleto: "Restante no boleto",
    credito: "Restante no cartão de crédito",
    debito: "Restante no cartão de débito",
  },
  downPaymentHelp: "Agora você paga {amount} de entrada. O restante vem em seguida, nesta mesma página.",
  received: "Entrada recebida",
  partReceived: "Uma parte já foi paga",
  restHelp: "Falta pagar {amount}.",
} as const;

export const CARD_TEXTS = {
  title: { credito: "Pague com cartão de crédito", debito: "Pague com cartão de débito" },
  help: "Os dados do cartão são digitados na página segura de quem processa o pagamento. Eles não passam por este site.",
  pay: "Pagar com cartão",
  waiting: "Aguardando pagamento com cartão",
  toPage: "Continuar na página segura",
  confirmation: "Já pagou? A confirmação aparece aqui sozinha, em instantes",
  installments: "Parcelas",
  each: "até {count}x de {amount}",
  cost: "Custo efetivo total (CET)",
  annually: "{pct}% ao ano",
  free: "sem juros",
} as const;

/** For who comes back from the provider with a card that was refused. */
/** The form by which a payer asks for the financing of an order. */
export const FINANCING_TEXTS = {
  title: "Pedir financiamento",
  help: "Este pedido é pago por financiamento. Diga em quantos meses e como falar com você: {distributor} cuida da análise com o banco.",
  months: "Em quantos meses",
  monthsOf: "{months} meses",
  contact: "Telefone ou e-mail para contato",
  hint: "{distributor} usa este contato só para cuidar do financiamento.",
  send: "Pedir financiamento",
  sendAgain: "Pedir de novo",
  sending: "Enviando…",
  asked: "Pedido de {months} meses enviado em {at}. {distributor} vai falar com você.",
} as const;

export const CARD_REFUSED = {
  type: "CARD_REFUSED",
  title: "O cartão não foi aceito",
  description: "Nada foi cobrado. Tente de novo, com este ou com outro cartão.",
  status: 200,
} as const;

/** The proof of a payment outside of the portal. */
export const PROOF_TEXTS = {
  title: "Comprovante de pagamento",
  file: "Comprovante",
  hint: "PDF ou foto, de até 10 MB.",
  send: "Enviar comprovante",
  sendAnother: "Enviar outro comprovante",
  sending: "Enviando…",
  sent: "Comprovante enviado em {at}. {distributor} confere e confirma o pagamento.",
} as const;

/** Number of an order as its payer reads it. */
export function orderCodeText(code: string): string {
  return fill("Pedido {code}", { code });
}

/** For whom an order is. */
export function orderRecipientText(name: string): string {
  return fill("para {name}", { name });
}

/** Head of an order's collapsible items. */
export function orderItemsText(count: number): string {
  return count === 1 ? "1 item no pedido" : fill("{count} itens no pedido", { count });
}

/** Words of a purchase on another site. */

export const SITE_SALE_TEXTS = {
  continue: "Continuar",
  title: "Sua compra",
  back: "Voltar aos kits",
  kits: "Kits escolhidos",
  delivery: "Entrega",
  deliver: "Receber no endereço",
  fetch: "Retirar no distribuidor",
  cep: "CEP",
  cepHelp: "Digite o CEP para ver o frete.",
  cepInvalid: "CEP incompleto. São oito números.",
  street: "Endereço",
  number: "Número",
  complement: "Complemento (opcional)",
  neighborhood: "Bairro",
  city: "Cidade",
  state: "Estado",
  payment: "Forma de pagamento",
  choose: "Escolha",
  items: "Equipamentos",
  freight: "Frete",
  freightUnknown: "Informe o CEP",
  total: "Total",
  totalWithoutFreight: "Total sem frete",
  days: "até {days} dias úteis",
  pricesPending: "Sob consulta",
  counting: "Calculando…",
  who: "Seus dados",
  customer: "Sou cliente",
  integrator: "Sou integrador",
  integratorHelp: "Use o e-mail da sua conta no distribuidor. A compra fica em nome da sua empresa.",
  name: "Nome ou razão social",
  document: "CPF ou CNPJ",
  documentInvalid: "CPF ou CNPJ inválido. Confira os números.",
  sendCode: "Enviar código",
  sendAgain: "Enviar outro código",
  sending: "Enviando…",
  codeSent: "Enviamos um código para {email}. Ele vale por 15 minutos.",
  codeSentIntegrator: "Se {email} tem conta no distribuidor, o código chega em instantes.",
  code: "Código de 6 dígitos",
  codeInvalid: "O código tem 6 números.",
  confirm: "Confirmar e-mail",
  confirming: "Confirmando…",
  confirmed: "E-mail confirmado: {email}",
  confirmedFor: "{name}, de {company}",
  otherEmail: "Usar outro e-mail",
  confirmFirst: "Confirme o seu e-mail para continuar.",
  saveBudget: "Salvar orçamento",
  saveOrder: "Gerar pedido",
  saving: "Salvando…",
  budgetSaved: "Orçamento {code} salvo",
  budgetSavedHelp: "Quem atende este site já recebeu o seu orçamento e fala com você.",
  orderSaved: "Pedido {code} gerado",
  orderSavedHelp: "Os equipamentos estão reservados. Pague agora para o pedido seguir.",
  ended: {
    title: "Este site não recebe mais pedidos",
    description: "A distribuidora encerrou as vendas por aqui. Fale com quem atende este site.",
  },
  pay: "Pagar o pedido",
  another: "Escolher outros kits",
} as const;
