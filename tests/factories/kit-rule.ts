import {
  InverterTechnicalSchema,
  ModuleTechnicalSchema,
  StringBoxTechnicalSchema,
} from "#domain/catalog/technical-schema.ts";
import { insertKitRule } from "#worker/repositories/kits/kit-rule-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";
import type { RuleProducts } from "#domain/kits/generate-kits.ts";
import { type KitRuleContent, KitRuleContentSchema } from "#domain/kits/kit-rule-schema.ts";
import { createTestProduct } from "./kit.ts";

const common = { isOnSale: true, available: 100 };

/** LONGi LR5-72HPH-550M. */
const MODULE = ModuleTechnicalSchema.parse({
  potencia_WP: 550,
  vocV: 49.8,
  iscA: 13.98,
  vmpV: 41.95,
  impA: 13.12,
  alphaIscPctPerC: 0.048,
  betaVocPctPerC: -0.27,
  gammaPmaxPctPerC: -0.35,
});

/** Two MPPTs of one input, which take 3 to 10 of the modules each, within the current. */
function inverter(inverterOutputPower: number) {
  return InverterTechnicalSchema.parse({
    tipo_inversor: "string",
    tipo_ligacao: "monofasico",
    inverterOutputPower,
    mpptCount: 2,
    inputsPerMppt: 1,
    maxDcV: 550,
    mpptLowV: 80,
    mpptHighV: 550,
    maxInputCurrentPerMpptA: 14,
    maxShortCircuitCurrentPerMpptA: 16,
  });
}

const MICRO = InverterTechnicalSchema.parse({
  ...inverter(2),
  tipo_inversor: "micro",
  mpptCount: 4,
  maxDcV: 60,
  mpptLowV: 25,
  mpptHighV: 55,
});

/** Products of a rule: a module at 500 reais, inverters of 3, 5 and 10 kW at 2 000, 3 000 and 5 000, a micro-inverter
 *  at 1 000, string boxes of 1, 2 and 4 inputs at 100, 150 and 400, a structure at 80 and cable at 4. */
export function buildRuleProducts(
  changes: Partial<Record<string, { isOnSale?: boolean; available?: number }>> = {},
): RuleProducts {
  const product = <Rest extends object>(id: string, costCents: number, rest: Rest) =>
    [id, { id, costCents, ...common, ...rest, ...changes[id] }] as const;
  const box = (n_entradas: number, maxDcV = 600) => ({
    technical: StringBoxTechnicalSchema.parse({ n_entradas, n_saidas: n_entradas, maxDcV }),
  });
  return {
    modules: new Map([product("module", 50_000, { technical: MODULE })]),
    inverters: new Map([
      product("inv3", 200_000, { technical: inverter(3) }),
      product("inv5", 300_000, { technical: inverter(5) }),
      product("inv10", 500_000, { technical: inverter(10) }),
      product("micro", 100_000, { technical: MICRO }),
    ]),
    stringBoxes: new Map([
      product("box1", 10_000, box(1)),
      product("box2", 15_000, box(2)),
      product("box4", 40_000, box(4)),
      product("box400V", 1_000, box(4, 400)),
    ]),
    materials: new Map([
      product("structure", 8_000, {}),
      product("cable", 400, {}),
      product("slab", 12_000, {}),
    ]),
  };
}

/** A rule for one power on the inverter of 5 kW, without materials or margin. */
export function buildKitRule(changes: Partial<KitRuleContent> = {}): KitRuleContent {
  return KitRuleContentSchema.parse({
    codePrefix: "FAM",
    namePrefix: "Kit família",
    moduleId: "module",
    inverterIds: ["inv5"],
    structureIds: ["tile"],
    powersKwp: [5.5],
    marginPct: "0",
    ...changes,
  });
}

/** Stores a rule that has never run; returns its id. */
export async function createTestKitRule(owner: TestDistributor): Promise<string> {
  const id = newId("krl");
  const [module, inverter] = [
    await createTestProduct(owner),
    await createTestProduct(owner, { type: "inverter" }),
  ];
  const rule = buildKitRule({
    moduleId: module.id,
    inverterIds: [inverter.id],
    structureIds: [owner.structureId],
  });
  const input = { name: "Regra", active: true, rule };
  await owner.database.writeBatch(insertKitRule(owner.id, { id, input, at: "2026-11-21T12:00:00.000Z" }));
  return id;
}
