import type { SettingsFactName } from "#domain/settings-home/settings-facts.ts";
import type { SettingsPageName, SettingsSectionName } from "#domain/settings-home/settings-sections.ts";
import type { SellingStep } from "#domain/settings-home/selling-steps.ts";

/** Words of the home of all settings. */
export const SETTINGS_HOME_TEXTS = {
  hint: "Tudo o que faz o portal ser seu.",
  log: "Ver o que mudou",
  search: "Buscar em todas as configurações",
  searchHint: "Por exemplo: validade do orçamento, parcelas, chave Pix",
  find: "Buscar",
  foundOne: "1 página encontrada",
  foundMany: "{count} páginas encontradas",
  nothing: "Nenhuma configuração com “{search}”",
  nothingHint: "Tente outra palavra, ou apague a busca para ver todas.",
  clear: "Ver todas",
  missingOne: "Falta 1 passo para vender:",
  missingMany: "Faltam {count} passos para vender:",
  missing: "falta",
  noneTitle: "Seu perfil não abre configurações",
  noneHint: "Peça ao administrador acesso às que você precisa mudar.",
} as const;

export const SETTINGS_SECTION_TITLES: Readonly<Record<SettingsSectionName, string>> = {
  sell: "Vender",
  prices: "Preços",
  deliver: "Entregar",
  receive: "Receber",
  requests: "Orçamentos e pedidos",
  brand: "Marca e canais",
  portal: "Portal e acessos",
};

/** What is missing before one can sell. */
export const SELLING_STEP_TEXTS: Readonly<Record<SellingStep["name"], string>> = {
  ways: "uma forma de compra, que a plataforma libera",
  centers: "um centro de distribuição ativo",
  goods: "um produto ou kit à venda",
  stock: "estoque em um centro",
  prices: "preços publicados",
  receiver: "onde receber os pagamentos",
  companies: "uma empresa integradora liberada",
};

interface FactWords {
  none: string;
  one: string;
  many: string;
}

/** How a fact reads with its number. */
export const SETTINGS_FACT_TEXTS: Readonly<Record<SettingsFactName, FactWords>> = {
  ways: {
    none: "nenhuma forma de compra",
    one: "1 forma de compra",
    many: "{count} formas de compra",
  },
  saleSections: { none: "seções padrão", one: "1 seção própria", many: "{count} seções próprias" },
  recommendations: { none: "nenhuma regra ativa", one: "1 regra ativa", many: "{count} regras ativas" },
  extraItems: { none: "nenhum item", one: "1 item", many: "{count} itens" },
  services: { none: "nenhum serviço", one: "1 serviço", many: "{count} serviços" },
  categories: { none: "nenhuma categoria", one: "1 categoria", many: "{count} categorias" },
  structures: { none: "nenhuma estrutura", one: "1 estrutura", many: "{count} estruturas" },
  pricingVersion: {
    none: "nenhum preço publicado",
    one: "versão 1 publicada",
    many: "versão {count} publicada",
  },
  priceLists: { none: "nenhuma tabela", one: "1 tabela ativa", many: "{count} tabelas ativas" },
  groups: { none: "nenhum grupo", one: "1 grupo", many: "{count} grupos" },
  coupons: { none: "nenhum ativo", one: "1 ativo", many: "{count} ativos" },
  freightRules: { none: "tabela vazia", one: "1 linha na tabela", many: "{count} linhas na tabela" },
  centers: { none: "nenhum ativo", one: "1 ativo", many: "{count} ativos" },
  regions: { none: "nenhuma região", one: "1 região", many: "{count} regiões" },
  paymentMethods: { none: "só Pix à vista", one: "1 forma ativa", many: "{count} formas ativas" },
  receivers: { none: "falta onde receber", one: "pronto para receber", many: "pronto para receber" },
  paymentTerms: { none: "nenhuma versão", one: "versão 1", many: "versão {count}" },
  budgetStatuses: {
    none: "nenhum de orçamento",
    one: "1 de orçamento",
    many: "{count} de orçamento",
  },
  orderStatuses: { none: "nenhum de pedido", one: "1 de pedido", many: "{count} de pedido" },
  budgetDays: {
    none: "orçamentos sem validade",
    one: "orçamentos valem 1 dia",
    many: "orçamentos valem {count} dias",
  },
  forms: { none: "nenhum formulário", one: "1 formulário", many: "{count} formulários" },
  tags: { none: "nenhuma etiqueta", one: "1 etiqueta", many: "{count} etiquetas" },
  sideBarEntries: { none: "ordem padrão", one: "ordem própria", many: "ordem própria" },
  popups: { none: "nenhum no ar", one: "1 no ar", many: "{count} no ar" },
  widgetKeys: { none: "nenhuma chave", one: "1 chave", many: "{count} chaves" },
  roles: { none: "nenhum perfil", one: "1 perfil", many: "{count} perfis" },
  generalTerms: { none: "nenhuma versão", one: "versão 1", many: "versão {count}" },
  maintenance: { none: "portal no ar", one: "em manutenção", many: "em manutenção" },
};

