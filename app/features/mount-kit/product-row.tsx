import "./mount-products.css";
import { IconCheck } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { BILL_TEXTS, MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { stockParts, stockTone } from "#copy/stock/stock-text.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { availabilityOf } from "#domain/stock/availability.ts";
import { ProductPicture } from "../catalog/product-picture.tsx";
import { AmountInput } from "./amount-input.tsx";
import { sheetText } from "./sheet-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Code } from "#app/ui/code.tsx";
import { PICK_FORM, PICKED_FIELD } from "./pick-form.ts";
import { ShownName } from "#app/ui/shown-name.tsx";

export interface ProductRowProps {
  product: MountProduct;
  /** Units in the kit. */
  amount: number;
  /** Units that the button adds. */
  units: number;
  /** Whether the product replaces the chosen one. */
  replaces?: boolean;
  /** Content beside the name: how well the product fits. */
  badge?: ReactNode;
  /** Text below the name: what the units come to. */
  note?: string | undefined;
  onPick: (product: MountProduct, units: number) => void;
  onAmount: (productId: string, amount: number) => void;
}

/** A product that can be added to the kit, with its data sheet in one line. */
export const ProductRow = memo(function ProductRow({
  product,
  amount,
  units,
  replaces = false,
  badge,
  note,
  onPick,
  onAmount,
}: ProductRowProps) {
  const { productId, name, priceCents } = product;
  return (
    <li className="app-mount-row" data-chosen={amount > 0 || undefined}>
      <ProductPicture type={product.type} url={product.photoUrl} />
      <div className="app-mount-row__text">
        <p className="app-strong app-wrap app-mount-row__name">
          {amount > 0 && <IconCheck size={16} stroke={2.25} aria-hidden />}
          <ShownName parts={[name]} /> {badge}
        </p>
        <p className="app-subline">
          {sheetText(product)}
          {" · "}
          <Code>{product.productCode}</Code>
        </p>
        {note !== undefined && <p className="app-mount-row__note">{note}</p>}
      </div>
      <div className="app-mount-row__side">
        {priceCents !== null && (
          <span className="app-strong app-mount-row__price">{formatCents(priceCents)}</span>
        )}
        <StockText product={product} amount={amount} />
      </div>
      <div className="app-row app-row--end">
        {amount > 0 ? (
          <AmountInput
            value={amount}
            label={fill(BILL_TEXTS.amountOf, { name })}
            onChange={(next) => {
              onAmount(productId, next);
            }}
          />
        ) : (
          <Button
            type="submit"
            form={PICK_FORM}
            name={PICKED_FIELD}
            value={`${productId}~${String(units)}`}
            aria-label={fill(replaces ? TEXTS.swapUnitsNamed : TEXTS.addUnitsNamed, {
              count: formatNumber(units),
              name,
            })}
            onClick={(event) => {
              event.preventDefault();
              onPick(product, units);
            }}
          >
            {labelOf(units, replaces)}
          </Button>
        )}
      </div>
    </li>
  );
});

function labelOf(units: number, replaces: boolean): string {
  if (replaces) return TEXTS.swap;
  return units === 1 ? TEXTS.add : fill(TEXTS.addUnits, { count: formatNumber(units) });
}

/** Stock of a product at the center that sells, and its arrivals; highlighted when that is not enough or not there
 *  yet. */
function StockText({ product: { stock }, amount }: { product: MountProduct; amount: number }) {
  if (stock === null) return null;
  const wanted = stock.units === null ? stock : availabilityOf(stock.units, Math.max(1, amount));
  const tone = stockTone(wanted);
  return stockParts(stock).map((part) => (
    <span key={part} className="app-subline" data-tone={tone === "ok" ? undefined : tone}>
      {part}
    </span>
  ));
}
