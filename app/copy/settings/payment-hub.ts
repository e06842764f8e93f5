import { SETTINGS_FORM_TEXTS } from "./request-settings.ts";

/** How a distributor is paid on its own pages. */
export const PAYMENT_HUB_TEXTS = {
  ...SETTINGS_FORM_TEXTS,
  hint: "Por onde o cliente paga na página de pagamento, quem recebe e por quanto tempo uma cobrança fica aberta.",
  methods: "O que é cobrado na página de pagamento",
  methodsHint: "O que fica desligado é cobrado por vocês, fora do portal.",
  pix: "Pix",
  boleto: "Boleto",
  toMethods: "Formas de pagamento",
  noMethods: "Nada é pago na página de pagamento: todas as cobranças são feitas fora do portal.",
  elsewhere: "Cobrança fora do portal",
  receipt: "Recibo",
  cards: "Cartões recusados",
  reminders: "Lembretes de pagamento",
  callOff: "Pedidos que ninguém pagou",
  testLegend: "Ambiente de testes",
  test: "O provedor é o ambiente de testes: os códigos são verdadeiros, mas nenhum dinheiro é movimentado.",
  save: "Salvar recebimento",
  saved: "Recebimento salvo. Já vale para as próximas cobranças.",
  unsaved: "O que você mudou no recebimento ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou o recebimento enquanto você editava",
} as const;

/** Each setting by its place: its name, and the one sentence that says what it changes. */
export const PAYMENT_HUB_FIELDS = {
  "methods.pix": {
    label: "Cobrar por Pix",
    hint: "QR code e código para copiar, com confirmação em segundos.",
  },
  "methods.boleto": {
    label: "Cobrar por boleto",
    hint: "Linha digitável e código de barras, com confirmação em até 2 dias úteis.",
  },
  "methods.credito": {
    label: "Cobrar por cartão de crédito",
    hint: "O cliente paga na página segura do provedor, em até as parcelas da condição escolhida. Deixe lá o parcelamento sem acréscimo para o cliente: o acréscimo é o da condição.",
  },
  "methods.debito": {
    label: "Cobrar por cartão de débito",
    hint: "O cliente paga à vista na página segura do provedor.",
  },
  pixKey: {
    label: "Chave Pix",
    hint: "CPF, CNPJ, celular com DDD, e-mail ou chave aleatória de quem recebe.",
  },
  receiverName: { label: "Recebedor", hint: "O nome que o cliente vê no app do banco, com até 25 letras." },
  receiverCity: { label: "Cidade", hint: "A cidade do recebedor, com até 15 letras." },
  chargeTtlMinutes: {
    label: "Minutos de um Pix",
    hint: "Depois disso o código expira, e o cliente gera outro. Um dia tem 1.440 minutos; os produtos do pedido ficam reservados até o fim.",
  },
  boletoDays: { label: "Dias úteis até o vencimento", hint: "Contados do dia em que o boleto é gerado." },
  paymentDetailsEnable: {
    label: "Mostrar como pagar e receber o comprovante",
    hint: "Nos pedidos que vocês cobram por fora, a página de pagamento mostra as instruções, e o cliente envia o comprovante por ela.",
  },
  instructions: {
    label: "Instruções de pagamento",
    hint: "Banco, agência, conta e titular, ou o que mais o cliente precisa para pagar.",
  },
  agreementTermsConfirmationText: {
    label: "Texto de concordância",
    hint: "O cliente marca que concorda com esta frase antes de enviar o comprovante. Em branco, nada é pedido.",
  },
  sendsReceipts: {
    label: "Enviar recibo por e-mail",
    hint: "Quem paga recebe a confirmação com o link do recibo, no e-mail informado no pedido.",
  },
  stopsCards: {
    label: "Parar depois de três cartões recusados",
    hint: "Protege contra quem testa cartões: depois de três recusas, o pedido só aceita outro cartão quando alguém da equipe liberar. Um mesmo cartão recusado três vezes em um dia, em vários pedidos, também para.",
  },
  remindsPayers: {
    label: "Lembrar quem ainda não pagou",
    hint: "O cliente do pedido recebe um e-mail com o link da página de pagamento, entre 9h e 20h. Quem já pagou, ou teve o pedido cancelado, não recebe nada.",
  },
  remindBeforeDays: {
    label: "Dias antes do vencimento",
    hint: "Separe por vírgula. 0 é o próprio dia do vencimento. Em branco, nenhum lembrete antes dele.",
  },
  remindAfterDays: {
    label: "Dias depois do vencimento",
    hint: "Separe por vírgula, como 1, 5. São no máximo 3 lembretes por cobrança, contando os de antes.",
  },
  callsOffExpired: {
    label: "Cancelar o pagamento quando a última cobrança expira",
    hint: "Vale também para os pedidos que já estão assim, menos os que já receberam algum pagamento ou foram finalizados. A equipe e o integrador são avisados, e quem pagar depois ainda recebe o pedido.",
  },
  callOffDays: {
    label: "Dias de espera",
    hint: "Contados do fim da última cobrança. Com 0, o pagamento é cancelado assim que ela expira.",
  },
  sandboxIsDown: {
    label: "Simular provedor fora do ar",
    hint: "Nenhuma cobrança é gerada nem devolvida, como quando um provedor não responde.",
  },
} as const;

/** What is wrong with a setting. */
export const PAYMENT_HUB_ERRORS: Readonly<Record<string, string>> = {
  pixKey: "Isto não é uma chave Pix. Confira os números e tente de novo.",
  receiverName: "Use até 25 letras.",
  receiverCity: "Use até 15 letras.",
  chargeTtlMinutes: "Digite um número de minutos, de 5 a 43.200 (30 dias).",
  instructions: "Escreva como o cliente paga, com até 2.000 letras.",
  agreementTermsConfirmationText: "Use até 500 letras.",
  callOffDays: "Digite um número de dias, de 0 a 60.",
  boletoDays: "Digite um número de dias, de 1 a 60.",
  remindBeforeDays: "Digite de um a três números de dias, de 0 a 30, como 2.",
  remindAfterDays:
    "Digite números de dias, de 1 a 30, como 1, 5: no máximo 3 lembretes, contando os de antes.",
};
