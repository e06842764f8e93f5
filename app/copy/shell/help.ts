/** What the help page says: short, and about what there is. */
export const HELP_TEXTS = {
  hint: "O que cada área faz, os atalhos do teclado e com quem falar.",
  areas: "O que dá para fazer aqui",
  areasHint: "Você vê as páginas que o seu perfil abre.",
  keys: "Pelo teclado",
  support: "Precisa de ajuda?",
} as const;

/** Areas of the portal, each with its pages in the order in which they are read. */
export const HELP_AREAS = [
  {
    title: "Dia a dia",
    pages: [
      ...(["Dashboard", "DashboardBI"] as const),
      ...(["KitsExpress", "KitsIntegrator", "MountKit", "Separate"] as const),
      ...(["Budgets", "Requests", "Payments", "DiscountRequisitions"] as const),
    ],
  },
  {
    title: "Equipamentos",
    pages: [
      "EquipmentModules",
      "EquipmentInverters",
      "EquipmentStringbox",
      "EquipmentProducts",
      "EquipmentModulesInventory",
      "EquipmentInvertersInventory",
      "EquipmentStringboxInventory",
      "EquipmentProductsInventory",
      "EquipmentKits",
      "EquipmentKitsAutomatic",
      "EquipmentChanges",
      "EquipmentImports",
    ],
  },
  { title: "Pessoas e acessos", pages: ["Integrators", "RolesSettings", "Audit"] },
  {
    title: "Configurações",
    pages: [
      "CategoriesSettings",
      "StructuresSettings",
      "ShoppingJourneyKits",
      "ExtraItemsSettings",
      "RecomendationsSettings",
      "PrecificationSettings",
      "DistributionCenters",
      "PaymentSettings",
      "CouponsSettings",
      "RequestSettings",
      "StatusSettings",
      "TagSettings",
      "CustomForms",
      "TemplateSettings",
      "ObservationSettings",
      "OrderMessageSettings",
      "DeliverySettings",
      "GeneralSettings",
      "ThemeSettings",
      "AdvertisingSettings",
      "ApiSettings",
      "GeneralTermsSettings",
      "SideBarSettings",
    ],
  },
  { title: "Sua conta", pages: ["UserInfo", "OwnNotifications"] },
] as const;

export type HelpPageName = (typeof HELP_AREAS)[number]["pages"][number];

