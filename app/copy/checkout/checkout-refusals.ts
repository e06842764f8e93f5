import type { CouponRefusal, FreightRefusal } from "#domain/shared/errors.ts";

/** What a checkout says of what changed while it was open, with the way on. */
export const CHECKOUT_REFUSAL_TEXTS = {
  item: {
    title: "Um item saiu de venda",
    description: "Nada foi salvo, e o total já está sem ele. Confira e salve de novo, ou escolha outro.",
  },
  extraItem: {
    title: "Um item extra não é mais oferecido",
    description: "Nada foi salvo, e o total já está sem ele. Confira e salve de novo.",
  },
  serviceItem: {
    title: "Um serviço não é mais oferecido",
    description: "Nada foi salvo, e o total já está sem ele. Confira e salve de novo.",
  },
  paymentMethod: {
    title: "Esta forma de pagamento não vale mais",
    description: "Nada foi salvo. Escolha outra em Pagamento e salve de novo.",
  },
  integrator: {
    title: "A empresa escolhida não compra mais aqui",
    description: "Nada foi salvo. Volte aos itens e escolha outra empresa.",
  },
  changed: {
    title: "Preços ou condições mudaram agora há pouco",
    description: "Nada foi salvo. O total já é o de agora: confira e salve de novo.",
  },
  center: {
    title: "Agora quem vende é {name}",
    description: "Nada foi salvo. Os preços e o estoque já são de lá: confira os itens e salve de novo.",
  },
  coupon: {
    title: "O cupom {code} não vale para esta compra",
    description: "{reason} Nada foi salvo: tire o cupom ou use outro, e salve de novo.",
  },
  freight: { title: "Não há frete para esta entrega", description: "{reason} Nada foi salvo." },
  state: {
    title: "Não entregamos em {state}",
    description: "Nada foi salvo. Escolha outro endereço ou a retirada por sua empresa (FOB).",
  },
  unsafe: {
    title: "O kit não passa na verificação elétrica",
    description: "Nada foi salvo, e o que você digitou continua aqui. Ajuste o kit e salve de novo.",
  },
  adjustKit: "Ajustar o kit",
  savedBefore: {
    title: "Esta compra já foi salva como {code}",
    description: "Nada foi salvo de novo. Abra o que foi salvo, ou salve o que está aqui como outra compra.",
  },
  openSaved: "Abrir {code}",
  saveOther: "Salvar como outra compra",
} as const;

/** Why a coupon does not count, without what only a total says. */
export const COUPON_REASONS: Readonly<Record<CouponRefusal, string>> = {
  unknown: "Ele não existe mais.",
  disabled: "O distribuidor o desativou.",
  notYet: "Ele ainda não começou.",
  expired: "Ele venceu.",
  usedUp: "Ele já foi usado todas as vezes que podia.",
  usedUpByIntegrator: "Sua empresa já o usou todas as vezes que podia.",
  belowMinimum: "O valor em produtos ficou abaixo do mínimo.",
  purchaseType: "Ele não vale para este tipo de compra.",
  group: "Ele não vale para a sua empresa.",
};

/** Why no freight is told, with the way on. */
export const FREIGHT_REFUSAL_REASONS: Readonly<Record<FreightRefusal, string>> = {
  noRule: "Nenhuma transportadora atende este endereço. Confira-o ou escolha a retirada (FOB).",
  blacklisted: "O distribuidor não entrega neste estado. Escolha outro endereço ou a retirada (FOB).",
  notServiced: "Este centro não atende o estado. Escolha outro endereço ou a retirada (FOB).",
  fobUnable: "A retirada deixou de ser oferecida. Escolha o envio (CIF).",
  ruralZone: "Não há entrega em zona rural. Escolha outro endereço ou a retirada (FOB).",
  truckAccess: "Não há entrega sem acesso de caminhão. Escolha outro endereço ou a retirada (FOB).",
  unknownDistance: "Não sabemos a distância até esta cidade. Confira-a ou escolha a retirada (FOB).",
};
