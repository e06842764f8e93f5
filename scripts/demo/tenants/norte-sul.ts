import { DEMO_CARRIER_KEY } from "#scripts/demo/demo-keys.ts";
import type { DemoTenant } from "#scripts/demo/demo-tenant.ts";
import { COMMERCIAL, ROOFS, TILED_OR_CEMENT } from "#scripts/demo/kit-line.ts";
import type { KitLine } from "#scripts/demo/kit-line.ts";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";

const KIT_LINES: readonly KitLine[] = [
  {
    module: "MOD-AST-540",
    inverters: ["INV-GRO-2000", "INV-GRO-2500", "INV-GRO-3000"],
    targetsKwp: [2.16, 2.7, 3.24, 3.78],
    structures: TILED_OR_CEMENT,
  },
  {
    module: "MOD-TRI-505",
    inverters: ["INV-GRO-4200", "INV-GRO-5000", "INV-GRO-6000"],
    targetsKwp: [4.545, 5.05, 5.555, 6.06, 6.565, 7.07, 7.575],
    structures: TILED_OR_CEMENT,
  },
  {
    module: "MOD-SUN-550",
    inverters: ["INV-DEY-5000", "INV-DEY-6000", "INV-DEY-7500"],
    targetsKwp: [5.5, 6.6, 7.15, 7.7, 8.25, 8.8, 9.35, 9.9],
    structures: ROOFS,
  },
  {
    module: "MOD-TAL-550",
    inverters: ["INV-GRO-8000", "INV-GRO-10000"],
    targetsKwp: [10.45, 11, 11.55, 12.1, 13.2],
    structures: ROOFS,
  },
  {
    module: "MOD-TAL-550",
    inverters: ["INV-HUA-12000", "INV-HUA-15000", "INV-HUA-20000"],
    targetsKwp: [14.3, 15.4, 16.5, 17.6, 19.8, 20.9],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-AST-540",
    inverters: ["INV-HUA-30000", "INV-HUA-40000"],
    targetsKwp: [34.56, 38.88, 47.52],
    structures: COMMERCIAL,
  },
];

/** The small distributor: only closed kits and loose products, a plain theme. */
export const NORTE_SUL: DemoTenant = {
  slug: "nortesul",
  name: "Norte Sul Solar",
  marketplace: false,
  actions: { enableClosedKits: true, singleProductPurchase: true },
  theme: ThemeSchema.parse({
    title: "Norte Sul Solar",
    metaDescription: "Distribuição de equipamentos fotovoltaicos no Norte e no Nordeste.",
    primaryColor: "#0f5f57",
    secondaryColor: "#0b2f2c",
    buttonColor: "#0f5f57",
    iconColor: "#0f766e",
    textColor: "#1f2a29",
    colorOneLinearGradient: "#0f5f57",
    colorTwoLinearGradient: "#14b8a6",
    loginTheme: { type: "minimalist", alignment: "center" },
  }),
  settings: SettingsSchema.parse({
    timeZone: "America/Belem",
    priceDisplay: {
      howToDisplayPricesInClosedKits: "onSelection",
      howToDisplayPricesInSeparateSale: "onSelection",
      howToDisplayPricesExtraItems: "showPrices",
      howToDisplayFreightValue: "onSelection",
    },
    delivery: {
      freight: { type: "fixed", amountCents: 39_000 },
      daysToDeliver: 12,
      intelipost: { enabled: true },
    },
    payments: {
      pixKey: "financeiro@nortesul.test",
      receiverName: "Norte Sul Solar",
      receiverCity: "Belém",
    },
  }),
  carrierKey: DEMO_CARRIER_KEY,
  centers: [
    {
      key: "belem",
      name: "Belém",
      address: {
        CEP: "66645000",
        patio: "Rodovia Augusto Montenegro",
        number: "5120",
        complement: "",
        neighborhood: "Parque Verde",
        city: "Belém",
        state: "PA",
      },
      servicedStates: [
        ...["AC", "AM", "AP", "PA", "RO", "RR", "TO"],
        ...["AL", "BA", "CE", "MA", "PB", "PE", "PI", "RN", "SE"],
      ],
    },
  ],
  companies: [
    {
      key: "igarape",
      companyName: "Igarapé Solar Instalações Ltda",
      cnpj: "28461735000131",
      email: "contato@igarapesolar.test",
      telephone: "+5591999990202",
      address: {
        CEP: "66055080",
        patio: "Travessa Dom Romualdo de Seixas",
        number: "1476",
        complement: "",
        neighborhood: "Umarizal",
        city: "Belém",
        state: "PA",
      },
    },
    {
      key: "tapajos",
      companyName: "Tapajós Solar Ltda",
      cnpj: "70VTB52S000102",
      email: "contato@tapajossolar.test",
      telephone: "+559335210203",
      address: {
        CEP: "68005080",
        patio: "Avenida Tapajós",
        number: "905",
        complement: "",
        neighborhood: "Centro",
        city: "Santarém",
        state: "PA",
      },
      application: { daysAgo: 2 },
    },
  ],
  users: [
    { email: "admin@nortesul.test", name: "Otávio", surname: "Sarmento", type: "admin" },
    {
      email: "integrador@nortesul.test",
      name: "Larissa",
      surname: "Pantoja",
      type: "integrator",
      role: { name: "Gestor", permissions: INTEGRATOR_PERMISSIONS, content: { label: "manager" } },
      company: "igarape",
    },
    {
      email: "iara@tapajossolar.test",
      name: "Iara",
      surname: "Sousa",
      type: "integrator",
      company: "tapajos",
      cpf: "90736148213",
      telephone: "+5593999990203",
    },
  ],
  priceFactor: "1.04",
  kitLines: KIT_LINES,
  history: { orders: 34, budgets: 12 },
};
