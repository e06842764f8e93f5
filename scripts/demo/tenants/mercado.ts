import type { DemoTenant } from "#scripts/demo/demo-tenant.ts";
import { COMMERCIAL, ROOFS, TILED_OR_CEMENT } from "#scripts/demo/kit-line.ts";
import type { KitLine } from "#scripts/demo/kit-line.ts";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";

const KIT_LINES: readonly KitLine[] = [
  {
    module: "MOD-LON-535",
    inverters: ["INV-GOO-3000", "INV-GOO-4200", "INV-GOO-5000", "INV-GOO-6000"],
    targetsKwp: [3.21, 3.745, 4.28, 4.815, 5.35, 5.885, 6.42, 7.49],
    structures: ROOFS,
  },
  {
    module: "MOD-CAN-550",
    inverters: ["INV-DEY-5000", "INV-DEY-6000", "INV-DEY-7500"],
    targetsKwp: [5.5, 6.05, 6.6, 7.7, 8.25, 8.8, 9.9],
    structures: ROOFS,
  },
  {
    module: "MOD-TRI-605",
    inverters: ["MIC-SAJ-2250"],
    targetsKwp: [2.42, 4.84, 7.26, 9.68],
    structures: TILED_OR_CEMENT,
  },
  {
    module: "MOD-RON-620",
    inverters: ["INV-HUA-12000", "INV-HUA-15000", "INV-HUA-20000"],
    targetsKwp: [13.64, 14.88, 16.12, 17.36, 18.6, 22.32],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-BYD-540",
    inverters: ["INV-HUA-30000", "INV-HUA-40000"],
    targetsKwp: [30.24, 34.56, 38.88, 43.2],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-RIS-600",
    inverters: ["INV-HUA-50000", "INV-HUA-60000", "INV-HUA-75000"],
    targetsKwp: [54, 57.6, 64.8, 72, 75],
    structures: COMMERCIAL,
  },
];

/** The marketplace: its staff works in the back office, and its kits reach every state. */
export const MERCADO: DemoTenant = {
  slug: "mercado",
  name: "Mercado Solar",
  marketplace: true,
  actions: { enableClosedKits: true, kitExpress: true, notificationService: true, requestTimeline: true },
  theme: ThemeSchema.parse({
    title: "Mercado Solar",
    metaDescription: "O mercado de equipamentos solares para integradores de todo o Brasil.",
    primaryColor: "#4338ca",
    secondaryColor: "#1e1b4b",
    buttonColor: "#4338ca",
    iconColor: "#6d28d9",
    textColor: "#232136",
    colorOneLinearGradient: "#4338ca",
    colorTwoLinearGradient: "#7c3aed",
    loginTheme: { type: "minimalist", alignment: "left" },
  }),
  settings: SettingsSchema.parse({
    priceDisplay: {
      howToDisplayPricesInClosedKits: "onSelection",
      howToDisplayPricesInSeparateSale: "onConfirmation",
      howToDisplayPricesExtraItems: "showPrices",
      howToDisplayFreightValue: "onSelection",
    },
    delivery: { freight: { type: "perKwp", amountCents: 5_200, minimumCents: 28_000 }, daysToDeliver: 9 },
    payments: {
      pixKey: "37701592000189",
      receiverName: "Mercado Solar",
      receiverCity: "Contagem",
    },
  }),
  centers: [
    {
      key: "contagem",
      name: "Contagem",
      address: {
        CEP: "32210003",
        patio: "Avenida General David Sarnoff",
        number: "3113",
        complement: "Bloco C",
        neighborhood: "Cidade Industrial",
        city: "Contagem",
        state: "MG",
      },
      servicedStates: [
        ...["AC", "AL", "AM", "AP", "BA", "CE", "DF", "ES", "GO", "MA", "MG", "MS", "MT", "PA"],
        ...["PB", "PE", "PI", "PR", "RJ", "RN", "RO", "RR", "RS", "SC", "SE", "SP", "TO"],
      ],
    },
  ],
  companies: [
    {
      key: "horizonte",
      companyName: "Horizonte Engenharia Solar S.A.",
      cnpj: "9KSOLR7E000127",
      email: "contato@horizontesolar.test",
      telephone: "+5531999990303",
      address: {
        CEP: "30140071",
        patio: "Rua Pernambuco",
        number: "1002",
        complement: "5º andar",
        neighborhood: "Savassi",
        city: "Belo Horizonte",
        state: "MG",
      },
    },
  ],
  users: [
    { email: "admin@mercado.test", name: "Eduardo", surname: "Campos", type: "admin" },
    {
      email: "integrador@mercado.test",
      name: "Patrícia",
      surname: "Lemos",
      type: "integrator",
      role: { name: "Gestor", permissions: INTEGRATOR_PERMISSIONS, content: { label: "manager" } },
      company: "horizonte",
    },
  ],
  terms: {
    controller: "Mercado Solar Distribuição S.A.",
    cnpj: "37.701.592/0001-89",
    city: "Contagem",
    officerEmail: "privacidade@mercado.test",
  },
  priceFactor: "1.02",
  kitLines: KIT_LINES,
  history: { orders: 46, budgets: 18 },
};
