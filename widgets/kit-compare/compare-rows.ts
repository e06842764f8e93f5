import { KIT_COMPARE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { stockText } from "#copy/stock/stock-text.ts";
import { KIT_CARD_TEXTS } from "#copy/kits/kit-card.ts";
import type { KitListItem, KitProduct } from "#domain/kits/kit-list-schema.ts";
import { shownName } from "#domain/shared/compose-name.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";

/** One line of a comparison: a text for each kit. */
export interface CompareRow {
  id: string;
  label: string;
  cells: readonly string[];
  /** Whether the kits differ in this row. */
  differs: boolean;
}

/** What a comparison needs to know of a kit. */
export type ComparableKit = Pick<
  KitListItem,
  | "id"
  | "powerW"
  | "priceCents"
  | "pricePerKwpCents"
  | "structureName"
  | "products"
  | "availability"
  | "futureStockDate"
  | "dcAcRatio"
  | "centerName"
>;

/** Rows that compare the kits' facts. Prices are left out for people who may not see them. */
export function factRows(kits: readonly ComparableKit[]): CompareRow[] {
  const row = (id: keyof typeof TEXTS.facts, textOf: (kit: ComparableKit) => string): CompareRow =>
    toRow(id, TEXTS.facts[id], kits.map(textOf));
  const hasPrices = kits.some(({ priceCents }) => priceCents !== undefined);
  return [
    row("power", ({ powerW }) => formatPowerKwp(powerW)),
    ...(hasPrices
      ? [
          row("price", ({ priceCents }) => moneyText(priceCents)),
          row("pricePerKwp", ({ pricePerKwpCents }) => moneyText(pricePerKwpCents)),
        ]
      : []),
    row("structure", ({ structureName }) => structureName),
    row("modules", (kit) => amountText(kit, "module")),
    row("inverters", (kit) => amountText(kit, "inverter")),
    row("dcAc", ({ dcAcRatio }) => (dcAcRatio === null ? "–" : formatNumber(dcAcRatio, { minDecimals: 2 }))),
    row("stock", stockText),
    row("center", ({ centerName }) => centerName),
  ];
}

const TYPE_ORDER: readonly KitProduct["type"][] = [
  "module",
  "inverter",
  "stringBox",
  "complementaryEquipment",
  "custom",
];

/** Rows that compare the kits' products: one for each product of any kit, with its amount in each. */
export function productRows(kits: readonly Pick<ComparableKit, "products">[]): CompareRow[] {
  const all = new Map(kits.flatMap(({ products }) => products.map((one) => [one.productId, one])));
  return [...all.values()]
    .sort((one, other) => TYPE_ORDER.indexOf(one.type) - TYPE_ORDER.indexOf(other.type))
    .map(({ productId, name }) =>
      toRow(
        productId,
        shownName([name]),
        kits.map(({ products }) => {
          const amount = products.find((one) => one.productId === productId)?.amount;
          return amount === undefined ? "–" : `${formatNumber(amount)} ×`;
        }),
      ),
    );
}

function toRow(id: string, label: string, cells: readonly string[]): CompareRow {
  return { id, label, cells, differs: new Set(cells).size > 1 };
}

function moneyText(cents: number | undefined): string {
  return cents === undefined ? KIT_CARD_TEXTS.priceOnRequest : formatCents(cents);
}

function amountText({ products }: ComparableKit, type: KitProduct["type"]): string {
  const found = products.filter((one) => one.type === type);
  return found.length === 0
    ? "–"
    : found.map(({ amount, name }) => `${String(amount)} × ${shownName([name])}`).join(" + ");
}
