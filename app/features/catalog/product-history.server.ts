import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_HISTORY_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { readAuditQuery } from "#domain/access/audit-schema.ts";
import { type FieldLookups, formatProductField } from "#domain/catalog/parse-product-field.ts";
import { fieldsOf, type ProductField } from "#domain/catalog/product-fields.ts";
import type { FieldValue } from "#domain/catalog/product-schema.ts";
import { equipmentGroupOf, type ProductType } from "#domain/catalog/product-types.ts";
import type { HistoryChangeView, HistoryEntryView } from "./product-history-view.ts";
import type { ProductHistoryProps } from "./product-history.tsx";
import { lookupsOf } from "./product-form-data.ts";
import { productPath, textOf } from "./product-row.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { readNamesOf, readProduct, readProductType } from "./product-page.server.ts";

/** Fields that a sentence names; further ones are counted. */
const NAMED_FIELDS = 3;

type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

/** Loads the history of the product in the address. */
export async function loadProductHistory({
  context,
  params,
  request,
}: PortalArgs): Promise<ProductHistoryProps> {
  const type = readProductType(params["type"]);
  const product = await readProduct(context, type, params["productId"] ?? "");
  const { cursor = null } = readAuditQuery(new URL(request.url).searchParams);
  const { items, prices, nextCursor, timeZone } = await context.services.products.history(product.id, cursor);
  const inverters = items.flatMap(({ changes }) => idsIn(changes["compatibleInverters"]));
  const lookups = lookupsOf(await readNamesOf(context, inverters));
  return {
    group: equipmentGroupOf(type),
    title: textOf(product, "name"),
    path: productPath(type, product.id),
    entries: items.map(({ id, at, person, operatorName, event, sentence, changes }): HistoryEntryView => {
      const described = describeChanges(type, changes, lookups);
      return {
        ...{ id, at, person, operatorName },
        sentence: sentenceOf(event, described) ?? sentence,
        changes: described,
        isFirst: event === "product.created" || event === "product.duplicated",
      };
    }),
    prices: prices.map(({ at, priceCents, costCents }) => ({ at, priceCents, costCents })),
    timeZone,
    nextCursor,
    isContinued: cursor !== null,
  };
}

function sentenceOf(event: string, changes: readonly HistoryChangeView[]): string | null {
  if (event !== "product.updated") {
    return (TEXTS.events as Readonly<Record<string, string>>)[event] ?? null;
  }
  const labels = changes.map(({ label }) => label);
  const more = labels.length > NAMED_FIELDS ? ` +${String(labels.length - NAMED_FIELDS)}` : "";
  return fill(TEXTS.updated, { fields: labels.slice(0, NAMED_FIELDS).join(", ") + more });
}

/** Changes by the form's labels, with values formatted. Changes of other fields come last. */
function describeChanges(type: ProductType, changes: Changes, lookups: FieldLookups): HistoryChangeView[] {
  const fields = fieldsOf(type).flatMap((field) => {
    const change = changes[field.key];
    if (change === undefined) return [];
    const text = (value: unknown) => shown(field, value, lookups);
    return [{ label: PRODUCT_FIELD_LABELS[field.key], from: text(change.from), to: text(change.to) }];
  });
  const files = (["photo", "datasheet"] as const).flatMap((kind) => {
    const change = changes[kind];
    if (change === undefined) return [];
    const text = (value: unknown) => (value === null ? null : TEXTS.file);
    return [{ label: TEXTS[kind], from: text(change.from), to: text(change.to) }];
  });
  const copy = changes["copyOf"]?.to;
  const origin = typeof copy === "string" ? [{ label: TEXTS.copyOf, from: null, to: copy }] : [];
  return [...fields, ...files, ...origin];
}

function shown(field: ProductField, value: unknown, lookups: FieldLookups): string | null {
  const text = formatProductField(field, value as FieldValue, lookups);
  if (text === "") return null;
  if (field.kind === "money") return `R$ ${text}`;
  return field.kind === "number" && field.unit !== undefined ? `${text} ${field.unit}` : text;
}

function idsIn(change: { from: unknown; to: unknown } | undefined): unknown[] {
  return [change?.from, change?.to].flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
}
