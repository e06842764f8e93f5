import { buildClosedKit } from "#domain/kits/build-closed-kit.ts";
import { toFamilyInput } from "#domain/kits/family-kit.ts";
import { generateKits } from "#domain/kits/generate-kits.ts";
import { planFamily } from "#domain/kits/plan-family.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { takeKitOffSale } from "#worker/repositories/kits/closed-kit-removal.ts";
import { saveKits } from "#worker/repositories/kits/closed-kit-statements.ts";
import { createKitPartRepository } from "#worker/repositories/kits/kit-part-repository.ts";
import {
  createKitRuleRepository,
  productIdsOf,
  type StoredKitRule,
} from "#worker/repositories/kits/kit-rule-repository.ts";
import { markKitRuleRun } from "#worker/repositories/kits/kit-rule-statements.ts";

/** The result of running a rule, in kits; `failed` counts powers without a kit. */
export interface FamilyRun {
  created: number;
  changed: number;
  same: number;
  ended: number;
  failed: number;
}

/** A kit that a run creates, changes or takes off sale, for the audit log. */
export interface FamilyKitChange {
  kitId: string;
  event: "kit.created" | "kit.updated";
  name: string;
  /** Prices by structure before and after; null without a kit. */
  prices: { from: readonly number[] | null; to: readonly number[] | null };
}

/** Statements that make a family or regenerate it: the kits of the rule as of today; kits no longer in the family go
 *  off sale. One batch, all or nothing.
 *  @param auditOf - the audit row of a change */
export async function makeFamily({
  database,
  distributorId,
  settings,
  stored,
  at,
  newId,
  auditOf,
}: {
  database: Database;
  distributorId: string;
  settings: Settings;
  stored: StoredKitRule;
  at: string;
  newId: (prefix: string) => string;
  auditOf: (change: FamilyKitChange) => WriteStatement;
}): Promise<FamilyRun> {
  const { rule } = stored;
  const [sources, found] = await Promise.all([
    createKitRuleRepository(database, distributorId).readSources(rule, stored.id),
    createKitPartRepository(database, distributorId).readParts(productIdsOf(rule)),
  ]);
  const family = generateKits(rule, sources.products, settings.electrical);
  const plan = planFamily(family, sources.standing);
  const made = [
    ...plan.created.map((kit) => ({ kit, standing: null })),
    ...plan.changed.map(({ kit, standing }) => ({ kit, standing })),
  ].map(({ kit, standing }) => {
    const before = standing && { ...standing, ruleId: stored.id };
    const input = toFamilyInput(kit, rule, standing);
    return { write: buildClosedKit(input, { ...found, before, ruleId: stored.id, newId }), standing };
  });
  await database.writeBatch([
    ...saveKits(distributorId, { writes: made.map(({ write }) => write), at }),
    ...plan.ended.flatMap(({ id, version }) => takeKitOffSale(distributorId, { id, version, at })),
    ...markKitRuleRun(distributorId, { id: stored.id, version: stored.version, at }),
    ...made.map(({ write, standing }) =>
      auditOf({
        kitId: write.id,
        event: standing === null ? "kit.created" : "kit.updated",
        name: write.name,
        prices: {
          from: standing?.options.map(({ priceCents }) => priceCents) ?? null,
          to: write.options.map(({ priceCents }) => priceCents),
        },
      }),
    ),
    ...plan.ended.map(({ id, productCode, options }) =>
      auditOf({
        kitId: id,
        event: "kit.updated",
        name: productCode,
        prices: { from: options.map(({ priceCents }) => priceCents), to: null },
      }),
    ),
  ]);
  return {
    created: plan.created.length,
    changed: plan.changed.length,
    same: plan.same.length,
    ended: plan.ended.length,
    failed: family.failures.length,
  };
}