/** What a page is for. */
export const HELP_PAGES: Readonly<Record<HelpPageName, string>> = {
  Dashboard: "Os números do momento: pedidos, valores e o que espera por você.",
  DashboardBI: "O painel de inteligência de negócio que o seu distribuidor publicou.",
  Budgets:
    "Todos os orçamentos, com situação e validade. Abra um deles para editar, duplicar, atualizar ou gerar o pedido.",
  Requests:
    "Todos os pedidos. Abra um deles para ver itens, entrega e pagamento, e copiar o link de cobrança.",
  Payments:
    "Todas as cobranças dos pedidos, com o que já foi pago. Filtre por situação ou período, exporte, ou abra a página de pagamento para enviar a segunda via.",
  DiscountRequisitions:
    "Descontos acima do limite de quem pediu: veja o efeito na margem e aprove ou recuse com um recado.",
  KitsExpress:
    "Diga a potência ou o consumo, o telhado e a ligação: o portal monta os kits completos e mostra os melhores.",
  KitsIntegrator: "Os kits fechados como o integrador os encontra, com potência, preço e estoque por centro.",
  Separate:
    "Produtos um a um: busque, digite códigos (F2), use um leitor ou cole uma planilha, e veja preço e estoque na hora.",
  MountKit:
    "Monte um kit item a item ou peça uma proposta: módulos, inversores, strings e telhado, com a verificação elétrica ao lado.",
  EquipmentModules: "Os módulos à venda: preço, custo, fotos, folha de dados e valores elétricos.",
  EquipmentInverters: "Os inversores à venda, com MPPTs, correntes e tensões que a verificação elétrica usa.",
  EquipmentStringbox: "As string boxes à venda, com entradas, saídas e proteção.",
  EquipmentProducts: "Estruturas, cabos, conectores e o que mais acompanha um sistema.",
  EquipmentModulesInventory: "Quantos módulos há em cada centro, o que está para chegar e o estoque mínimo.",
  EquipmentInvertersInventory:
    "Quantos inversores há em cada centro, o que está para chegar e o estoque mínimo.",
  EquipmentStringboxInventory:
    "Quantas string boxes há em cada centro, o que está para chegar e o estoque mínimo.",
  EquipmentProductsInventory:
    "Quanto há de cada produto em cada centro, o que está para chegar e o estoque mínimo.",
  EquipmentKits: "Monte kits fechados: componentes, estruturas, preço, validade e verificação elétrica.",
  EquipmentKitsAutomatic: "Gere uma família de kits a partir de uma regra e atualize todos de uma vez.",
  EquipmentChanges: "Preços e dados alterados em massa, também por fórmula: agende, acompanhe e desfaça.",
  EquipmentImports: "Traga produtos de uma planilha: confira as diferenças antes de aplicar.",
  CategoriesSettings: "As categorias dos outros produtos, em que as vendas avulsas se dividem.",
  StructuresSettings: "As estruturas de fixação que os kits oferecem: telhado, laje, solo.",
  ShoppingJourneyKits: "Os passos e as regras da montagem de kits, e as seções dos produtos avulsos.",
  ExtraItemsSettings: "O que se vende junto com um pedido: seguro, garantia estendida, serviços.",
  DeliverySettings:
    "Como as entregas são cobradas: regras gerais, tabela de frete e um teste que mostra qual linha vale.",
  RecomendationsSettings:
    "O que é recomendado ao montar um kit, e em que quantidade. Experimente as regras na bancada de testes.",
  PrecificationSettings:
    "Como cada preço se forma: regras com fórmulas, simulação antes de publicar, tabelas e o que o integrador vê.",
  DistributionCenters: "De onde os produtos saem: centros, estados atendidos, prioridades e regiões.",
  PaymentSettings: "As formas de pagamento e as condições que o integrador encontra ao fechar a compra.",
  CouponsSettings: "Códigos que dão desconto: para quem valem, até quando e quantas vezes já foram usados.",
  RequestSettings:
    "Validade dos orçamentos, botões e arquivo do checkout, e as situações em que o estoque sai e a edição fecha.",
  StatusSettings: "As etapas de orçamentos e pedidos: nomes, ordem, grupos e cores.",
  TagSettings: "Marcas coloridas suas em empresas, orçamentos e pedidos. O comprador não as vê.",
  CustomForms: "Perguntas suas em cada etapa do checkout. As respostas ficam no orçamento ou pedido.",
  TemplateSettings: "O que o PDF e o DOCX de orçamentos e pedidos dizem, em que ordem e com que cores.",
  ObservationSettings: "Um aviso no alto de todos os checkouts: prazos, documentos, regras de entrega.",
  OrderMessageSettings: "O que o comprador lê no orçamento e no pedido que acabou de salvar.",
  Integrators: "Empresas que compram aqui. Aprove ou recuse cadastros novos e desative quem não compra mais.",
  RolesSettings: "O que cada perfil da equipe e dos integradores pode ver e fazer. Teste com “Ver como”.",
  Audit: "Quem fez o quê, e quando. Filtre por pessoa ou período e baixe a lista.",
  GeneralSettings: "Coloque a plataforma em manutenção e diga que perfis da equipe ficam de fora.",
  ThemeSettings: "Cores, logotipo e tela de entrada. O contraste é conferido antes de salvar.",
  ApiSettings:
    "Chaves com que os seus kits aparecem no site de outras pessoas, e em que sites cada uma vale.",
  AdvertisingSettings: "Avisos em pop-up para os integradores: texto, imagem, páginas e frequência.",
  GeneralTermsSettings:
    "Os termos que as empresas aceitam ao se cadastrar e os que se aceitam antes de pagar: rascunhos e versões.",
  SideBarSettings: "A ordem e os nomes das entradas do menu que os integradores veem.",
  UserInfo: "Seus dados, senha, verificação em duas etapas e os aparelhos em que você entrou.",
  OwnNotifications: "O que você recebeu e por onde quer ser avisado: no portal ou por e-mail.",
};

/** Keys that work on every page. */
export const HELP_KEYS = [
  { keys: ["Ctrl", "K"], action: "Buscar páginas e registros (no Mac, ⌘ K)." },
  { keys: ["?"], action: "Mostrar todos os atalhos." },
  {
    keys: ["Tab"],
    action: "Ir de um campo ou botão ao próximo; no começo da página, pular para o conteúdo.",
  },
  { keys: ["Esc"], action: "Fechar o menu, a janela ou a lista que está aberta." },
] as const;

/** With whom people speak. */
export const HELP_SUPPORT = [
  "Falta uma página ou um botão? Quem decide o que cada perfil pode é o administrador da sua conta.",
  "Deu erro? A tela mostra um código de atendimento. Anote-o e envie ao administrador: com ele a equipe da plataforma encontra o que aconteceu.",
  "Quando a equipe da plataforma entra na sua conta para ajudar, um aviso aparece em todas as páginas e cada passo fica na auditoria. Ela nunca pede a sua senha.",
] as const;
