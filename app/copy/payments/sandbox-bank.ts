import type { PayerDeed } from "#domain/payments/payer-deed.ts";

/** The page of the sandbox's bank, where whoever tries the portal out plays the payer. */
export const SANDBOX_BANK_TEXTS = {
  title: "Banco de testes",
  heading: "Cobrança de {code}",
  hint: "Nenhum dinheiro é movimentado. O que você escolher chega ao portal como chegaria de um provedor.",
  status: "Situação",
  asked: "Valor cobrado",
  held: "Em caixa",
  payment: "Pagamento do pedido",
  deed: "O que o banco faz",
  deeds: {
    pay: { label: "Pagar", hint: "O valor da cobrança, dentro do prazo." },
    payOther: { label: "Pagar outro valor", hint: "Uma pessoa do distribuidor decide o que fazer." },
    payTwice: { label: "Pagar duas vezes", hint: "O mesmo valor, com dois comprovantes." },
    payLate: { label: "Pagar depois do prazo", hint: "A cobrança expira e é paga em seguida." },
    decline: {
      label: "Recusar",
      hint: "O banco não paga. De um cartão o portal é avisado; de um Pix ou boleto, não. A cobrança continua aberta.",
    },
    giveBack: { label: "Devolver a quem pagou", hint: "O provedor devolve tudo o que está em caixa." },
    chargeBack: { label: "Contestar", hint: "O banco de quem pagou toma de volta o que está em caixa." },
    payOut: {
      label: "Repassar ao distribuidor",
      hint: "O provedor libera o que está em caixa, menos a tarifa que já descontou.",
    },
  } satisfies Record<PayerDeed, { label: string; hint: string }>,
  amount: "Valor pago (R$)",
  amountHint: "Só para “Pagar outro valor”.",
  delay: "Quando o portal fica sabendo",
  delays: { 0: "Na hora", 5: "Depois de 5 segundos", 20: "Depois de 20 segundos" },
  act: "Fazer",
  acting: "Fazendo…",
  done: "Feito. O portal já foi avisado.",
  doneLater: "Feito. O portal será avisado em alguns segundos.",
  declined: "O banco recusou. Nada chegou ao portal.",
  cardDeclined: "O banco recusou o cartão. O portal é avisado.",
  noMoney: "Ainda não há dinheiro em caixa desta cobrança.",
  wrongAmount: "Digite um valor maior que zero, como 1.250,00.",
  back: "Voltar à página de pagamento",
} as const;
