import { kitRulesAccess } from "./kit-rules.ts";
import { generateKits, type GeneratedFamily, type GenerationFailure } from "#domain/kits/generate-kits.ts";
import type { KitRuleContent } from "#domain/kits/kit-rule-schema.ts";
import { type FamilyChange, type FamilyPlan, planFamily } from "#domain/kits/plan-family.ts";
import {
  createKitRuleRepository,
  type FamilySources,
} from "#worker/repositories/kits/kit-rule-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** A kit of a family as it would be made now. */
export interface PreviewedKit {
  productCode: string;
  powerW: number;
  moduleCount: number;
  inverterName: string;
  inverterCount: number;
  /** Ratio of DC to AC power with two decimals. */
  ratio: string;
  warnings: number;
  options: { structureId: string; priceCents: number; costCents: number }[];
  change: "new" | "same" | FamilyChange[];
}

/** The effect of running a rule. */
export interface FamilyPreview {
  kits: PreviewedKit[];
  failures: { targetW: number; reason: GenerationFailure }[];
  /** Codes of kits that would be taken off sale. */
  ended: string[];
}

/** Previews the family of a rule from today's products, and the changes to its existing kits.
 *  @param ruleId - null for an unsaved rule */
export function createPreviewFamily(scope: Scope) {
  return async function previewFamily(rule: KitRuleContent, ruleId: string | null): Promise<FamilyPreview> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    const sources = await createKitRuleRepository(database, distributor.id).readSources(rule, ruleId);
    const family = generateKits(rule, sources.products, distributor.settings.electrical);
    return toPreview(family, planFamily(family, sources.standing), sources);
  };
}

function toPreview(family: GeneratedFamily, plan: FamilyPlan, { names }: FamilySources): FamilyPreview {
  const changed = new Map(plan.changed.map(({ kit, changes }) => [kit.productCode, changes]));
  const created = new Set(plan.created.map(({ productCode }) => productCode));
  return {
    kits: family.kits.map(({ productCode, powerW, design, options }) => ({
      productCode,
      powerW,
      moduleCount: design.moduleCount,
      inverterName: names.get(design.inverter.id)?.name ?? "",
      inverterCount: design.inverterCount,
      ratio: design.ratio.toFixed(2),
      warnings: design.warnings,
      options: options.map(({ structureId, priceCents, costCents }) => ({
        structureId,
        priceCents,
        costCents,
      })),
      change: created.has(productCode) ? "new" : (changed.get(productCode) ?? "same"),
    })),
    failures: family.failures,
    ended: plan.ended.map(({ productCode }) => productCode),
  };
}
