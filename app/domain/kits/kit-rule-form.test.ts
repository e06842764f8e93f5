import { expect, test } from "vitest";
import { buildKitRule } from "#tests/factories/kit-rule.ts";
import { EMPTY_KIT_RULE_FORM, toKitRuleForm, toKitRuleInput } from "./kit-rule-form.ts";
import { KitRuleFormSchema, KitRuleInputSchema } from "./kit-rule-schema.ts";

const RULE = buildKitRule({
  stringBoxIds: ["box2"],
  materials: [
    { productId: "cable", amount: "20.5", per: "string", structureId: null, inverters: "string" },
    { productId: "slab", amount: "1", per: "module", structureId: "tile", inverters: null },
  ],
  powersKwp: [3.815, 5.5],
  ...{ minDcAcRatio: "0.8", bestDcAcRatio: "1.2", marginPct: "17.5" },
  roundUpToCents: 100,
});

test("a rule comes out of its form as it went in", () => {
  const input = { name: "Residencial", active: true, rule: RULE };
  const form = toKitRuleForm(input, (id) => `nome de ${id}`);
  expect(form).toMatchObject({
    module: { label: "nome de module" },
    powers: "3,815; 5,5",
    marginPct: "17,5",
  });
  expect(KitRuleInputSchema.parse(toKitRuleInput(form))).toEqual(input);
  expect(KitRuleFormSchema.parse(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test("what is missing or no number is refused by its field", () => {
  const form = { ...EMPTY_KIT_RULE_FORM, powers: "muitos", marginPct: "dez", codePrefix: "kit 1" };
  const { error } = KitRuleInputSchema.safeParse(toKitRuleInput(form));
  const fields = new Set(error?.issues.map(({ path }) => path.join(".")));
  expect(fields).toEqual(
    new Set([
      "name",
      "rule.codePrefix",
      "rule.moduleId",
      "rule.inverterIds",
      "rule.structureIds",
      "rule.powersKwp",
      "rule.marginPct",
    ]),
  );
});

test.each([
  ["0,80", "1,35", true],
  ["1,35", "1,35", false],
  ["1,40", "1,35", false],
])("ratios from %s to %s: %s", (minDcAcRatio, maxDcAcRatio, isRight) => {
  const form = toKitRuleForm({ name: "R", active: true, rule: RULE }, String);
  const parsed = KitRuleInputSchema.safeParse(toKitRuleInput({ ...form, minDcAcRatio, maxDcAcRatio }));
  expect(parsed.success).toBe(isRight);
});
