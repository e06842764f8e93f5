import { decimalText } from "#domain/shared/decimal-text.ts";
import type { ChosenProduct, KitRuleContent, KitRuleForm, KitRuleInput } from "./kit-rule-schema.ts";
import { formatPowers, parsePowers } from "./parse-powers.ts";

/** Initial values of the form of a new rule. */
export const EMPTY_KIT_RULE_FORM: KitRuleForm = {
  name: "",
  active: true,
  codePrefix: "",
  namePrefix: "Kit",
  module: null,
  inverters: [],
  stringBoxes: [],
  structureIds: [],
  materials: [],
  powers: "",
  minDcAcRatio: "0,80",
  maxDcAcRatio: "1,35",
  bestDcAcRatio: "1,20",
  marginPct: "18",
  roundUpToCents: "1",
  inStockOnly: false,
  promotional: false,
  autoRefresh: true,
};

/** A stored rule as its form shows it.
 *  @param labelOf - name of a product; its id if it no longer exists */
export function toKitRuleForm(
  { name, active, rule }: KitRuleInput,
  labelOf: (productId: string) => string,
): KitRuleForm {
  const chosen = (id: string): ChosenProduct => ({ id, label: labelOf(id) });
  return {
    name,
    active,
    codePrefix: rule.codePrefix,
    namePrefix: rule.namePrefix,
    module: chosen(rule.moduleId),
    inverters: rule.inverterIds.map(chosen),
    stringBoxes: rule.stringBoxIds.map(chosen),
    structureIds: [...rule.structureIds],
    materials: rule.materials.map(({ productId, amount, per, structureId, inverters }) => ({
      product: chosen(productId),
      amount: toComma(amount),
      per,
      structureId: structureId ?? "",
      inverters: inverters ?? "",
    })),
    powers: formatPowers(rule.powersKwp),
    minDcAcRatio: toComma(rule.minDcAcRatio),
    maxDcAcRatio: toComma(rule.maxDcAcRatio),
    bestDcAcRatio: toComma(rule.bestDcAcRatio),
    marginPct: toComma(rule.marginPct),
    roundUpToCents: String(rule.roundUpToCents) as KitRuleForm["roundUpToCents"],
    inStockOnly: rule.inStockOnly,
    promotional: rule.promotional,
    autoRefresh: rule.autoRefresh,
  };
}

/** Reads a form as the input of a rule. `KitRuleInputSchema` validates the result. An unreadable list of powers becomes
 *  an empty list, which the schema refuses. */
export function toKitRuleInput(form: KitRuleForm) {
  const powers = parsePowers(form.powers);
  const ids = (products: readonly ChosenProduct[]) => products.map(({ id }) => id);
  return {
    name: form.name.trim(),
    active: form.active,
    rule: {
      codePrefix: form.codePrefix.trim(),
      namePrefix: form.namePrefix.trim(),
      moduleId: form.module?.id ?? "",
      inverterIds: ids(form.inverters),
      stringBoxIds: ids(form.stringBoxes),
      structureIds: form.structureIds,
      materials: form.materials.map(({ product, amount, per, structureId, inverters }) => ({
        productId: product.id,
        amount: decimalText(amount),
        per,
        structureId: structureId === "" ? null : structureId,
        inverters: inverters === "" ? null : inverters,
      })),
      powersKwp: "issue" in powers ? [] : powers.powersKwp,
      minDcAcRatio: decimalText(form.minDcAcRatio),
      maxDcAcRatio: decimalText(form.maxDcAcRatio),
      bestDcAcRatio: decimalText(form.bestDcAcRatio),
      marginPct: decimalText(form.marginPct),
      roundUpToCents: Number(form.roundUpToCents) as KitRuleContent["roundUpToCents"],
      inStockOnly: form.inStockOnly,
      promotional: form.promotional,
      autoRefresh: form.autoRefresh,
    },
  };
}

function toComma(decimal: string): string {
  return decimal.replace(".", ",");
}
