import { SOL_NASCENTE_APPLICANTS, SOL_NASCENTE_BUYERS } from "./sol-nascente-companies.ts";
import { SOL_NASCENTE_KIT_LINES } from "./sol-nascente-kits.ts";
import { DEMO_WIDGET_KEY } from "#scripts/demo/demo-keys.ts";
import type { DemoTenant } from "#scripts/demo/demo-tenant.ts";
import { FEATURE_ACTIONS } from "#domain/access/feature-actions.ts";
import type { FeatureAction } from "#domain/access/feature-actions.ts";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "#domain/access/permissions.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";

const ACTIONS_OFF: readonly FeatureAction[] = ["customIntegratorSideBar", "changeSizingName", "singleSignOn"];

/** The complete distributor: nearly every feature, two centers, a warm theme. */
export const SOL_NASCENTE: DemoTenant = {
  slug: "solnascente",
  name: "Sol Nascente",
  marketplace: false,
  actions: Object.fromEntries(
    FEATURE_ACTIONS.filter((action) => !ACTIONS_OFF.includes(action)).map((action) => [action, true]),
  ),
  theme: ThemeSchema.parse({
    title: "Sol Nascente",
    metaDescription: "Kits e equipamentos fotovoltaicos para integradores, com entrega em todo o Centro-Sul.",
    primaryColor: "#c2410c",
    secondaryColor: "#431407",
    buttonColor: "#c2410c",
    iconColor: "#c2410c",
    textColor: "#2b2118",
    angleLinearGradient: 135,
    colorOneLinearGradient: "#b93a06",
    colorTwoLinearGradient: "#f59e0b",
    loginTheme: {
      type: "gradient",
      alignment: "right",
      headline: "Do projeto ao telhado, sem planilha no meio.",
      subline: "Monte o kit, confira o estoque e feche o pedido com o preço do seu distribuidor.",
      socialLinks: {
        instagram: "https://www.instagram.com/solnascente.exemplo",
        whatsapp: "https://wa.me/556230000000",
        youtube: "https://www.youtube.com/@solnascente.exemplo",
      },
    },
  }),
  settings: SettingsSchema.parse({
    distribution: { exclusivity: true },
    priceDisplay: {
      howToDisplayPricesInClosedKits: "onSelection",
      howToDisplayPricesInSeparateSale: "onSelection",
      howToDisplayProductsPricesInMountKit: "onSelection",
      howToDisplayKitPriceInMountKit: "onSelection",
      howToDisplayProductsPricesInKitExpress: "onSelection",
      howToDisplayKitPriceInKitExpress: "onSelection",
      howToDisplayPricesExtraItems: "showPrices",
      howToDisplayFreightValue: "onSelection",
    },
    delivery: { freight: { type: "perKwp", amountCents: 4_500, minimumCents: 25_000 }, daysToDeliver: 7 },
    requests: {
      budgetExpiry: { active: true, days: 15 },
      configCheckoutFile: {
        enabled: true,
        label: "Conta de luz do cliente",
        help: "Ajuda a conferir o padrão de entrada.",
      },
    },
    observations: {
      checkoutObservation:
        "Pedidos pagos até as 14h são separados no mesmo dia.\nEntregas em obra só com alguém para receber.",
    },
    messages: {
      budgetMessage: "Preços e estoque valem até a data de validade. Fale com seu consultor para fechar.",
      orderMessage:
        "Assim que o pagamento cair, o pedido vai para a separação e você recebe um aviso a cada etapa.",
    },
    payments: {
      pixKey: "41830257000158",
      receiverName: "Sol Nascente",
      receiverCity: "Goiânia",
    },
  }),
  centers: [
    {
      key: "goiania",
      name: "Goiânia",
      address: {
        CEP: "74675090",
        patio: "Avenida Perimetral Norte",
        number: "4350",
        complement: "Galpão 2",
        neighborhood: "Setor Gentil Meireles",
        city: "Goiânia",
        state: "GO",
      },
      servicedStates: ["GO", "DF", "MT", "MS", "TO", "MG", "BA"],
    },
    {
      key: "campinas",
      name: "Campinas",
      address: {
        CEP: "13069096",
        patio: "Rua dos Armazéns",
        number: "820",
        complement: "",
        neighborhood: "Techno Park",
        city: "Campinas",
        state: "SP",
      },
      servicedStates: ["SP", "RJ", "MG", "ES", "PR", "SC", "RS"],
    },
  ],
  regions: [
    {
      key: "sudeste",
      name: "Sudeste",
      states: ["ES", "MG", "RJ", "SP"],
      centers: ["campinas", "goiania"],
    },
    { key: "sul", name: "Sul", states: ["PR", "RS", "SC"], centers: ["campinas"] },
  ],
  companies: [
    {
      key: "luz-do-cerrado",
      companyName: "Luz do Cerrado Energia Solar Ltda",
      cnpj: "52619438000156",
      email: "contato@luzdocerrado.test",
      telephone: "+5562999990101",
      companyPermissions: {
        authSellerDiscount: true,
        authSellerMaxDiscount: "3",
        authSellerViewRequestsBudgetsPrices: true,
      },
      address: {
        CEP: "74210030",
        patio: "Rua 9",
        number: "415",
        complement: "Sala 302",
        neighborhood: "Setor Oeste",
        city: "Goiânia",
        state: "GO",
      },
    },
    ...SOL_NASCENTE_BUYERS,
    ...SOL_NASCENTE_APPLICANTS,
  ],
  users: [
    { email: "admin@solnascente.test", name: "Beatriz", surname: "Moura", type: "admin" },
    {
      email: "equipe@solnascente.test",
      name: "Rafael",
      surname: "Teixeira",
      type: "staff",
      role: {
        name: "Equipe comercial",
        permissions: STAFF_PERMISSIONS,
        content: {
          limitDiscountBudget: "5",
          limitDiscountOrder: "5",
          limitIncreaseBudget: "10",
          limitIncreaseOrder: "10",
        },
      },
    },
    {
      email: "vendas@solnascente.test",
      name: "Camila",
      surname: "Nogueira",
      type: "staff",
      role: {
        name: "Vendas",
        permissions: ["budget", "budget.details", "order", "order.details", "order.details.payment"],
      },
    },
    {
      email: "integrador@solnascente.test",
      name: "Marcos",
      surname: "Andrade",
      type: "integrator",
      role: {
        name: "Gestor",
        permissions: INTEGRATOR_PERMISSIONS,
        content: {
          label: "manager",
          externalLinkButton: { name: "Treinamentos", link: "https://treinamentos.solnascente.example.com" },
          support: {
            whatsApp: { number: "6230000000", message: "Olá! Preciso de ajuda no portal da Sol Nascente." },
          },
        },
      },
      company: "luz-do-cerrado",
      center: "goiania",
    },
    {
      email: "vendedor@solnascente.test",
      name: "Juliana",
      surname: "Freitas",
      type: "integrator",
      role: {
        name: "Vendedor",
        permissions: ["closedKits", "order", "requestButton.order", "seeResponsible"],
        content: { label: "seller" },
      },
      company: "luz-do-cerrado",
    },
    {
      email: "diego@raioclaro.test",
      name: "Diego",
      surname: "Ferraz",
      type: "integrator",
      company: "raio-claro",
      cpf: "41820395723",
      telephone: "+5562999990104",
    },
    {
      email: "renata@triangulosolar.test",
      name: "Renata",
      surname: "Borges",
      type: "integrator",
      company: "triangulo",
      cpf: "73091526461",
      telephone: "+5534999990105",
      unverified: true,
    },
    {
      email: "sergio@voltagemboa.test",
      name: "Sérgio",
      surname: "Pinheiro",
      type: "integrator",
      company: "voltagem",
      cpf: "26540813970",
      telephone: "+5562999990106",
    },
  ],
  terms: {
    controller: "Sol Nascente Distribuidora Ltda",
    cnpj: "41.830.257/0001-58",
    city: "Goiânia",
    officerEmail: "privacidade@solnascente.test",
  },
  priceFactor: "1",
  kitLines: SOL_NASCENTE_KIT_LINES,
  history: { orders: 140, budgets: 60 },
  popups: [
    {
      key: "campaign-week",
      title: "Semana do Sol nos kits fechados",
      description:
        "Kits de até 10 kWp com prioridade na expedição em Goiânia e Campinas. Escolha o seu e feche o pedido ainda hoje.",
      image: "/pictures/campaign-week.svg",
      link: "/kitsIntegrator",
      whereToDisplay: ["DashboardIntegrator"],
      displayFrequency: 3,
    },
    {
      key: "batteries",
      title: "Chegaram as baterias de lítio",
      description:
        "Módulos de 5 kWh que crescem com a obra, com garantia de dez anos. Fale com o seu vendedor para montar um kit híbrido.",
      image: "/pictures/batteries.svg",
      link: null,
      whereToDisplay: ["KitsIntegrator"],
      displayFrequency: 2,
    },
  ],
  widgetKey: DEMO_WIDGET_KEY,
};
