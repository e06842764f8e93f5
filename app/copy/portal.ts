import { PURCHASE_PAGE_TITLES } from "./spec/kits.ts";
import { REQUEST_PAGE_TITLES } from "./spec/requests.ts";
import { USER_INFO_PAGE_TITLE } from "./spec/access.ts";
import { INTEGRATOR_DASHBOARD_TITLE, USER_MENU_TITLES } from "./spec/shell.ts";

/** Titles of the pages, in menu, breadcrumb and window title. */
export const PAGE_TITLES = {
  Dashboard: "Painel",
  DashboardIntegrator: INTEGRATOR_DASHBOARD_TITLE,
  KitsIntegrator: PURCHASE_PAGE_TITLES.closedKits,
  KitsCheckout: "Finalizar pedido",
  Requests: REQUEST_PAGE_TITLES.order,
  OrderDetails: "Detalhe do pedido",
  Distributors: "Distribuidores",
  DistributorDetails: "Distribuidor",
  PlatformUserInfo: USER_INFO_PAGE_TITLE,
  PlatformAudit: "Auditoria",
  UserInfo: USER_INFO_PAGE_TITLE,
  CompanyInfo: USER_MENU_TITLES.ownCompany,
  Integrators: "Integradores",
  IntegratorDetails: "Integrador",
  RolesSettings: "Perfis de usuário",
  RoleDetails: "Editar perfil",
  GeneralSettings: "Geral",
  Audit: "Auditoria",
} as const;

export const SHELL_TEXTS = {
  mainMenu: "Menu principal",
  searchMenu: "Buscar no menu",
  nothingInMenu: "Nada com esse nome",
  openMenu: "Abrir menu",
  closeMenu: "Fechar menu",
  collapseMenu: "Recolher menu",
  expandMenu: "Expandir menu",
  breadcrumb: "Você está em",
  userMenu: "Menu da conta",
  account: "Minha conta",
  verifyEmail: "Confirme seu e-mail {email} para não perder o acesso.",
  sendVerification: "Enviar link de confirmação",
  verificationSent: "Enviamos o link. Confira sua caixa de entrada.",
  skipToContent: "Ir para o conteúdo",
  notifications: "Notificações",
  markAllRead: "Marcar todas como lidas",
  loading: "Carregando",
} as const;

export const LOGIN_TEXTS = {
  title: "Entrar",
  hint: "Use seu e-mail cadastrado.",
  platformHint: "Acesso da operação da plataforma.",
  email: "E-mail",
  password: "Senha",
  submit: "Entrar",
  submitting: "Entrando…",
} as const;

export const NOTIFICATION_TEXTS = {
  orderCreated: "Novo pedido",
  paymentReceived: "Pagamento recebido",
  open: "Ver",
  close: "Fechar aviso",
  empty: "Nenhuma notificação por aqui. Pedidos novos e pagamentos aparecem aqui na hora.",
} as const;

export const KITS_PAGE_TEXTS = {
  from: "De",
  until: "Até",
  unit: "kWp",
  structure: "Estrutura",
  anyStructure: "Qualquer estrutura",
  sort: "Ordenar por",
  sorts: { power: "Potência", price: "Preço", pricePerKwp: "Preço por kWp" },
  apply: "Filtrar",
  clear: "Limpar filtros",
  amountOf: "Quantidade de",
  add: "Adicionar",
  chosenOne: "1 kit escolhido",
  chosenMany: "{amount} kits escolhidos",
  toCheckout: "Ir para o checkout",
  found: "{total} opções de kit · {center}",
  foundOne: "1 opção de kit · {center}",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
  bestPrice: "Melhor preço por kWp",
  emptyHint: "Amplie a faixa de potência ou escolha outra estrutura.",
  unavailableHint: "Sem estoque neste centro",
  readOnly: "Pedidos são feitos pelos integradores.",
} as const;

export const CENTER_TEXTS = {
  title: "Escolha seu centro de distribuição",
  hint: "Preço, estoque e entrega dependem do centro que atende você. Dá para trocar depois.",
  serves: "Atende",
  submit: "Escolher centro",
} as const;

export const CHECKOUT_PAGE_TEXTS = {
  change: "Alterar kits",
  customer: "Cliente",
  customerHint: "Quem vai receber a cobrança e a nota fiscal.",
  name: "Nome ou razão social",
  document: "CPF ou CNPJ",
  email: "E-mail",
  telephone: "Telefone com DDD",
  shipping: "Entrega",
  cep: "CEP",
  patio: "Endereço",
  number: "Número",
  complement: "Complemento",
  optional: "opcional",
  neighborhood: "Bairro",
  city: "Cidade",
  payment: "Pagamento",
  pix: "Pix à vista",
  pixHint: "O link de pagamento com QR Code sai assim que o pedido é salvo.",
  summary: "Resumo",
  items: "Kits",
  freight: "Frete",
  freeFreight: "Sem frete",
  total: "Total",
  power: "Potência",
  deliveryTime: "Entrega em até {days} dias úteis",
  center: "Sai de",
  requestName: "Nome do pedido",
  requestNameHint: "Só para você e o distribuidor acharem depois. Ex.: Residência Marina Alves.",
  save: "Salvar pedido",
  saving: "Salvando…",
  empty: "Nenhum kit escolhido",
  emptyHint: "Escolha um kit na lista para finalizar o pedido.",
  backToKits: "Ver kits fechados",
  missing: "Um kit saiu de venda e foi retirado da sua lista.",
  errorSummary: "Corrija os campos marcados para salvar. O que você digitou continua aqui.",
  hiddenPrice: "O preço aparece no pedido salvo.",
} as const;

export const ORDERS_TEXTS = {
  empty: "Nenhum pedido ainda",
  emptyHint: "Quando um pedido for salvo, ele aparece aqui.",
  emptyAction: "Comprar um kit fechado",
  code: "Código",
  name: "Nome",
  company: "Integrador",
  status: "Situação",
  payment: "Pagamento",
  power: "Potência",
  total: "Total",
  createdAt: "Criado em",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
} as const;

export const ORDER_DETAIL_TEXTS = {
  saved: "Pedido salvo. O estoque está reservado.",
  payLink: "Link de pagamento",
  payLinkHint: "Envie para quem vai pagar. A confirmação aparece aqui sozinha.",
  copy: "Copiar link",
  copied: "Link copiado",
  openLink: "Abrir página de pagamento",
  items: "Itens",
  customer: "Cliente",
  delivery: "Entrega",
  integrator: "Integrador",
  createdBy: "Criado por",
  center: "Centro de distribuição",
  unit: "unitário",
  composition: "O que vem em cada kit",
} as const;

export const DASHBOARD_TEXTS = {
  newest: "Últimos pedidos",
  all: "Ver todos",
  orders: "pedidos",
  order: "pedido",
  buyKit: "Comprar kit fechado",
  hello: "Olá, {name}",
} as const;

export const DISTRIBUTORS_TEXTS = {
  name: "Distribuidor",
  slug: "Endereço",
  status: "Situação",
  createdAt: "Desde",
  statuses: { accepted: "Ativo", waiting: "Aguardando", suspended: "Suspenso" },
} as const;
