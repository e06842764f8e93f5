import "./loose-products.css";
import { fill } from "#copy/shared/fill.ts";
import { LOOSE_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { stockText, stockTone } from "#copy/stock/stock-text.ts";
import type { SaleProduct, SaleProductList } from "#domain/loose-products/sale-product-schema.ts";
import { MAX_SALE_AMOUNT } from "#domain/loose-products/sale-limits.ts";
import { unsaidPart } from "#domain/shared/compose-name.ts";
import { formatCents } from "#domain/shared/format.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { AmountStepper } from "#widgets/portal.ts";
import { ProductPicture } from "../catalog/product-picture.tsx";
import { CART_FORM } from "./cart-form.ts";
import { sheetFacts } from "./sheet-text.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table, type TableColumn } from "#app/ui/table.tsx";
import { Code } from "#app/ui/code.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

export interface ProductTableProps {
  list: SaleProductList;
  amountOf: (id: string) => number;
  onAmount: (product: SaleProduct, amount: number) => void;
}

/** The products of a page: a dense table on wide screens, cards on a phone. */
export function ProductTable({ list, amountOf, onAmount }: ProductTableProps) {
  const columns: TableColumn<SaleProduct>[] = [
    {
      head: TEXTS.product,
      className: "app-loose-table__product",
      cell: (product) => <ProductName product={product} />,
    },
    { head: TEXTS.data, className: "app-loose-table__data", cell: (product) => <Facts product={product} /> },
    { head: TEXTS.stock, cell: (product) => <Stock product={product} centerId={list.center.id} /> },
    {
      head: TEXTS.price,
      kind: "number",
      className: "app-loose-table__price",
      cell: ({ priceCents }) => priceCents !== undefined && formatCents(priceCents),
    },
    {
      head: TEXTS.amount,
      className: "app-loose-table__amount",
      cell: (product) => (
        <AmountControl
          product={product}
          amount={amountOf(product.id)}
          onAmount={(amount) => {
            onAmount(product, amount);
          }}
        />
      ),
    },
  ];
  return (
    <Table
      className="app-loose-table"
      columns={columns.filter(({ head }) => list.showsPrices || head !== TEXTS.price)}
      rows={list.items}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ "data-chosen": amountOf(id) > 0 || undefined })}
    />
  );
}

function ProductName({
  product: { name, productCode, manufacturer, type, photoUrl },
}: {
  product: SaleProduct;
}) {
  return (
    <span className="app-loose-table__name">
      <ProductPicture type={type} url={photoUrl} />
      <span>
        <ShownName parts={[name]} />
        <span className="app-subline app-wrap">
          <Code>{productCode}</Code>
          {unsaidPart(manufacturer, name) !== null && ` · ${manufacturer}`}
        </span>
      </span>
    </span>
  );
}

function Facts({ product }: { product: SaleProduct }) {
  const { name, datasheetUrl } = product;
  return (
    <>
      {sheetFacts(product).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {datasheetUrl !== null && (
        <a href={datasheetUrl} target="_blank" rel="noreferrer" aria-label={fill(TEXTS.sheet, { name })}>
          PDF
        </a>
      )}
    </>
  );
}

/** Stock at the center that sells, and at other centers. */
function Stock({ product, centerId }: { product: SaleProduct; centerId: string }) {
  const elsewhere = product.stocks.filter(
    ({ center, availability }) => center.id !== centerId && availability !== "unavailable",
  );
  return (
    <>
      <span className={`gs-chip gs-chip--${stockTone(product)}`}>{stockText(product)}</span>
      {elsewhere.map((one) => (
        <span key={one.center.id} className="app-subline">
          {fill(TEXTS.elsewhere, { center: one.center.name, stock: stockText(one).toLowerCase() })}
        </span>
      ))}
    </>
  );
}

/** Amount of a product: a field before scripts run, afterwards a button that becomes a stepper. */
function AmountControl({
  product: { id, name },
  amount,
  onAmount,
}: {
  product: SaleProduct;
  amount: number;
  onAmount: (amount: number) => void;
}) {
  const isHydrated = useHydrated();
  const label = fill(TEXTS.amountOf, { name });
  // An amount in the cart has its field there.
  if (!isHydrated && amount > 0) return <strong>{amount}</strong>;
  if (!isHydrated) {
    return (
      <Input
        type="number"
        className="app-number app-loose-table__plain"
        name={`amount~${id}`}
        form={CART_FORM}
        min={0}
        max={MAX_SALE_AMOUNT}
        aria-label={label}
      />
    );
  }
  if (amount > 0) {
    return <AmountStepper label={label} value={amount} max={MAX_SALE_AMOUNT} onChange={onAmount} />;
  }
  return (
    <Button
      size="block"
      aria-label={fill(TEXTS.addName, { name })}
      onClick={() => {
        onAmount(1);
      }}
    >
      {TEXTS.add}
    </Button>
  );
}
