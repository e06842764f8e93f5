import { REQUEST_FILTER_TEXTS as TEXTS } from "#copy/requests/request-filters.ts";
import { STATUS_GROUP_LABELS } from "#copy/requests/statuses.ts";
import { fill } from "#copy/shared/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import type { RequestListQuery } from "#domain/requests/request-list-schema.ts";
import { NO_SELLER, type RequestType } from "#domain/requests/request-types.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import type { ActiveFilter } from "#app/ui/list-toolbar.tsx";

export type RequestFilterName = keyof typeof TEXTS.labels;

/** What a person may filter by. */
export interface FilterChoices {
  side: "integrator" | "distributor";
  statuses: readonly { id: string; name: string }[];
  centers: readonly { id: string; name: string }[];
  /** Who may look after them; empty for people who see only what is theirs. */
  sellers: readonly { id: string; name: string }[];
  /** Tags that they may have; empty for people who do not see tags. */
  tags: readonly { id: string; name: string }[];
  /** Whether the person may see prices. */
  knowsPrices: boolean;
  /** Whether the person may restore deleted ones. */
  mayRestore: boolean;
}

/** Filters of a list of budgets or orders, in their order. */
export function filtersOf(
  type: RequestType,
  { side, centers, sellers, tags, knowsPrices, mayRestore }: FilterChoices,
): RequestFilterName[] {
  const names: (RequestFilterName | false)[] = [
    "statusId",
    "group",
    type === "order" && "paymentStatus",
    "purchaseType",
    sellers.length > 0 && "sellerId",
    tags.length > 0 && "tagId",
    side === "distributor" && "company",
    side === "distributor" && centers.length > 1 && "centerId",
    "from",
    "until",
    knowsPrices && "minTotal",
    knowsPrices && "maxTotal",
    "minPower",
    "maxPower",
    "coupon",
    mayRestore && "deleted",
  ];
  return names.filter((name) => name !== false);
}

/** Choices of a filter; null for a typed one. */
export function optionsOf(
  name: RequestFilterName,
  { side, statuses, centers, sellers, tags }: FilterChoices,
): { value: string; label: string }[] | null {
  switch (name) {
    case "statusId":
      return statuses.map(toOption);
    case "sellerId":
      return [...sellers.map(toOption), { value: NO_SELLER, label: TEXTS.nobody }];
    case "tagId":
      return tags.map(toOption);
    case "centerId":
      return centers.map(toOption);
    case "deleted":
      return [{ value: "true", label: TEXTS.deleted }];
    case "group":
      return choicesOf(STATUS_GROUP_LABELS);
    case "purchaseType":
      return choicesOf(PURCHASE_TYPE_LABELS);
    case "paymentStatus":
      return Object.entries(PAYMENT_STATUS_LABELS).map(([value, labels]) => ({ value, label: labels[side] }));
    default:
      return null;
  }
}

/** The active filters in words. */
export function activeRequestFilters(
  query: RequestListQuery & { type: RequestType },
  choices: FilterChoices,
): ActiveFilter[] {
  const search =
    query.search === undefined
      ? []
      : [{ names: ["search"], label: fill(TEXTS.searchedFor, { text: query.search }) }];
  const rest = filtersOf(query.type, choices).flatMap((name): ActiveFilter[] => {
    const value = query[name];
    if (value === undefined) return [];
    const chosen = optionsOf(name, choices)?.find((option) => option.value === String(value));
    const text = chosen?.label ?? valueText(name, value);
    return [{ names: [name], label: fill(TEXTS.is, { label: labelOf(name, choices), value: text }) }];
  });
  return [...search, ...rest];
}

function valueText(name: RequestFilterName, value: string | number | boolean): string {
  if (name === "minTotal" || name === "maxTotal") return formatCents(Math.round(Number(value) * 100));
  if (name === "from" || name === "until") return formatDay(String(value));
  return typeof value === "number" ? formatNumber(value, { maxDecimals: 3 }) : String(value);
}

function toOption({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}

/** What a filter is called: the one who looks after a request has another name on either side. */
export function labelOf(name: RequestFilterName, { side }: Pick<FilterChoices, "side">): string {
  return name === "sellerId" && side === "integrator" ? TEXTS.responsible : TEXTS.labels[name];
}

function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
