import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_TYPE_LABELS } from "#copy/offers.ts";
import { RECOMMENDATION_LIST_TEXTS as TEXTS } from "#copy/recommendations.ts";
import type { RecommendationInput } from "#domain/recommendations/recommendation-schema.ts";

/** Names of the categories and structures that rules refer to by id. */
export interface NamedChoices {
  categories: readonly { id: string; name: string }[];
  structures: readonly { id: string; name: string }[];
}

/** A rule in one line: trigger, recommended product, and formula. */
export function ruleNotes(rule: RecommendationInput, { categories, structures }: NamedChoices): string[] {
  const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? id;
  const causes = [
    ...rule.types.map((type) => PRODUCT_TYPE_LABELS[type].toLowerCase()),
    ...rule.categoryIds.map((id) => nameIn(categories, id)),
    ...rule.manufacturers,
    ...rule.productCodes,
  ];
  const target =
    rule.categoryId === null
      ? fill(TEXTS.product, { name: rule.productCode ?? TEXTS.unknown })
      : fill(TEXTS.category, { name: nameIn(categories, rule.categoryId) });
  const where = rule.structureIds.map((id) => nameIn(structures, id)).join(", ");
  return [
    `${fill(TEXTS.when, { list: orList(causes) })}, ${target}: ${rule.amount}`,
    ...(where === "" ? [] : [fill(TEXTS.structures, { list: where })]),
    ...(rule.freeAmount === "" ? [] : [TEXTS.free]),
  ];
}

function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : fill(TEXTS.anyOf, { list: names.slice(0, -1).join(", "), last });
}
