import { PRODUCT_FIELD_LABELS, PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import { CHANGE_SET_TEXTS, PRICE_CHANGE_TEXTS, PRICE_RULE_TEXTS } from "#copy/change-sets.ts";
import { fill } from "#copy/shared/fill.ts";
import { FORMULA_FAULTS } from "#copy/formula.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { ChangeSetKind } from "#domain/change-sets/change-set.ts";
import type { PriceChange } from "#domain/change-sets/price-change-schema.ts";
import type { PriceProblem, PriceRule } from "#domain/change-sets/price-change.ts";
import { formatProductField } from "#domain/catalog/parse-product-field.ts";
import { productField, type ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { FieldValue, ProductValues } from "#domain/catalog/product-schema.ts";
import { equipmentGroupOf, type ProductType } from "#domain/catalog/product-types.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";

const NOTHING = "–";
/** Characters of a formula that a title shows. */
const TITLE_LENGTH = 48;

export const GROUP_TITLES = {
  modules: PAGE_TITLES.EquipmentModules,
  inverters: PAGE_TITLES.EquipmentInverters,
  stringbox: PAGE_TITLES.EquipmentStringbox,
  products: PAGE_TITLES.EquipmentProducts,
} as const;

/** A number of products, in words. */
export function productsText(count: number): string {
  return count === 1
    ? PRICE_CHANGE_TEXTS.productOne
    : fill(PRICE_CHANGE_TEXTS.productMany, { count: countText(count) });
}

/** The sentence for one or for many, with the count in it. */
export function countedText([one, many]: readonly [string, string], count: number): string {
  return count === 1 ? one : fill(many, { count: countText(count) });
}

/** A count formatted with thousands separators. */
export function countText(count: number): string {
  return count.toLocaleString("pt-BR");
}

/** A change in one line: its rule and selection, or its kind and subject. */
export function changeText(
  { kind, productType }: { kind: ChangeSetKind; productType: ProductType | null },
  price: PriceChange | null,
): string {
  if (price === null) {
    const about = productType === null ? [] : [GROUP_TITLES[equipmentGroupOf(productType)]];
    return [CHANGE_SET_TEXTS.kinds[kind], ...about].join(" · ");
  }
  return `${ruleText(price.rule)} · ${selectionText(price.selection)}`;
}

function ruleText(rule: PriceRule): string {
  if (rule.by === "margin") return fill(PRICE_RULE_TEXTS.margin, { value: formatNumber(rule.marginPct) });
  if (rule.by === "formula") return fill(PRICE_RULE_TEXTS.formula, { formula: inShort(rule.formula) });
  const field = PRODUCT_FIELD_LABELS[rule.field];
  const isDown = rule.by === "percent" ? rule.pct.startsWith("-") : rule.amountCents < 0;
  const sign = isDown ? "−" : "+";
  return rule.by === "percent"
    ? fill(PRICE_RULE_TEXTS.percent, { field, sign, value: formatNumber(rule.pct.replace("-", "")) })
    : fill(PRICE_RULE_TEXTS.amount, { field, sign, value: formatCents(Math.abs(rule.amountCents)) });
}

/** A formula on one line, shortened to the length of a title. */
function inShort(formula: string): string {
  const line = formula.trim().replaceAll(/\s+/g, " ");
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`;
}

/** Why a formula gives a product no price. */
export function problemText({ code, variable }: PriceProblem): string {
  if (code === "NEGATIVE_PRICE") return PRICE_CHANGE_TEXTS.negative;
  return variable === null ? FORMULA_FAULTS[code] : fill(PRICE_CHANGE_TEXTS.missing, { variable });
}

function selectionText({ group, manufacturer, search, ids }: PriceChange["selection"]): string {
  if (ids !== null) return fill(PRICE_RULE_TEXTS.chosen, { count: countText(ids.length) });
  const parts = [group === null ? PRICE_RULE_TEXTS.all : GROUP_TITLES[group], manufacturer, search];
  return parts.filter((part) => part !== "").join(", ");
}

/** The changed fields with the values before and after; of a new product, all its fields. */
export function fieldChanges(
  before: ProductValues | null,
  after: ProductValues,
  categories: readonly { id: string; name: string }[],
): { label: string; from: string | null; to: string }[] {
  const lookups = { ...PRODUCT_FIELD_WORDS, categories, inverters: [] };
  const text = (key: ProductFieldKey, value: FieldValue) => {
    const written = formatProductField(productField(key), value, lookups);
    return written === "" ? NOTHING : written;
  };
  const fields = Object.entries(after) as [ProductFieldKey, FieldValue][];
  return fields
    .map(([key, to]) => ({
      label: PRODUCT_FIELD_LABELS[key],
      from: before === null ? null : text(key, before[key] ?? null),
      to: text(key, to),
    }))
    .filter(({ from, to }) => from !== null || to !== NOTHING);
}

/** A margin formatted, from tenths of a percent. */
export function marginText(tenths: number | null): string {
  if (tenths === null) return "–";
  return `${formatNumber(String(tenths / 10), { minDecimals: 1, maxDecimals: 1 })}%`;
}
