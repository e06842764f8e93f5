import type { BuyingPermission } from "#domain/access/permissions/buying-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** Buying. */
export const BUYING_PERMISSION_TEXTS = {
  requestsCreation: {
    title: "Montar compras",
    description: "Acessa a área em que a equipe monta orçamentos e pedidos para os integradores.",
  },
  "requestsCreation.kitExpress": {
    title: "Montar Kit Express",
    description: "Monta orçamentos e pedidos de Kit Express para os integradores.",
  },
  "requestsCreation.kitExpress.showInventory": {
    title: "Estoque no Kit Express",
    description: "Vê quantas unidades há em estoque ao escolher equipamentos no Kit Express.",
  },
  "requestsCreation.closedKits": {
    title: "Vender Kits Fechados",
    description: "Monta orçamentos e pedidos de Kits Fechados para os integradores.",
  },
  "requestsCreation.customKits": {
    title: "Montar Kit Personalizado",
    description: "Monta orçamentos e pedidos de Kit Personalizado para os integradores.",
  },
  "requestsCreation.customKits.showInventory": {
    title: "Estoque no Kit Personalizado",
    description: "Vê quantas unidades há em estoque ao escolher equipamentos no Kit Personalizado.",
  },
  "requestsCreation.separateSale": {
    title: "Vender Produtos Avulsos",
    description: "Monta orçamentos e pedidos de Produtos Avulsos para os integradores.",
  },
  sizing: {
    title: "Dimensionar sistemas",
    description: "Usa o Engenheiro Virtual para dimensionar sistemas fotovoltaicos.",
  },
  kitExpress: {
    title: "Comprar Kit Express",
    description: "Informa a potência desejada e compra o Kit Express recomendado.",
  },
  closedKits: {
    title: "Comprar Kits Fechados",
    description: "Consulta e compra os kits prontos do distribuidor.",
  },
  customKits: {
    title: "Comprar Kit Personalizado",
    description: "Escolhe cada equipamento e compra um kit montado sob medida.",
  },
  separateSale: {
    title: "Comprar Produtos Avulsos",
    description: "Compra módulos, inversores e outros produtos fora de kits.",
  },
  "requestButton.budget": {
    title: "Salvar como orçamento",
    description: "Vê o botão que salva a compra como orçamento.",
  },
  "requestButton.order": {
    title: "Salvar como pedido",
    description: "Vê o botão que salva a compra como pedido.",
  },
  extraItem: {
    title: "Incluir itens extras",
    description: "Acrescenta itens extras aos orçamentos e pedidos que monta.",
  },
  importRequestFile: {
    title: "Importar arquivos",
    description: "Importa arquivos para os orçamentos e pedidos que monta.",
  },
  defaultDiscount: {
    title: "Desconto padrão",
    description: "Compra com o desconto padrão definido neste perfil.",
  },
} as const satisfies Record<BuyingPermission, PermissionText>;
