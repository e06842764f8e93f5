import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { KitRuleContentSchema } from "#domain/kits/kit-rule-schema.ts";
import type { kitRule } from "#worker/db/schema/kits.ts";

export interface KitRuleRows {
  kitRules: (typeof kitRule.$inferInsert)[];
}

const POWERS_KWP = [4.4, 5.5, 6.6, 7.7, 8.8, 9.9];

/** A rule for residential kits that has not run yet. */
export function buildKitRules({ slug, actions }: DemoTenant, createdAt: string): KitRuleRows {
  if (actions.kitMount !== true) return { kitRules: [] };
  const product = (code: string) => demoId("prd", slug, code);
  const structure = (key: string) => demoId("str", slug, key);
  const always = { structureId: null, inverters: null };
  const rule = KitRuleContentSchema.parse({
    codePrefix: "FAM-LON-DEY",
    namePrefix: "Kit Residencial",
    moduleId: product("MOD-LON-550"),
    inverterIds: ["INV-DEY-5000", "INV-DEY-6000", "INV-DEY-7500"].map(product),
    stringBoxIds: ["STB-2E-600", "STB-3E-600"].map(product),
    structureIds: ["ceramico", "fibrocimento"].map(structure),
    materials: [
      {
        productId: product("EST-CERAMICO"),
        amount: "1",
        per: "module",
        ...always,
        structureId: structure("ceramico"),
      },
      {
        productId: product("EST-FIBROCIMENTO"),
        amount: "1",
        per: "module",
        ...always,
        structureId: structure("fibrocimento"),
      },
      { productId: product("FIX-4MOD"), amount: "0.25", per: "module", ...always },
      { productId: product("CAB-6MM-VM"), amount: "20", per: "string", ...always },
      { productId: product("CAB-6MM-PT"), amount: "20", per: "string", ...always },
      { productId: product("CON-MC4-PAR"), amount: "2", per: "string", ...always },
    ],
    powersKwp: POWERS_KWP,
    marginPct: "18",
    roundUpToCents: 100,
  });
  const id = demoId("krl", slug, "residential");
  const name = "Residencial LONGi com Deye";
  return {
    kitRules: [
      { distributorId: DEMO_DISTRIBUTOR_IDS[slug], id, name, rule, createdAt, updatedAt: createdAt },
    ],
  };
}
