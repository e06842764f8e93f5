import type { CarrierProblem } from "#domain/freight/carrier-problem.ts";

/** What people read of a connection to the network of carriers that was tried out. */
export const CARRIER_TEST = {
  works: {
    title: "A conexão com a Intelipost funciona",
    description: "{carrier} levaria o volume de teste de {center} a São Paulo por {price}, {days}.",
    oneDay: "em 1 dia útil",
    days: "em {days} dias úteis",
  },
  button: "Testar conexão",
  running: "Testando…",
} as const;

const ANSWER_NOT_USED = "A cotação não foi usada. Avise o suporte da Intelipost.";
const TABLE_MEANWHILE = "Enquanto isso, vale a sua tabela de frete.";

/** What is wrong with asking the network of carriers, and what to do about it. */
export const CARRIER_PROBLEM_TEXTS: Record<CarrierProblem, { title: string; description: string }> = {
  noOriginCep: {
    title: "Falta o CEP do centro de distribuição",
    description: "Preencha o CEP no endereço do centro: sem ele a Intelipost não sabe de onde sai a entrega.",
  },
  noDestinationCep: {
    title: "Falta o CEP da entrega",
    description: "A Intelipost só cota entregas com CEP. Para as outras, vale a sua tabela de frete.",
  },
  noKey: {
    title: "Falta a chave da Intelipost",
    description: "Informe a chave de API que está no painel da Intelipost e teste de novo.",
  },
  unauthorized: {
    title: "A Intelipost não aceitou a chave",
    description: `Copie de novo a chave de API do painel da Intelipost e confira se ela está ativa. ${TABLE_MEANWHILE}`,
  },
  noDelivery: {
    title: "A conexão funciona, mas nenhuma transportadora fez o trecho de teste",
    description: "Confira no painel da Intelipost os métodos de envio e as regiões que eles atendem.",
  },
  refused: {
    title: "A Intelipost recusou a cotação",
    description: `Confira o CEP do centro, e o peso e as medidas dos produtos. ${TABLE_MEANWHILE}`,
  },
  timeout: {
    title: "A Intelipost não respondeu em 5 segundos",
    description: `Teste de novo em alguns minutos. ${TABLE_MEANWHILE}`,
  },
  unreachable: {
    title: "Não foi possível falar com a Intelipost",
    description: `Teste de novo em alguns minutos. ${TABLE_MEANWHILE}`,
  },
  failing: {
    title: "A Intelipost está com problemas",
    description: `O serviço respondeu com erro duas vezes seguidas. ${TABLE_MEANWHILE}`,
  },
  tooManyCalls: {
    title: "Limite de consultas da Intelipost atingido",
    description: `Espere alguns minutos ou aumente o limite do seu contrato. ${TABLE_MEANWHILE}`,
  },
  resting: {
    title: "Consultas à Intelipost em pausa",
    description: `Ela falhou várias vezes seguidas e volta a ser consultada em até 30 segundos. ${TABLE_MEANWHILE}`,
  },
  unreadable: {
    title: "Não foi possível entender a resposta da Intelipost",
    description: ANSWER_NOT_USED,
  },
  contradictoryStatus: {
    title: "A Intelipost respondeu com erro e com preços ao mesmo tempo",
    description: ANSWER_NOT_USED,
  },
  noOptions: {
    title: "A Intelipost respondeu sem nenhuma opção de entrega",
    description: "Confira no painel da Intelipost os métodos de envio e as regiões que eles atendem.",
  },
  costUnreadable: {
    title: "A Intelipost respondeu com um preço que não é um número",
    description: ANSWER_NOT_USED,
  },
  costNegative: { title: "A Intelipost respondeu com um preço negativo", description: ANSWER_NOT_USED },
  daysMissing: { title: "A Intelipost respondeu sem o prazo de entrega", description: ANSWER_NOT_USED },
};
