import "./catalog.css";
import { Link } from "@remix-run/react";
import { PRODUCT_CHOICE_LABELS } from "#copy/catalog/catalog.ts";
import { PRODUCT_LIST_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { formatCents } from "#domain/shared/format.ts";
import type { DataColumn } from "#app/ui/data-table.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { fileUrl, numberOf, productPath, type ProductRow, textOf } from "./product-row.ts";

type Column = DataColumn<ProductRow>;

const COMMON: Column[] = [
  {
    key: "name",
    title: TEXTS.equipment,
    sort: "name",
    cell: (row) => (
      <span className="app-row app-product">
        <ProductPicture type={row.type} url={fileUrl(row.photoId)} />
        <Link to={productPath(row.type, row.id)} prefetch="intent" className="app-table__link">
          {textOf(row, "name")}
        </Link>
      </span>
    ),
  },
  {
    key: "productCode",
    title: TEXTS.code,
    sort: "productCode",
    className: "app-product__code",
    cell: (row) => textOf(row, "productCode"),
  },
  {
    key: "maker",
    title: TEXTS.maker,
    hideable: true,
    cell: (row) => (
      <span className="app-stack app-gap-0 app-product__maker">
        <span>{textOf(row, "manufacturer")}</span>
        <span className="app-subline">{textOf(row, "model")}</span>
      </span>
    ),
  },
];

const MONEY: Column[] = [
  {
    key: "price",
    title: TEXTS.price,
    sort: "price",
    align: "end",
    cell: (row) => numberOf(row, "priceCents", "", formatCents),
  },
  {
    key: "cost",
    title: TEXTS.cost,
    align: "end",
    hideable: true,
    className: "app-quiet",
    cell: (row) => numberOf(row, "costCents", "", formatCents),
  },
  { key: "status", title: TEXTS.status, cell: (row) => <ProductStatus row={row} /> },
  {
    key: "updatedAt",
    title: TEXTS.updatedAt,
    sort: "updatedAt",
    hideable: true,
    startsHidden: true,
    className: "app-quiet",
    cell: ({ updatedAt }) => <InstantText value={updatedAt} />,
  },
];

/** Columns that only one group of equipment has. */
const TECHNICAL: Record<EquipmentGroup, Column[]> = {
  modules: [
    {
      key: "power",
      title: TEXTS.power,
      sort: "power",
      align: "end",
      cell: (row) => numberOf(row, "potencia_WP", " W"),
    },
    {
      key: "efficiency",
      title: TEXTS.efficiency,
      align: "end",
      hideable: true,
      startsHidden: true,
      cell: (row) => numberOf(row, "eficiencia", "%"),
    },
    { key: "cell", title: TEXTS.cell, hideable: true, cell: (row) => textOf(row, "tipo_de_celula") || "–" },
  ],
  inverters: [
    {
      key: "power",
      title: TEXTS.power,
      sort: "power",
      align: "end",
      cell: (row) => numberOf(row, "inverterOutputPower", " kW"),
    },
    {
      key: "kind",
      title: TEXTS.kind,
      hideable: true,
      startsHidden: true,
      cell: (row) => choiceOf(row, "tipo_inversor"),
    },
    {
      key: "connection",
      title: TEXTS.connection,
      hideable: true,
      cell: (row) => choiceOf(row, "tipo_ligacao"),
    },
    {
      key: "mppts",
      title: TEXTS.mppts,
      align: "end",
      hideable: true,
      startsHidden: true,
      cell: (row) => numberOf(row, "mpptCount"),
    },
  ],
  stringbox: [
    {
      key: "inputs",
      title: TEXTS.inputs,
      align: "end",
      hideable: true,
      cell: (row) => numberOf(row, "n_entradas"),
    },
    {
      key: "outputs",
      title: TEXTS.outputs,
      align: "end",
      hideable: true,
      cell: (row) => numberOf(row, "n_saidas"),
    },
    {
      key: "protection",
      title: TEXTS.protection,
      hideable: true,
      cell: (row) => textOf(row, "grau_protecao") || "–",
    },
  ],
  products: [
    { key: "category", title: TEXTS.category, hideable: true, cell: ({ category }) => category?.name ?? "–" },
  ],
};

/** Columns of the list of a group of equipment. */
export function productColumns(group: EquipmentGroup): Column[] {
  return [...COMMON, ...TECHNICAL[group], ...MONEY];
}

function ProductStatus({ row: { values } }: { row: ProductRow }) {
  if (values.active !== true) return <Badge tone="warn">{TEXTS.inactive}</Badge>;
  return values.isToSell === true ? (
    <Badge tone="ok">{TEXTS.onSale}</Badge>
  ) : (
    <span className="gs-chip">{TEXTS.notOnSale}</span>
  );
}

function choiceOf(row: ProductRow, key: "tipo_inversor" | "tipo_ligacao"): string {
  const labels: Readonly<Record<string, string>> = PRODUCT_CHOICE_LABELS[key];
  return labels[textOf(row, key)] ?? "–";
}
