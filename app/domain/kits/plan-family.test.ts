import { expect, test } from "vitest";
import { buildKitRule, buildRuleProducts } from "#tests/factories/kit-rule.ts";
import { ElectricalSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { type GeneratedFamily, generateKits } from "./generate-kits.ts";
import { planFamily, type StandingKit } from "./plan-family.ts";

function family(changes: Parameters<typeof buildKitRule>[0] = {}): GeneratedFamily {
  return generateKits(buildKitRule(changes), buildRuleProducts(), ElectricalSettingsSchema.parse({}));
}

/** The family as stored after a first generation. */
function standingOf({ kits }: GeneratedFamily, changes: Partial<StandingKit> = {}): StandingKit[] {
  return kits.map(({ productCode, options }) => ({
    id: `kit of ${productCode}`,
    productCode,
    version: 1,
    active: true,
    description: "",
    photoId: null,
    validFrom: null,
    validUntil: null,
    options: options.map((option) => ({ ...option, id: `option of ${option.structureId}` })),
    ...changes,
  }));
}

function summary({ created, changed, same, ended }: ReturnType<typeof planFamily>) {
  return {
    created: created.map(({ productCode }) => productCode),
    changed: changed.map(({ standing, changes }) => [standing.productCode, ...changes]),
    same: same.map(({ productCode }) => productCode),
    ended: ended.map(({ productCode }) => productCode),
  };
}

test("a family that is made for the first time is new as a whole", () => {
  const nothing = { changed: [], same: [], ended: [] };
  expect(summary(planFamily(family({ powersKwp: [5.5, 6.05] }), []))).toEqual({
    ...nothing,
    created: ["FAM-5500", "FAM-6050"],
  });
});

test("made again of the same, nothing changes", () => {
  const made = family({ powersKwp: [5.5, 6.05] });
  const nothing = { created: [], changed: [], ended: [] };
  expect(summary(planFamily(made, standingOf(made)))).toEqual({ ...nothing, same: ["FAM-5500", "FAM-6050"] });
});

test("a kit that left the family ends, unless it is off sale already", () => {
  const before = standingOf(family({ powersKwp: [5.5, 6.05] }));
  expect(summary(planFamily(family(), before))).toMatchObject({ same: ["FAM-5500"], ended: ["FAM-6050"] });
  const off = before.map((kit) => ({ ...kit, active: kit.productCode === "FAM-5500" }));
  expect(summary(planFamily(family(), off))).toMatchObject({ same: ["FAM-5500"], ended: [] });
});

test.each([
  ["price", { marginPct: "10" }],
  ["composition", { inverterIds: ["inv10"], minDcAcRatio: "0.50", marginPct: "0" }],
  ["structures", { structureIds: ["tile", "flat"] }],
  ["structures", { structureIds: ["flat"] }],
])("a change of %s is told", (change, changes) => {
  const plan = planFamily(family(changes), standingOf(family()));
  expect(plan.changed.map((one) => one.changes.includes(change as "price"))).toEqual([true]);
});

test("a kit that was off sale comes back", () => {
  const plan = planFamily(family(), standingOf(family(), { active: false }));
  expect(summary(plan).changed).toEqual([["FAM-5500", "activated"]]);
});
