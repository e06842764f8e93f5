import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { StoredRecommendationSchema } from "#domain/recommendations/recommendation-schema.ts";
import type { recommendationRule } from "#worker/db/schema/pricing.ts";

export interface RecommendationRows {
  recommendationRules: (typeof recommendationRule.$inferInsert)[];
}

interface DemoRule {
  key: string;
  name: string;
  types: readonly ("module" | "inverter" | "stringBox")[];
  structures?: readonly string[];
  product: string;
  amount: string;
  free?: string;
  active?: false;
}

const MODULES = ["module"] as const;
const BOTH = ["module", "inverter"] as const;

/** Products that installers tend to forget: structure by roof, cable, connectors, protection; trunk cables for
 *  micro-inverters. */
const RULES: readonly DemoRule[] = [
  ...["ceramico", "fibrocimento", "laje", "solo"].map((structure) => ({
    key: `structure-${structure}`,
    name: `Estrutura: ${structure === "ceramico" ? "cerâmico" : structure}`,
    types: MODULES,
    structures: [structure],
    product: `EST-${structure.toUpperCase()}`,
    amount: "módulos",
  })),
  {
    key: "structure-metalico",
    name: "Estrutura: mini trilho",
    types: MODULES,
    structures: ["metalico"],
    product: "EST-MINITRILHO",
    amount: "módulos",
  },
  {
    key: "fixing",
    name: "Fixação e aterramento",
    types: MODULES,
    product: "FIX-4MOD",
    amount: "fileiras * arredondarParaCima(módulos por fileira / 4)",
  },
  {
    key: "string-box",
    name: "String box por inversor",
    types: ["inverter"],
    product: "STB-2E-600",
    amount: "se strings > 0 então máximo(inversores - microinversores; strings / 2) senão 0 fimse",
  },
  {
    key: "red-cable",
    name: "Cabo vermelho por string",
    types: BOTH,
    product: "CAB-6MM-VM",
    amount: "strings * metros de cabo",
  },
  {
    key: "black-cable",
    name: "Cabo preto por string",
    types: BOTH,
    product: "CAB-6MM-PT",
    amount: "strings * metros de cabo",
  },
  {
    key: "connectors",
    name: "Conectores MC4",
    types: BOTH,
    product: "CON-MC4-PAR",
    amount: "strings * 2",
    free: "se recomendado >= 8 então 1 senão 0 fimse",
  },
  {
    key: "trunk",
    name: "Cabo tronco de microinversor",
    types: BOTH,
    product: "CAB-TRONCO",
    amount: "se microinversores > 0 então módulos * 2 senão 0 fimse",
  },
  {
    key: "trunk-connector",
    name: "Conector de tronco",
    types: ["inverter"],
    product: "CON-TRONCO",
    amount: "microinversores",
  },
  {
    key: "ac-box",
    name: "Quadro CA de microinversores",
    types: ["inverter"],
    product: "QPC-MICRO",
    amount: "se microinversores > 0 então microinversores / 8 senão 0 fimse",
  },
  {
    key: "spare-connectors",
    name: "Conectores de reserva",
    types: ["stringBox"],
    product: "CON-MC4-PAR",
    amount: "quantidade * 10%",
    active: false,
  },
];

/** Recommendation rules, for distributors with mounted kits. */
export function buildRecommendations({ slug, actions }: DemoTenant, createdAt: string): RecommendationRows {
  if (actions.kitMount !== true) return { recommendationRules: [] };
  return {
    recommendationRules: RULES.map((rule, index) => {
      const { name, active, ...content } = StoredRecommendationSchema.parse({
        name: rule.name,
        active: rule.active ?? true,
        types: rule.types,
        productIds: [],
        structureIds: (rule.structures ?? []).map((key) => demoId("str", slug, key)),
        productId: demoId("prd", slug, rule.product),
        amount: rule.amount,
        freeAmount: rule.free ?? "",
      });
      return {
        distributorId: DEMO_DISTRIBUTOR_IDS[slug],
        id: demoId("rec", slug, rule.key),
        ...{ name, active, content },
        position: index + 1,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  };
}
