import type { KitRows } from "./build-kits.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { compilePricing } from "#domain/pricing/compile-pricing.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { percentOfCents } from "#domain/shared/money.ts";
import type { integrator } from "#worker/db/schema/access.ts";
import type { integratorGroup, priceList, priceListItem, pricingVersion } from "#worker/db/schema/pricing.ts";

/** Rules, groups and price lists of a distributor, by table. */
export interface PricingRows {
  integratorGroups: (typeof integratorGroup.$inferInsert)[];
  pricingVersions: (typeof pricingVersion.$inferInsert)[];
  priceLists: (typeof priceList.$inferInsert)[];
  priceListItems: (typeof priceListItem.$inferInsert)[];
}

/** Companies of each group; other companies pay catalogue prices. */
const GROUPS = {
  gold: { name: "Ouro", companies: ["solaris", "gosolar"] },
  silver: { name: "Prata", companies: ["cerrado-watt", "planalto"] },
} as const;

const RULES = PricingRulesSchema.parse({
  functions: [
    {
      id: "ouro",
      name: "Grupo Ouro",
      conditions: [{ variable: "integratorProfile", comparator: "igual", value: GROUPS.gold.name }],
      value: "máximo(preço base * (1 - 6%); custo * 1,08)",
    },
    {
      id: "prata",
      name: "Grupo Prata",
      conditions: [{ variable: "integratorProfile", comparator: "igual", value: GROUPS.silver.name }],
      value: "preço base * (1 - 3%)",
    },
    {
      id: "cliente-sem-ie",
      name: "Faturamento direto sem inscrição",
      conditions: [
        { variable: "billingType", comparator: "igual", value: "cliente" },
        { variable: "registration", comparator: "igual", value: "não" },
      ],
      value: 'se umDe(estado; "GO"; "DF") então preço base * 1,02 senão preço base * 1,04',
    },
  ],
  breaks: [
    { id: "q10", basis: "quantity", appliesTo: "kit", from: "10", percentage: "1.5" },
    { id: "q25", basis: "quantity", appliesTo: "kit", from: "25", percentage: "3" },
    { id: "p150", basis: "orderPower", from: "150", percentage: "1" },
  ],
  minimumMarginPct: "8",
});

/** Earlier versions of the rules, with the days after the distributor's start on which they were published. */
const VERSIONS = [
  {
    rules: { ...RULES, functions: RULES.functions.slice(0, 2), breaks: [], minimumMarginPct: null },
    note: "Grupos Ouro e Prata",
    afterDays: 0,
  },
  {
    rules: { ...RULES, functions: RULES.functions.slice(0, 2), breaks: RULES.breaks.slice(0, 2) },
    note: "Descontos por volume e margem mínima de 8%",
    afterDays: 28,
  },
  { rules: RULES, note: "Faturamento direto sem inscrição e potência do pedido", afterDays: 61 },
];

/** Number of kits in the price list of a campaign, and in that of an expired one, with the percentage of the
 *  price. */
const CAMPAIGN_KITS = 24;
const CAMPAIGN_PCT = "96";
const OPENING_DAYS = 30;

/** Published rules, groups and price lists of the largest distributor; the others sell at catalogue prices. */
export function buildPricing(
  { slug }: DemoTenant,
  { kitOptions }: KitRows,
  { publishedBy, createdAt }: { publishedBy: string; createdAt: string },
): PricingRows {
  if (slug !== "solnascente") {
    return { integratorGroups: [], pricingVersions: [], priceLists: [], priceListItems: [] };
  }
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  compilePricing(RULES, VERSIONS.length);
  const listId = demoId("prl", slug, "campaign");
  const openingId = demoId("prl", slug, "opening");
  return {
    integratorGroups: Object.entries(GROUPS).map(([key, { name }]) => ({
      distributorId,
      id: demoId("igr", slug, key),
      name,
      createdAt,
      updatedAt: createdAt,
    })),
    pricingVersions: VERSIONS.map(({ rules, note, afterDays }, index) => ({
      ...{ distributorId, version: index + 1, rules, note, publishedBy },
      publishedAt: addDays(createdAt.slice(0, 10), afterDays) + createdAt.slice(10),
    })),
    priceLists: [
      { id: listId, name: "Campanha Ouro", groups: ["gold"], endsOn: null },
      {
        ...{ id: openingId, name: "Abertura do portal", groups: ["gold", "silver"] },
        endsOn: addDays(createdAt.slice(0, 10), OPENING_DAYS),
      },
    ].map(({ groups, ...list }, index) => ({
      ...{ distributorId, ...list, position: index + 1, createdAt, updatedAt: createdAt },
      groupIds: groups.map((group) => demoId("igr", slug, group)),
    })),
    priceListItems: kitOptions.slice(0, 2 * CAMPAIGN_KITS).map(({ id, priceCents }, index) => ({
      distributorId,
      listId: index < CAMPAIGN_KITS ? listId : openingId,
      kind: "kit",
      itemId: id,
      priceCents: percentOfCents(priceCents, CAMPAIGN_PCT),
    })),
  };
}

/** Assigns companies to their groups. */
export function withGroups(
  { slug }: DemoTenant,
  companies: readonly (typeof integrator.$inferInsert)[],
): (typeof integrator.$inferInsert)[] {
  if (slug !== "solnascente") return [...companies];
  const groupOf = new Map(
    Object.entries(GROUPS).flatMap(([key, group]) =>
      group.companies.map((company) => [demoId("int", slug, company), demoId("igr", slug, key)] as const),
    ),
  );
  return companies.map((company) => ({ ...company, groupId: groupOf.get(company.id) ?? null }));
}
