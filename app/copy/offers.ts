import type { ProductType } from "#domain/catalog/product-types.ts";

/** Types of equipment as sections and categories name them. */
export const PRODUCT_TYPE_LABELS = {
  module: "Módulos",
  inverter: "Inversores",
  stringBox: "String boxes",
  complementaryEquipment: "Equipamentos complementares",
  custom: "Equipamentos personalizados",
} as const satisfies Record<ProductType, string>;

export const CATEGORY_TYPE_LABELS = { structure: "Estrutura", others: "Outros" } as const;

export const EXTRA_ITEM_PLACE_LABELS = {
  beforeAdditionalData: "Antes dos dados adicionais",
  afterShipping: "Depois do frete",
} as const;

/** What every list of the settings of what is sold says. */
export const OFFER_TEXTS = {
  edit: "Editar {name}",
  more: "Mais ações de {name}",
  duplicate: "Duplicar {name}",
  activate: "Ativar {name}",
  deactivate: "Desativar {name}",
  history: "Histórico de {name}",
  remove: "Excluir {name}",
  inactive: "Inativo",
  active: "Ativo",
  status: "Situação",
  copyOf: "Cópia de {name}",
  save: "Salvar",
  saving: "Salvando…",
  cancel: "Cancelar",
  unsaved: "O que você digitou neste formulário ainda não foi salvo.",
  done: {
    criado: "Tudo certo: item criado.",
    salvo: "Tudo certo: mudanças salvas.",
    excluido: "Item excluído.",
    ordem: "Ordem salva.",
  },
  removeTitle: "Excluir “{name}”?",
  removeText: "Não dá para desfazer. O histórico continua na auditoria.",
  removeConfirm: "Excluir",
  deactivateInstead: "Em vez disso, você pode desativar: o que já usa continua como está.",
  staleTitle: "Outra pessoa mudou este item enquanto você editava",
  staleOrderTitle: "A lista mudou enquanto você ordenava",
  staleOrderText: "Ela já está atualizada abaixo. Confira e mude a ordem de novo.",
  fullTitle: "A lista está cheia",
  fullText: "Ela chegou ao limite de 200 itens.",
  price: "Preço (R$)",
  priceHint: "Como 189,90. Zero é grátis.",
  name: "Nome",
  description: "Descrição",
  descriptionHint: "Opcional. Até 500 caracteres.",
  activeLabel: "Ativo",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
  noneFound: "Nada encontrado",
  noneFoundHint: "Mude a busca ou limpe os filtros.",
  clear: "Limpar busca",
  all: "Todos",
  onlyActive: "Só ativos",
  onlyInactive: "Só inativos",
  errors: {
    PRICE: "Digite um valor de 0 a 10.000.000,00, como 189,90.",
    CHOOSE: "Escolha ao menos uma opção.",
    NAME_TAKEN: "Já existe um item com este nome.",
    CODE_TAKEN: "Já existe um item com este código.",
    UNKNOWN_CATEGORY: "Uma das categorias não existe mais. Escolha de novo.",
    CATEGORIES_NOT_OF_TYPE: "Este tipo de produto não tem categorias.",
    DEFAULT_INACTIVE: "A seção que abre primeiro precisa estar ativa.",
  },
} as const;

