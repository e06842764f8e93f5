import type { PeriodUnit } from "#domain/dashboard/period-parts.ts";
import type { PeriodName } from "#domain/dashboard/period.ts";

export const PERIOD_TEXTS = {
  label: "Período",
  names: {
    "7d": "7 dias",
    "30d": "30 dias",
    "90d": "90 dias",
    year: "Este ano",
    custom: "Escolher datas",
  } satisfies Record<PeriodName, string>,
  from: "De",
  until: "Até",
  apply: "Ver período",
  shown: "{from} a {until}, comparado com {beforeFrom} a {beforeUntil}",
  months: ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"],
  quarter: "{place}º tri. {year}",
  semester: "{place}º sem. {year}",
} as const;

/** Heading of a table whose rows are parts of a period. */
export const UNIT_NAMES = {
  day: "Dia",
  week: "Semana de",
  month: "Mês",
  quarter: "Trimestre",
  semester: "Semestre",
  year: "Ano",
} as const satisfies Record<PeriodUnit, string>;

/** How the parts of a period follow each other. */
export const BY_UNIT = {
  day: "por dia",
  week: "por semana",
  month: "por mês",
  quarter: "por trimestre",
  semester: "por semestre",
  year: "por ano",
} as const satisfies Record<PeriodUnit, string>;

export const DASHBOARD_TEXTS = {
  hello: "Olá, {name}",
  figures: "Números do período",
  value: "Valor dos pedidos",
  orders: "Pedidos",
  power: "Potência vendida",
  conversion: "Conversão",
  average: "Pedido médio",
  survey: "NPS",
  howCalculated: "Como calculamos",
  soldHelp: "Valor, pedidos, potência e pedido médio não contam pedidos recusados.",
  conversionHelp:
    "Conversão é a parte dos pedidos entre tudo o que foi criado no período. Um orçamento que vira pedido mantém o registro e passa a contar como pedido.",
  surveyHelp: "NPS vem das notas da sua equipe e dos seus integradores: % de 9 e 10 menos % de 0 a 6.",
  surveyAnswers: "{count} respostas",
  surveyAnswer: "1 resposta",
  noSurvey: "Sem respostas",
  none: "–",
  points: "{change} pts",
  sinceBefore: "em relação ao período anterior",
  noChange: "igual ao período anterior",
  nothingBefore: "sem base no período anterior",
  valueBy: "Valor dos pedidos {unit}",
  countBy: "Pedidos {unit}",
  powerBy: "Potência vendida {unit}",
  ordersByStatus: "Pedidos por situação",
  budgetsByStatus: "Orçamentos por situação",
  payments: "Pagamentos dos pedidos",
  status: "Situação",
  amount: "Quantidade",
  money: "Valor",
  powerColumn: "Potência",
  bestIntegrators: "Quem mais comprou",
  integrator: "Integrador",
  others: "Outros",
  noOrders: "Nenhum pedido neste período. Escolha um período maior.",
  noBudgets: "Nenhum orçamento neste período.",
  newest: "Últimos pedidos",
  all: "Ver todos",
  stock: "Estoque abaixo do mínimo",
  stockHint: "{shown} de {count}",
  product: "Produto",
  available: "Disponível",
  minimum: "Mínimo",
  stockFine: "Tudo acima do mínimo.",
  nothingTitle: "Seu perfil não mostra números aqui",
  nothingHint: "Peça ao administrador acesso a pedidos, orçamentos ou estoque.",
} as const;

export const WELCOME_TEXTS = {
  title: "Tudo pronto para o primeiro pedido",
  hint: "Quando seus integradores comprarem, os números aparecem aqui. Enquanto isso:",
  steps: {
    Integrators: "Analise os cadastros e libere os integradores que vão comprar.",
    ThemeSettings: "Coloque sua marca e suas cores no portal.",
    RolesSettings: "Crie os perfis da sua equipe e dos integradores.",
    Settings: "Veja o que ainda falta para vender e confira cada configuração.",
  },
} as const;

export const OVERVIEW_TEXTS = {
  start: "Comprar",
  starts: {
    KitsExpress: "Diga a potência ou o consumo e compare kits prontos para a obra.",
    KitsIntegrator: "Kits prontos, com estrutura e frete no preço.",
    MountKit: "Escolha cada equipamento, com a verificação elétrica a cada passo.",
    Separate: "Produtos por unidade, por código ou de uma lista.",
  },
  expiring: "Perto de vencer",
  expiringHint: "Orçamentos que vencem nos próximos 7 dias.",
  expiresOn: "vence em {day}",
  openCharges: "Esperando pagamento",
  openChargesHint: "Cobranças Pix que ainda podem ser pagas.",
  until: "até",
  deliveries: "A caminho",
  deliveriesHint: "Confirme aqui quando chegar.",
  arrivesOn: "chega até {day}",
  arrivesSomeDay: "sem data de chegada",
  underWay: "Pedidos em andamento",
  noUnderWay: "Nenhum pedido em andamento.",
  budgets: "Orçamentos em aberto",
  noBudgets: "Nenhum orçamento em aberto.",
  closed: "Pedidos encerrados",
  bought: "Comprado no período",
  boughtOrders: "Pedidos",
  boughtPower: "Potência",
  valueBy: "Valor comprado {unit}",
  powerBy: "Potência comprada {unit}",
  noOrders: "Nenhuma compra neste período.",
  news: "Novidades",
  newsLink: "Saiba mais",
  nothingTitle: "Nada para mostrar ainda",
  nothingHint: "Peça ao gestor da sua empresa acesso a pedidos ou orçamentos.",
} as const;

export const BI_TEXTS = {
  none: "Nenhum painel de BI configurado",
  noneHint: "Informe o endereço do painel nas configurações de aparência e ele aparece aqui.",
  toTheme: "Configurar o endereço",
  frame: "Painel de BI",
  slow: "O painel não carregou",
  slowHint:
    "O serviço de BI pode estar fora do ar ou não permitir que o painel seja aberto dentro de outra página.",
  retry: "Tentar de novo",
  open: "Abrir em outra aba",
} as const;
