import "./loose-cart.css";
import "./loose-products.css";
import { IconX } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { CART_TEXTS as TEXTS, LOOSE_TEXTS } from "#copy/loose-products.ts";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { lineStockText } from "#copy/stock/stock-text.ts";
import type { LooseLine } from "#domain/loose-products/loose-cart.ts";
import { MAX_SALE_AMOUNT } from "#domain/loose-products/sale-limits.ts";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { AmountStepper } from "#widgets/portal.ts";
import { elsewhereName } from "./elsewhere-name.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Code } from "#app/ui/code.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

export interface CartLineProps {
  line: LooseLine;
  /** Data of the product; undefined until they are loaded. */
  product: SaleProduct | undefined;
  /** Whether the server has confirmed stock and price for this amount. */
  isConfirmed: boolean;
  showsPrices: boolean;
  /** Name of the center that sells. */
  center: string;
  onAmount: (amount: number) => void;
}

/** A line of the cart: amount, price and availability. */
export function CartLine({ line, product, isConfirmed, showsPrices, center, onAmount }: CartLineProps) {
  const isHydrated = useHydrated();
  const { id, name, amount, productCode } = line;
  const label = fill(LOOSE_TEXTS.amountOf, { name });
  const stock =
    product && isConfirmed
      ? lineStockText(product, { amount, center, elsewhere: elsewhereName(product.stocks) })
      : null;
  const priceCents = product?.priceCents;
  return (
    <li className="app-cart__line">
      <HiddenField name="line" value={`${id}~${String(amount)}`} />
      <span className="app-cart__name">
        <ShownName parts={[name]} />
        <span className="app-subline">
          <Code>{productCode}</Code>
        </span>
      </span>
      {isHydrated && (
        <Button
          kind="icon"
          className="app-cart__remove"
          aria-label={fill(TEXTS.remove, { name })}
          onClick={() => {
            onAmount(0);
          }}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </Button>
      )}
      {isHydrated ? (
        <AmountStepper label={label} value={amount} max={MAX_SALE_AMOUNT} onChange={onAmount} />
      ) : (
        <Input
          type="number"
          className="app-number app-loose-table__plain"
          name={`amount~${id}`}
          min={0}
          max={MAX_SALE_AMOUNT}
          defaultValue={amount}
          aria-label={label}
        />
      )}
      {showsPrices && (
        <span className="app-number app-strong" data-pending={!isConfirmed || undefined}>
          {priceCents === undefined ? TEXTS.priceUnknown : formatCents(priceCents * amount)}
          {priceCents !== undefined && amount > 1 && (
            <span className="app-subline">{fill(TEXTS.each, { price: formatCents(priceCents) })}</span>
          )}
        </span>
      )}
      {showsPrices && isConfirmed && product?.difference !== undefined && (
        <span className="app-subline">{priceDifferenceText(product.difference)}</span>
      )}
      {stock !== null && (
        <span className="app-subline" data-tone="warn">
          {stock}
        </span>
      )}
    </li>
  );
}
