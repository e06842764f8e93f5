import "./loose-cart.css";
import { CART_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { measureText } from "#copy/shared/measures.ts";
import { MISSING_PRODUCTS_WARNING } from "#copy/spec/stock.ts";
import type { LooseLine, LooseTotals } from "#domain/loose-products/loose-cart.ts";
import { formatCents, formatPowerKwp } from "#domain/shared/format.ts";
import { formatPerWp } from "#domain/shared/format-per-wp.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { Code } from "#app/ui/code.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

/** Totals of the cart. */
export function CartSums({
  totals: { itemsCents, powerW, weightG },
  showsPrices,
  isPending,
}: {
  totals: LooseTotals;
  showsPrices: boolean;
  isPending: boolean;
}) {
  return (
    <dl className="app-sums">
      {powerW > 0 && (
        <div>
          <dt>{TEXTS.power}</dt>
          <dd>{formatPowerKwp(powerW)}</dd>
        </div>
      )}
      <div>
        <dt>{TEXTS.weight}</dt>
        <dd>{measureText(weightG / 1000, "kilograms")}</dd>
      </div>
      {showsPrices && itemsCents !== null && powerW > 0 && (
        <div>
          <dt>{TEXTS.perWp}</dt>
          <dd data-pending={isPending || undefined}>{formatPerWp(itemsCents, powerW)}</dd>
        </div>
      )}
      {showsPrices && (
        <div className="app-heading">
          <dt>{TEXTS.total}</dt>
          <dd data-pending={isPending || undefined}>
            {itemsCents === null ? TEXTS.priceUnknown : formatCents(itemsCents)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Lines that are no longer on sale, with a button that removes them. */
export function MissingLines({ lines, onRemove }: { lines: readonly LooseLine[]; onRemove: () => void }) {
  return (
    <NoticeBox as="div" tone="danger" role="alert">
      <p>{lines.length === 1 ? MISSING_PRODUCTS_WARNING.one : MISSING_PRODUCTS_WARNING.many}:</p>
      <ul>
        {lines.map(({ id, name, productCode }) => (
          <li key={id}>
            <ShownName parts={[name]} /> (<Code>{productCode}</Code>)
          </li>
        ))}
      </ul>
      <Button onClick={onRemove}>{TEXTS.removeMissing}</Button>
    </NoticeBox>
  );
}

/** A field for a pasted list in the form itself, for browsers without scripts. */
export function NoScriptList() {
  return (
    <noscript>
      <label className="app-field">
        <span className="app-field__label">{TEXTS.codes}</span>
        <TextArea name="codes" rows={5} />
      </label>
      <Button type="submit" name="intent" value="update">
        {TEXTS.update}
      </Button>
    </noscript>
  );
}
