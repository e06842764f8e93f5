import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { CART_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { MISSING_PRODUCTS_WARNING } from "#copy/spec/stock.ts";
import type { LooseLine, LooseTotals } from "#domain/catalog/loose-cart.ts";
import type { SaleProduct } from "#domain/catalog/sale-product-schema.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { CartLine } from "./cart-line.tsx";
import type { ConfirmedCart } from "./use-confirmed-cart.ts";

export interface RunningCartProps {
  lines: readonly LooseLine[];
  known: ReadonlyMap<string, SaleProduct>;
  totals: LooseTotals;
  confirmed: ConfirmedCart;
  showsPrices: boolean;
  center: string;
  isSaving: boolean;
  onAmount: (line: LooseLine, amount: number) => void;
  onReplace: (lines: readonly LooseLine[]) => void;
}

/** What was chosen, always in sight: amounts to change, weights, power and total. */
export function RunningCart(props: RunningCartProps) {
  const { lines, known, totals, confirmed, showsPrices, center, isSaving, onAmount, onReplace } = props;
  const [emptied, setEmptied] = useState<readonly LooseLine[]>([]);
  const missingIds = confirmed.answer?.missingIds ?? [];
  const missing = lines.filter(({ id }) => missingIds.includes(id));
  return (
    <aside className="app-cart" id="carrinho" aria-label={TEXTS.title}>
      <div className="app-cart__head">
        <h2>
          {TEXTS.title}
          {lines.length > 0 && <span className="app-quiet">{countText(lines.length)}</span>}
        </h2>
        {lines.length > 0 && (
          <button
            type="button"
            className="app-link-button"
            onClick={() => {
              setEmptied(lines);
              onReplace([]);
            }}
          >
            {TEXTS.empties}
          </button>
        )}
      </div>
      {lines.length === 0 && emptied.length > 0 && (
        <p className="app-cart__emptied" role="status">
          {fill(TEXTS.emptied, { count: emptied.length })}{" "}
          <button
            type="button"
            className="app-link-button"
            onClick={() => {
              onReplace(emptied);
              setEmptied([]);
            }}
          >
            {TEXTS.undo}
          </button>
        </p>
      )}
      {lines.length === 0 && (
        <div className="app-cart__empty">
          <strong>{TEXTS.empty}</strong>
          <span>{TEXTS.emptyHint}</span>
        </div>
      )}
      {missing.length > 0 && (
        <Missing
          lines={missing}
          onRemove={() => {
            onReplace(lines.filter(({ id }) => !missingIds.includes(id)));
          }}
        />
      )}
      <ul className="app-cart__lines">
        {lines.map((line) => (
          <CartLine
            key={line.id}
            {...{ line, showsPrices, center }}
            product={known.get(line.id)}
            isConfirmed={confirmed.isCurrent}
            onAmount={(amount) => {
              onAmount(line, amount);
            }}
          />
        ))}
      </ul>
      <NoScriptList />
      {lines.length > 0 && (
        <div className="app-cart__foot">
          <Sums totals={totals} showsPrices={showsPrices} isPending={!confirmed.isCurrent} />
          <p className="app-field__hint" role="status">
            {confirmed.hasFailed ? TEXTS.offline : !confirmed.isCurrent ? TEXTS.pending : hintOf(showsPrices)}
          </p>
          <BusyButton isBusy={isSaving} label={TEXTS.continue} busyLabel={TEXTS.continuing} />
        </div>
      )}
      <noscript>
        <button type="submit" className="gs-button gs-button--primary">
          {TEXTS.continue}
        </button>
      </noscript>
    </aside>
  );
}

/** On a phone, the total and the way on, in reach of the thumb. */
export function CartBar({
  lines,
  totals,
  showsPrices,
  isSaving,
}: Pick<RunningCartProps, "lines" | "totals" | "showsPrices" | "isSaving">) {
  if (lines.length === 0) return null;
  return (
    <div className="app-cart-bar">
      <a href="#carrinho">
        <span>{countText(lines.length)}</span>
        {showsPrices && totals.itemsCents !== null && <strong>{formatCents(totals.itemsCents)}</strong>}
        <span className="gs-visually-hidden">{TEXTS.seeLines}</span>
      </a>
      <BusyButton
        isBusy={isSaving}
        label={TEXTS.continue}
        busyLabel={TEXTS.continuing}
        className="gs-button gs-button--primary"
      />
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? TEXTS.linesOne : fill(TEXTS.lines, { count });
}

function hintOf(showsPrices: boolean): string {
  return showsPrices ? TEXTS.totalHint : TEXTS.hiddenPrices;
}

function Sums({
  totals: { itemsCents, powerW, weightG },
  showsPrices,
  isPending,
}: {
  totals: LooseTotals;
  showsPrices: boolean;
  isPending: boolean;
}) {
  const weight = `${formatNumber(weightG / 1000, { minDecimals: 2 })} kg`;
  return (
    <dl className="app-cart__sums">
      {powerW > 0 && (
        <>
          <dt>{TEXTS.power}</dt>
          <dd>{formatPowerKwp(powerW)}</dd>
        </>
      )}
      {weightG > 0 && (
        <>
          <dt>{TEXTS.weight}</dt>
          <dd>{weight}</dd>
        </>
      )}
      {showsPrices && (
        <>
          <dt className="app-cart__total">{TEXTS.total}</dt>
          <dd className="app-cart__total" data-pending={isPending || undefined}>
            {itemsCents === null ? TEXTS.priceUnknown : formatCents(itemsCents)}
          </dd>
        </>
      )}
    </dl>
  );
}

function Missing({ lines, onRemove }: { lines: readonly LooseLine[]; onRemove: () => void }) {
  return (
    <div className="gs-notice gs-notice--danger" role="alert">
      <p>{lines.length === 1 ? MISSING_PRODUCTS_WARNING.one : MISSING_PRODUCTS_WARNING.many}:</p>
      <ul>
        {lines.map(({ id, name, productCode }) => (
          <li key={id}>
            {name} ({productCode})
          </li>
        ))}
      </ul>
      <button type="button" className="gs-button" onClick={onRemove}>
        {TEXTS.removeMissing}
      </button>
    </div>
  );
}

/** Before scripts run, a list is pasted into the form itself. */
function NoScriptList() {
  return (
    <noscript>
      <label className="app-field">
        <span className="app-field__label">{TEXTS.codes}</span>
        <textarea name="codes" rows={5} className="app-input" />
      </label>
      <button type="submit" name="intent" value="update" className="gs-button">
        {TEXTS.update}
      </button>
    </noscript>
  );
}
