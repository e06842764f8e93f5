import "./loose-cart.css";
import "#app/features/sale/buying.css";
import { type ReactNode, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CART_TEXTS as TEXTS } from "#copy/loose-products.ts";
import type { LooseLine, LooseTotals } from "#domain/loose-products/loose-cart.ts";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { formatPerWp } from "#domain/shared/format-per-wp.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartSums, MissingLines, NoScriptList } from "./cart-parts.tsx";
import type { ConfirmedCart } from "./use-confirmed-cart.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface RunningCartProps {
  lines: readonly LooseLine[];
  known: ReadonlyMap<string, SaleProduct>;
  totals: LooseTotals;
  confirmed: ConfirmedCart;
  showsPrices: boolean;
  center: string;
  isSaving: boolean;
  /** Whether the buyer is known. */
  mayContinue: boolean;
  onAmount: (line: LooseLine, amount: number) => void;
  onReplace: (lines: readonly LooseLine[]) => void;
  share: ReactNode;
}

/** The cart, always visible: amounts, weights, power and total. */
export function RunningCart(props: RunningCartProps) {
  const { lines, known, confirmed, showsPrices, center, onAmount, onReplace } = props;
  const missingIds = confirmed.answer?.missingIds ?? [];
  const missing = lines.filter(({ id }) => missingIds.includes(id));
  return (
    <Panel
      as="aside"
      className="app-pad app-stack app-gap-12 app-cart"
      id="carrinho"
      aria-label={TEXTS.title}
    >
      <CartHead lines={lines} onReplace={onReplace} />
      {lines.length === 0 && (
        <div className="app-stack app-gap-4 app-quiet app-cart__empty">
          <strong>{TEXTS.empty}</strong>
          <span>{TEXTS.emptyHint}</span>
        </div>
      )}
      {missing.length > 0 && (
        <MissingLines
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
      {lines.length > 0 && <CartFoot {...props} />}
      <noscript>
        <Button type="submit" kind="primary">
          {TEXTS.continue}
        </Button>
      </noscript>
    </Panel>
  );
}

/** Title of the cart, and a button that empties it, with undo. */
function CartHead({ lines, onReplace }: Pick<RunningCartProps, "lines" | "onReplace">) {
  const [emptied, setEmptied] = useState<readonly LooseLine[]>([]);
  return (
    <>
      <div className="app-row app-row--between">
        <h2 className="app-heading">
          {TEXTS.title} {lines.length > 0 && <span className="app-small">{countText(lines.length)}</span>}
        </h2>
        {lines.length > 0 && (
          <Button
            kind="link"
            onClick={() => {
              setEmptied(lines);
              onReplace([]);
            }}
          >
            {TEXTS.empties}
          </Button>
        )}
      </div>
      {lines.length === 0 && emptied.length > 0 && (
        <p role="status">
          {emptied.length === 1 ? TEXTS.emptiedOne : fill(TEXTS.emptied, { count: emptied.length })}{" "}
          <Button
            kind="link"
            onClick={() => {
              onReplace(emptied);
              setEmptied([]);
            }}
          >
            {TEXTS.undo}
          </Button>
        </p>
      )}
    </>
  );
}

/** Totals of the cart, and its actions. */
function CartFoot({ totals, confirmed, showsPrices, isSaving, mayContinue, share }: RunningCartProps) {
  return (
    <div className="app-stack app-gap-8 app-cart__foot">
      <CartSums totals={totals} showsPrices={showsPrices} isPending={!confirmed.isCurrent} />
      <p className="app-field__hint" role="status">
        {confirmed.hasFailed ? TEXTS.offline : !confirmed.isCurrent ? TEXTS.pending : hintOf(showsPrices)}{" "}
        {confirmed.hasFailed && (
          <Button kind="link" onClick={confirmed.retry}>
            {TEXTS.retry}
          </Button>
        )}
      </p>
      {mayContinue ? (
        <BusyButton isBusy={isSaving} label={TEXTS.continue} busyLabel={TEXTS.continuing} />
      ) : (
        <p>{TEXTS.needsBuyer}</p>
      )}
      {share}
    </div>
  );
}

/** The bar on phones with total and checkout button. */
export function CartBar({
  lines,
  totals,
  showsPrices,
  isSaving,
  mayContinue,
}: Pick<RunningCartProps, "lines" | "totals" | "showsPrices" | "isSaving" | "mayContinue">) {
  if (lines.length === 0) return null;
  return (
    <div className="app-cart-bar">
      <a href="#carrinho">
        <span>{countText(lines.length)}</span>
        {showsPrices && totals.itemsCents !== null && (
          <>
            <strong>{formatCents(totals.itemsCents)}</strong>
            <span className="app-small">{formatPerWp(totals.itemsCents, totals.powerW)}</span>
          </>
        )}
        <span className="gs-visually-hidden">{TEXTS.seeLines}</span>
      </a>
      {mayContinue && (
        <BusyButton isBusy={isSaving} label={TEXTS.continue} busyLabel={TEXTS.continuing} kind="primary" />
      )}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? TEXTS.linesOne : fill(TEXTS.lines, { count });
}

function hintOf(showsPrices: boolean): string {
  return showsPrices ? TEXTS.totalHint : TEXTS.hiddenPrices;
}