/** Words by which a page is found beside its title: what can be set there. */
export const SETTINGS_KEYWORDS: Readonly<Record<SettingsPageName, string>> = {
  ShoppingJourneyKits:
    "formas de compra kits fechados personalizados express passos verificação elétrica tensão temperatura inversor módulo troca",
  ShoppingJourneySeparatedSales: "seções vitrine loja produtos um a um ordem",
  RecomendationsSettings: "recomendações regras quantidade fórmula cabo conector estrutura acompanha",
  ExtraItemsSettings: "itens extras seguro garantia estendida adicionais",
  ServicesSettings: "serviços projeto homologação instalação",
  CategoriesSettings: "categorias outros produtos estruturas cabos conectores",
  StructuresSettings: "estruturas fixação telhado cerâmico laje solo metálico",
  PrecificationSettings:
    "precificação preços regras fórmulas margem markup imposto icms faixa potência custo publicar",
  PriceLists: "tabelas de preço preço especial vigência lista",
  IntegratorGroups: "grupos de integradores condições clientes",
  CouponsSettings: "cupons desconto código promoção usos",
  PriceDisplaySettings: "exibição desconto máximo acréscimo limite esconder preço sob consulta",
  DeliverySettings:
    "frete entrega transportadora intelipost tabela prazo dias úteis cif fob retirada zona rural carreta",
  DistributionCenters: "centros de distribuição estados atendidos endereço filial depósito",
  DistributionRegion: "regiões de entrega estados",
  DeliveryPriority: "prioridade de entrega ordem dos centros",
  PaymentSettings:
    "formas de pagamento condições parcelas juros acréscimo boleto cartão pix entrada financiamento",
  PaymentHub:
    "recebimento chave pix mercado pago provedor boleto vencimento lembretes cobrança recibo antifraude cartão",
  PaymentTermsSettings: "termos de pagamento aceite contrato versão",
  PaymentReconciliation: "conferência conciliação diferenças pagamentos",
  PaymentPayouts: "repasses tarifas taxas",
  StatusSettings: "status situação etapas colunas quadro cores transições",
  RequestSettings:
    "orçamentos pedidos validade do orçamento vencimento expira aviso botões arquivo do checkout estoque sai edição",
  TemplateSettings: "modelos documentos pdf docx cabeçalho rodapé proposta",
  ObservationSettings: "observações aviso no alto do checkout",
  OrderMessageSettings: "mensagens agradecimento texto depois de salvar orçamento pedido",
  CustomForms: "perguntas do checkout campos próprios formulário",
  TagSettings: "etiquetas marcas cores",
  ThemeSettings: "aparência tema cores logotipo favicon gradiente tela de entrada fonte",
  SideBarSettings: "menu do integrador ordem nomes",
  AdvertisingSettings: "publicidade pop-up banner avisos imagem frequência",
  ApiSettings: "api widgets chaves site incorporar",
  RolesSettings: "perfis permissões equipe usuários acessos limites",
  GeneralTermsSettings: "termos de uso cadastro aceite privacidade",
  GeneralSettings: "geral manutenção fuso horário",
};
