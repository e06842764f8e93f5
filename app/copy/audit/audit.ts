import { BUYING_EVENT_NAMES, BUYING_EVENTS } from "./audit-events/buying.ts";
import { EQUIPMENT_EVENT_NAMES, EQUIPMENT_EVENTS } from "./audit-events/equipment.ts";
import { PEOPLE_EVENT_NAMES, PEOPLE_EVENTS } from "./audit-events/people.ts";
import { PORTAL_EVENT_NAMES, PORTAL_EVENTS } from "./audit-events/portal.ts";
import { PRICING_EVENT_NAMES, PRICING_EVENTS } from "./audit-events/pricing.ts";
import { SELLING_EVENT_NAMES, SELLING_EVENTS } from "./audit-events/selling.ts";

/** What somebody did, after the person's name; `{entity}` is what it was done to, by its name. */
export const AUDIT_EVENTS = {
  ...PEOPLE_EVENTS,
  ...EQUIPMENT_EVENTS,
  ...SELLING_EVENTS,
  ...PRICING_EVENTS,
  ...BUYING_EVENTS,
  ...PORTAL_EVENTS,
} as const;

/** How somebody signed in, said in the place of `session.opened`. */
export const AUDIT_SIGN_INS: Readonly<Record<string, string>> = {
  password: "entrou com senha",
  secondFactor: "entrou com segundo fator",
  link: "entrou por link",
  support: "entrou pelo suporte",
};

/** The same events in the list of the filter. */
export const AUDIT_EVENT_NAMES = {
  ...PEOPLE_EVENT_NAMES,
  ...EQUIPMENT_EVENT_NAMES,
  ...SELLING_EVENT_NAMES,
  ...PRICING_EVENT_NAMES,
  ...BUYING_EVENT_NAMES,
  ...PORTAL_EVENT_NAMES,
} as const;

/** Who acted when no person did. */
export const AUDIT_ACTORS: Readonly<Record<string, string>> = {
  provider: "Provedor de pagamento",
  rule: "Regra de kits",
  system: "Sistema",
  anonymous: "Visitante",
  widget: "Site do distribuidor",
};

/** What kind of thing an entry is about. */
export const AUDIT_ENTITIES: Readonly<Record<string, string>> = {
  changeSet: "Alteração em massa",
  category: "Categoria",
  customForm: "Formulário",
  dealStatus: "Status de orçamento ou pedido",
  distributionCenter: "Centro de distribuição",
  distributionRegion: "Região de entrega",
  distributor: "Distribuidor",
  extraItem: "Item extra",
  import: "Importação",
  integrator: "Integrador",
  kit: "Kit",
  kitRule: "Regra de kits",
  integratorGroup: "Grupo de integradores",
  priceList: "Lista de preços",
  pricingRules: "Regras de preço",
  popup: "Pop-up",
  product: "Produto",
  request: "Pedido",
  research: "Pesquisa",
  role: "Perfil",
  separatedSection: "Seção de produtos avulsos",
  serviceItem: "Serviço",
  session: "Sessão",
  structure: "Estrutura",
  widgetKey: "Chave de widgets",
  stockArrival: "Chegada de estoque",
  survey: "Resposta de pesquisa",
  tag: "Etiqueta",
  termsDocument: "Termos",
  user: "Pessoa",
  coupon: "Cupom",
  paymentMethod: "Forma de pagamento",
  freightRule: "Linha de frete",
  recommendation: "Regra de recomendação",
};

export const AUDIT_TEXTS = {
  hint: "Tudo o que foi feito aqui, do mais novo ao mais antigo. Os registros não são apagados.",
  platformHint:
    "Tudo o que a operação da plataforma fez, do mais novo ao mais antigo. Os registros não são apagados.",
  from: "De",
  until: "Até",
  search: "Buscar por nome ou código",
  event: "O que aconteceu",
  anyEvent: "Tudo",
  clear: "Limpar filtros",
  onlyEntity: "Só os registros de: {entity}",
  export: "Exportar CSV",
  list: "Registros",
  more: "e mais {count}",
  older: "Mais antigos",
  newest: "Voltar aos mais novos",
  empty: "Nada registrado ainda",
  emptyHint: "Entradas, pedidos e mudanças aparecem aqui assim que acontecem.",
  emptyFilter: "Nenhum registro com esses filtros",
  emptyFilterHint: "Aumente o período ou limpe os filtros.",
} as const;

/** The log as a file for spreadsheets. */
export const AUDIT_EXPORT_TEXTS = {
  fileName: "auditoria-{timestamp}.csv",
  header: [
    "Quando",
    "Pessoa",
    "Tipo",
    "Suporte",
    "O que fez",
    "Evento",
    "Registro",
    "Código do registro",
    "Mudanças",
    "IP",
  ],
  cut: "Exportação limitada a {rows} linhas: há registros mais antigos. Reduza o período para exportar o restante.",
} as const;
