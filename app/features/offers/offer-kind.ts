import {
  CATEGORY_TEXTS,
  CATEGORY_TYPE_LABELS,
  EXTRA_ITEM_PLACE_LABELS,
  EXTRA_ITEM_TEXTS,
  OFFER_KIND_TEXTS,
  OFFER_TEXTS,
  PRODUCT_TYPE_LABELS,
  SECTION_TEXTS,
} from "#copy/offers.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import {
  CATEGORY_TYPES,
  EXTRA_ITEM_PLACES,
  MAX_CODE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
} from "#domain/offers/offer-limits.ts";
import { hasCategories } from "#domain/offers/separated-section.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import type { OfferChoice, OfferField } from "./offer-fields.ts";

export type OfferKindName = keyof typeof OFFER_KIND_TEXTS;

const NAME: OfferField = { kind: "text", name: "name", label: OFFER_TEXTS.name, maxLength: MAX_NAME_LENGTH };
const DESCRIPTION: OfferField = {
  kind: "area",
  name: "description",
  label: OFFER_TEXTS.description,
  hint: OFFER_TEXTS.descriptionHint,
  maxLength: MAX_DESCRIPTION_LENGTH,
  isOptional: true,
};
const PRICE: OfferField = {
  kind: "money",
  name: "basePriceCents",
  label: OFFER_TEXTS.price,
  hint: OFFER_TEXTS.priceHint,
};

/** Fields of each list's form. */
export const CATEGORY_FIELDS: readonly OfferField[] = [
  NAME,
  {
    kind: "choice",
    name: "type",
    label: CATEGORY_TEXTS.type,
    hint: CATEGORY_TEXTS.typeHint,
    options: choicesOf(CATEGORY_TYPES.toReversed(), CATEGORY_TYPE_LABELS),
  },
  activeField("category"),
];

export const STRUCTURE_FIELDS: readonly OfferField[] = [NAME, DESCRIPTION, activeField("structure")];

export const SERVICE_FIELDS: readonly OfferField[] = [NAME, DESCRIPTION, PRICE, activeField("service")];

export const EXTRA_ITEM_FIELDS: readonly OfferField[] = [
  {
    kind: "text",
    name: "productCode",
    label: EXTRA_ITEM_TEXTS.code,
    hint: EXTRA_ITEM_TEXTS.codeHint,
    maxLength: MAX_CODE_LENGTH,
  },
  NAME,
  DESCRIPTION,
  PRICE,
  {
    kind: "choice",
    name: "whereToDisplay",
    label: EXTRA_ITEM_TEXTS.place,
    options: choicesOf(EXTRA_ITEM_PLACES, EXTRA_ITEM_PLACE_LABELS),
  },
  {
    kind: "choices",
    name: "isToSellOptions",
    label: EXTRA_ITEM_TEXTS.options,
    options: choicesOf(PURCHASE_TYPES, PURCHASE_TYPE_LABELS),
  },
  activeField("extraItem"),
];

/** Fields of a section; its categories are chosen among the distributor's. */
export function sectionFields(categories: readonly OfferChoice[]): readonly OfferField[] {
  return [
    NAME,
    {
      kind: "choice",
      name: "type",
      label: SECTION_TEXTS.type,
      options: choicesOf(PRODUCT_TYPES, PRODUCT_TYPE_LABELS),
    },
    {
      kind: "choices",
      name: "categories",
      label: SECTION_TEXTS.categories,
      hint: SECTION_TEXTS.categoriesHint,
      options: categories,
      without: ({ type }) => (hasCategories(type as ProductType) ? null : SECTION_TEXTS.noCategories),
    },
    {
      kind: "area",
      name: "observation",
      label: SECTION_TEXTS.observation,
      hint: SECTION_TEXTS.observationHint,
      maxLength: MAX_DESCRIPTION_LENGTH,
      isOptional: true,
    },
    switchField("isDefault", SECTION_TEXTS.isDefault, SECTION_TEXTS.isDefaultHint),
    switchField("isCustom", SECTION_TEXTS.isCustom, SECTION_TEXTS.isCustomHint),
    activeField("section"),
  ];
}

function activeField(kind: OfferKindName): OfferField {
  return {
    kind: "switch",
    name: "active",
    label: OFFER_TEXTS.activeLabel,
    hint: OFFER_KIND_TEXTS[kind].activeHint,
    isOn: true,
  };
}

function switchField(name: string, label: string, hint: string): OfferField {
  return { kind: "switch", name, label, hint, isOn: false };
}

function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): OfferChoice[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
