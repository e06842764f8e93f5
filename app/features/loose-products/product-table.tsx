import "./loose-products.css";
import { fill } from "#copy/fill.ts";
import { LOOSE_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { stockText, stockTone } from "#copy/stock-text.ts";
import type { SaleProduct, SaleProductList } from "#domain/loose-products/sale-product-schema.ts";
import { MAX_SALE_AMOUNT } from "#domain/loose-products/sale-limits.ts";
import { formatCents } from "#domain/shared/format.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { AmountStepper } from "#widgets/index.ts";
import { ProductPicture } from "../catalog/product-picture.tsx";
import { CART_FORM } from "./cart-form.ts";
import { sheetFacts } from "./sheet-text.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface ProductTableProps {
  list: SaleProductList;
  amountOf: (id: string) => number;
  onAmount: (product: SaleProduct, amount: number) => void;
}

/** The products of a page: a dense table on a laptop, cards on a phone. */
export function ProductTable({ list, amountOf, onAmount }: ProductTableProps) {
  return (
    <div className="app-table-frame">
      <table className="app-table app-loose-table">
        <thead>
          <tr>
            <th scope="col">{TEXTS.product}</th>
            <th scope="col">{TEXTS.data}</th>
            <th scope="col">{TEXTS.stock}</th>
            {list.showsPrices && (
              <th scope="col" className="app-number">
                {TEXTS.price}
              </th>
            )}
            <th scope="col">{TEXTS.amount}</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              centerId={list.center.id}
              amount={amountOf(product.id)}
              onAmount={(amount) => {
                onAmount(product, amount);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductRow({
  product,
  centerId,
  amount,
  onAmount,
}: {
  product: SaleProduct;
  centerId: string;
  amount: number;
  onAmount: (amount: number) => void;
}) {
  const { name, productCode, manufacturer, type, photoUrl, datasheetUrl, priceCents, stocks } = product;
  const elsewhere = stocks.filter(
    ({ center, availability }) => center.id !== centerId && availability !== "unavailable",
  );
  return (
    <tr data-chosen={amount > 0 || undefined}>
      <th scope="row" className="app-loose-table__product">
        <span className="app-loose-table__name">
          <ProductPicture type={type} url={photoUrl} />
          <span>
            {name}
            <span className="app-loose-table__code">
              {productCode} · {manufacturer}
            </span>
          </span>
        </span>
      </th>
      <td className="app-loose-table__data">
        {sheetFacts(product).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {datasheetUrl !== null && (
          <a href={datasheetUrl} target="_blank" rel="noreferrer" aria-label={fill(TEXTS.sheet, { name })}>
            PDF
          </a>
        )}
      </td>
      <td className="app-loose-table__stock">
        <span className={`gs-chip gs-chip--${stockTone(product)}`}>{stockText(product)}</span>
        {elsewhere.map((one) => (
          <span key={one.center.id} className="app-quiet">
            {fill(TEXTS.elsewhere, { center: one.center.name, stock: stockText(one).toLowerCase() })}
          </span>
        ))}
      </td>
      {priceCents !== undefined && (
        <td className="app-number app-loose-table__price">{formatCents(priceCents)}</td>
      )}
      <td className="app-loose-table__amount">
        <AmountControl product={product} amount={amount} onAmount={onAmount} />
      </td>
    </tr>
  );
}

/** Before scripts run, a field of the form; then a button that becomes a stepper. */
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
  // In the cart it has its field there.
  if (!isHydrated && amount > 0) return <strong>{amount}</strong>;
  if (!isHydrated) {
    return (
      <Input
        type="number"
        className="app-loose-table__plain"
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
      className="app-loose-table__add"
      aria-label={fill(TEXTS.addName, { name })}
      onClick={() => {
        onAmount(1);
      }}
    >
      {TEXTS.add}
    </Button>
  );
}
