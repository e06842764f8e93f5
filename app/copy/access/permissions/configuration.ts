import type { ConfigurationPermission } from "#domain/access/permissions/configuration-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** Settings screens and the e-commerce. */
export const CONFIGURATION_PERMISSION_TEXTS = {
  configuration: {
    title: "Acessar configurações",
    description: "Vê o menu Configurações; cada tela depende da própria permissão.",
  },
  "configuration.main": { title: "Geral", description: "Altera as configurações gerais do distribuidor." },
  "configuration.userProfiles": {
    title: "Perfis de usuário",
    description: "Cria e altera perfis, e decide o que cada um deles permite.",
  },
  "configuration.customTheme": {
    title: "Tema",
    description: "Altera cores, logotipo e tela de login do portal.",
  },
  "configuration.sideBar": {
    title: "Menu do integrador",
    description: "Define a ordem e os títulos do menu que os integradores veem.",
  },
  "configuration.distributionCenter": {
    title: "Centros de distribuição",
    description: "Cadastra centros de distribuição, regiões atendidas e prioridades de entrega.",
  },
  "configuration.freight": {
    title: "Frete",
    description: "Define como o frete é calculado e onde há entrega.",
  },
  "configuration.precifications": {
    title: "Precificação",
    description: "Altera as fórmulas que formam os preços.",
  },
  "configuration.checkoutPayment": {
    title: "Formas de pagamento",
    description: "Define as formas e condições de pagamento oferecidas na compra.",
  },
  "configuration.requests": {
    title: "Orçamentos e pedidos",
    description: "Define as regras de orçamentos e pedidos, como validade e cupons.",
  },
  "configuration.requestModel": {
    title: "Modelo de orçamento",
    description: "Altera o modelo usado para gerar o documento do orçamento.",
  },
  "configuration.budgetStatus": {
    title: "Status de orçamentos",
    description: "Cria, ordena e altera os status pelos quais um orçamento passa.",
  },
  "configuration.orderStatus": {
    title: "Status de pedidos",
    description: "Cria, ordena e altera os status pelos quais um pedido passa.",
  },
  "configuration.customFields": {
    title: "Campos personalizados",
    description: "Cria campos próprios para os cadastros e formulários do distribuidor.",
  },
  "configuration.kits": {
    title: "Jornada de compra",
    description: "Define as etapas e opções da compra de kits e produtos avulsos.",
  },
  "configuration.recommendations": {
    title: "Recomendações",
    description: "Define as regras que recomendam produtos e quantidades ao montar um kit.",
  },
  "configuration.structures": {
    title: "Estruturas",
    description: "Cadastra as estruturas de fixação oferecidas nos kits.",
  },
  "configuration.otherProductsCategories": {
    title: "Categorias de produtos",
    description: "Organiza as categorias dos outros produtos do catálogo.",
  },
  "configuration.dimension": {
    title: "Dimensionamento",
    description: "Define os parâmetros usados para dimensionar sistemas.",
  },
  "configuration.extraItem": {
    title: "Itens extras",
    description: "Cadastra os itens extras oferecidos na compra.",
  },
  "configuration.observations": {
    title: "Observações",
    description: "Altera as observações que aparecem nos orçamentos e pedidos.",
  },
  "configuration.messages": {
    title: "Mensagens",
    description: "Altera as mensagens que os integradores leem durante a compra.",
  },
  "configuration.email": {
    title: "E-mails",
    description: "Define quais e-mails são enviados automaticamente e o texto de cada um.",
  },
  "configuration.crm": {
    title: "Módulo de CRM",
    description: "Define como o CRM funciona para os integradores.",
  },
  "configuration.advertising": {
    title: "Publicidade",
    description: "Cria pop-ups e banners exibidos aos integradores.",
  },
  "configuration.termsOfService": {
    title: "Termos de uso",
    description: "Escreve e publica os termos de uso e os de pagamento.",
  },
  "configuration.api": {
    title: "API",
    description: "Gera e revoga as chaves que dão acesso à API do distribuidor.",
  },
  "configuration.ecommerce.general": {
    title: "Dados da loja",
    description: "Altera os dados gerais da loja virtual.",
  },
  "configuration.ecommerce.email": {
    title: "E-mails da loja",
    description: "Define os e-mails que a loja virtual envia aos clientes.",
  },
  "configuration.ecommerce.visualThemes": {
    title: "Aparência da loja",
    description: "Altera as cores e o visual da loja virtual.",
  },
  "configuration.ecommerce.featured": {
    title: "Destaques da loja",
    description: "Escolhe os produtos em destaque na loja virtual.",
  },
  "configuration.ecommerce.publicity": {
    title: "Banners da loja",
    description: "Cria e altera os banners da loja virtual.",
  },
  "configuration.ecommerce.termsOfUse": {
    title: "Termos da loja",
    description: "Escreve e publica os termos de uso da loja virtual.",
  },
} as const satisfies Record<ConfigurationPermission, PermissionText>;