/** What each list calls its entries. */
export const OFFER_KIND_TEXTS = {
  category: {
    hint: "Como os outros produtos se dividem na compra de avulsos e na montagem de kits.",
    new: "Nova categoria",
    edit: "Editar categoria",
    empty: "Nenhuma categoria ainda",
    emptyHint: "Crie a primeira, como “Cabos e conectores”, e escolha-a no cadastro dos produtos.",
    activeHint: "Inativa, não aparece para produtos novos. O que já está nela continua à venda.",
    inUse: {
      products: "Há produtos nesta categoria. Mude a categoria deles antes de excluir.",
      sections: "Uma seção de produtos avulsos usa esta categoria. Tire-a da seção antes de excluir.",
      recommendations: "Uma regra de recomendação usa esta categoria. Mude a regra antes de excluir.",
    },
  },
  structure: {
    hint: "Os tipos de fixação entre os quais o integrador escolhe em cada kit.",
    new: "Nova estrutura",
    edit: "Editar estrutura",
    empty: "Nenhuma estrutura ainda",
    emptyHint: "Crie a primeira, como “Telhado cerâmico”, para oferecê-la nos kits.",
    activeHint: "Inativa, não é oferecida em kits novos. Os kits que já a usam continuam como estão.",
    inUse: {
      kits: "Há kits com esta estrutura. Troque a estrutura deles antes de excluir.",
      recommendations: "Uma regra de recomendação vale para esta estrutura. Mude a regra antes de excluir.",
    },
  },
  section: {
    hint: "As seções em que o integrador encontra os produtos avulsos, na ordem em que aparecem.",
    new: "Nova seção",
    edit: "Editar seção",
    empty: "Nenhuma seção ainda",
    emptyHint: "Crie a primeira, como “Módulos”, para organizar a compra de produtos avulsos.",
    activeHint: "Inativa, o integrador não a vê.",
    inUse: {},
  },
  extraItem: {
    hint: "O que se vende junto com um pedido e não é equipamento: seguro, garantia, descarga.",
    new: "Novo item extra",
    edit: "Editar item extra",
    empty: "Nenhum item extra ainda",
    emptyHint: "Crie o primeiro, como um seguro de transporte, para oferecê-lo no fim da compra.",
    activeHint: "Inativo, não é oferecido. Pedidos que já o têm continuam como estão.",
    inUse: {},
  },
  recommendation: {
    hint: "O que é recomendado junto com o que se escolhe ao montar um kit, e em que quantidade. As regras rodam nesta ordem.",
    new: "Nova regra",
    edit: "Editar regra",
    empty: "Nenhuma regra ainda",
    emptyHint: "Crie a primeira, como dois pares de conectores MC4 por string, e experimente na bancada.",
    activeHint: "Inativa, não recomenda nada. As outras continuam como estão.",
    inUse: {},
  },
  service: {
    hint: "Trabalhos oferecidos junto com um pedido: projeto, homologação, instalação.",
    new: "Novo serviço",
    edit: "Editar serviço",
    empty: "Nenhum serviço ainda",
    emptyHint: "Crie o primeiro, como “Projeto elétrico”, para oferecê-lo no fim da compra.",
    activeHint: "Inativo, não é oferecido. Pedidos que já o têm continuam como estão.",
    inUse: {},
  },
} as const;

export const CATEGORY_TEXTS = {
  type: "Tipo",
  typeHint: "“Estrutura” reúne os produtos que fixam módulos; “Outros”, tudo o mais.",
  noProducts: "nenhum produto",
  oneProduct: "1 produto",
  manyProducts: "{count} produtos",
} as const;

export const STRUCTURE_TEXTS = {
  noKits: "nenhum kit",
  oneKit: "1 kit",
  manyKits: "{count} kits",
} as const;

export const SECTION_TEXTS = {
  type: "Produtos",
  categories: "Categorias",
  categoriesHint: "Sem nenhuma marcada, a seção mostra todos os produtos do tipo.",
  noCategories: "Este tipo de produto não tem categorias: a seção mostra todos.",
  isDefault: "Abrir a página nesta seção",
  isDefaultHint: "Só uma seção abre primeiro. Marcar aqui desmarca a outra.",
  isCustom: "Escolher item a item",
  isCustomHint: "A seção abre vazia, e o integrador busca e inclui um produto por vez.",
  observation: "Observação",
  observationHint: "Opcional. Aparece no alto da seção.",
  defaultBadge: "Abre primeiro",
  customBadge: "Item a item",
  found: "O que o integrador encontra",
  preview: "Como o integrador vê",
  previewHint: "As seções ativas, com o que há à venda em cada uma agora.",
  previewEmpty: "Nenhuma seção ativa: a página mostra todos os produtos juntos.",
  previewCustom: "Busque um produto para incluir",
  none: "nenhum produto à venda",
  one: "1 produto à venda",
  many: "{count} produtos à venda",
  noneWarning: "Nenhum produto à venda nesta seção.",
} as const;

export const EXTRA_ITEM_TEXTS = {
  code: "Código",
  codeHint: "Único entre os itens extras.",
  place: "Onde aparece",
  options: "É vendido com",
  allOptions: "Todas as compras",
  search: "Buscar por nome, código ou descrição",
  list: "Itens extras",
} as const;

export const SERVICE_TEXTS = { search: "Buscar por nome ou descrição", list: "Serviços" } as const;

export const OFFER_TABS = {
  buying: "Partes da jornada de compra",
  kits: "Kits",
  separatedSales: "Produtos avulsos",
  extras: "Itens e serviços",
  extraItems: "Itens extras",
  services: "Serviços",
} as const;
