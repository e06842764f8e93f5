import {
  COMPARED_FIELDS,
  type ComparedEntry,
  type ComparedField,
  type ComparedItem,
  type ComparedKind,
  type ComparedList,
  type ComparedValue,
  compareVersions,
  differencesIn,
} from "./compare-versions.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** Fields of the entries of lists, in the order in which they are told. The total of an entry is none: it is its amount
 *  without its free units, at its price. */
const ENTRY_FIELDS = {
  lineName: { list: "lines", of: "name", kind: "text" },
  lineAmount: { list: "lines", of: "amount", kind: "number" },
  lineFreeAmount: { list: "lines", of: "freeAmount", kind: "number" },
  linePrice: { list: "lines", of: "unitPriceCents", kind: "cents" },
  lineComposition: { list: "lines", of: "composition", kind: "text" },
  extraItemName: { list: "extraItems", of: "name", kind: "text" },
  extraItemAmount: { list: "extraItems", of: "amount", kind: "number" },
  extraItemPrice: { list: "extraItems", of: "unitPriceCents", kind: "cents" },
  serviceName: { list: "services", of: "name", kind: "text" },
  serviceAmount: { list: "services", of: "amount", kind: "number" },
  servicePrice: { list: "services", of: "unitPriceCents", kind: "cents" },
} as const satisfies Record<string, { list: ComparedList; of: keyof ComparedEntry; kind: ComparedKind }>;
export type EntryField = keyof typeof ENTRY_FIELDS;

/** Fields of a budget or order that its change history tells about. */
export type ChangeField = EntryField | ComparedField;
export const CHANGE_FIELDS = [...Object.keys(ENTRY_FIELDS), ...Object.keys(COMPARED_FIELDS)] as [
  ChangeField,
  ...ChangeField[],
];

/** A field that a version changed. */
export interface VersionChange {
  field: ChangeField;
  /** What tells changes of one field apart, such as the id of a line; empty for the request itself. */
  key: string;
  /** The name of what the field belongs to, such as a line or a question; the second of one name has its place behind
   *  it. Empty for the request itself, and where the name is what changed. */
  of: string;
  kind: ComparedKind;
  /** Null where there is none, such as the amount of a line that was added. */
  from: ComparedValue;
  to: ComparedValue;
}

/** What changed between two versions, in everything by which they are compared: entries of lists one by one, in the
 *  order of the second version, then facts. Amounts that are hidden in both do not count.
 *  @source spec, request fields: pastVersions */
export function changesBetween(before: VisibleRequestContent, after: VisibleRequestContent): VersionChange[] {
  const comparison = compareVersions(before, after);
  const facts = differencesIn(comparison).facts.map(({ part: _part, ...fact }) => fact);
  return [...namedApart(comparison.items).flatMap(entryChanges), ...facts];
}

interface NamedItem extends ComparedItem {
  name: string;
}

/** Entries with their names; the second of one name in its list has its place behind it. */
function namedApart(items: readonly ComparedItem[]): NamedItem[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = item.to?.name ?? item.from?.name ?? "";
    const place = (counts.get(`${item.list} ${name}`) ?? 0) + 1;
    counts.set(`${item.list} ${name}`, place);
    return { ...item, name: place === 1 ? name : `${name} (${String(place)})` };
  });
}

const FIELDS = Object.keys(ENTRY_FIELDS) as EntryField[];

function entryChanges(item: NamedItem): VersionChange[] {
  return FIELDS.flatMap((field) => {
    const { list, of, kind } = ENTRY_FIELDS[field];
    if (list !== item.list) return [];
    const from = saidOf(item.from, of);
    const to = saidOf(item.to, of);
    const { key, name } = item;
    return from === to ? [] : [{ field, key, of: of === "name" ? "" : name, kind, from, to }];
  });
}

/** A value of an entry; null without the entry, and for no free units and a composition of nothing. */
function saidOf(entry: ComparedEntry | null, of: keyof ComparedEntry): ComparedValue {
  const value = entry?.[of] ?? null;
  return value === "" || (of === "freeAmount" && value === 0) ? null : value;
}
