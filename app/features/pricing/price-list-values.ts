import type { PriceList } from "#domain/pricing/pricing-answers.ts";

/** A price list as its form holds it. */
export interface PriceListValues {
  name: string;
  groupIds: readonly string[];
  startsOn: string;
  endsOn: string;
  position: string;
  active: boolean;
}

export const EMPTY_PRICE_LIST: PriceListValues = {
  name: "",
  groupIds: [],
  startsOn: "",
  endsOn: "",
  position: "0",
  active: true,
};

/** Values of a stored price list. */
export function toPriceListValues(list: PriceList): PriceListValues {
  const { name, groupIds, startsOn, endsOn, position, active } = list;
  return {
    name,
    groupIds,
    startsOn: startsOn ?? "",
    endsOn: endsOn ?? "",
    position: String(position),
    active,
  };
}

/** The answer to a form of the page that was not saved. */
export interface PriceListAnswer {
  kind: "details" | "paste" | "fill" | "removal";
  key: string;
  values: PriceListValues | null;
  errors: Readonly<Record<string, string>>;
  /** The pasted text, or the percentage. */
  text: string;
  problems: readonly string[];
  refusal: { title: string; description: string } | null;
}
