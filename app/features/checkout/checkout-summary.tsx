import "./checkout-summary.css";
import { Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { CHECKOUT_SALE_TEXTS } from "#copy/checkout/checkout-sale.ts";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { lineStockText } from "#copy/stock/stock-text.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import { stockWait } from "#domain/requests/stock-wait.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";
import type { CheckoutQuote, SummaryLine } from "./checkout-data.ts";
import { deliveryText } from "./delivery-text.ts";
import { SumRows } from "../requests/sum-rows.tsx";
import type { CheckoutFreight } from "./use-checkout-freight.ts";
import { Button } from "#app/ui/button.tsx";

export interface CheckoutSummaryProps {
  quote: Pick<CheckoutQuote, "lines" | "center">;
  sale: SaleView;
  shippingType: "CIF" | "FOB";
  freight: CheckoutFreight;
  daysToDeliver: number;
  /** Path where the items are changed; null while they are fixed. */
  itemsPath: string | null;
  /** Whether new amounts are being loaded. */
  isQuoting: boolean;
  /** Whether amounts or freight are being loaded. */
  isAsking: boolean;
  /** Leads to the field for a coupon; null where none can be given. */
  onCoupon: (() => void) | null;
  /** The button that shares the cart. */
  share: ReactNode;
  /** The buttons that save. */
  children: ReactNode;
}

/** The items and the total, with the save buttons; on a phone a bar over which the summary opens. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const {
    quote,
    sale,
    shippingType,
    freight,
    daysToDeliver,
    itemsPath,
    isQuoting,
    isAsking,
    onCoupon,
    share,
    children,
  } = props;
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const wait = stockWait(quote.lines.map(({ stock }) => stock));
  return (
    <aside
      className={isOpen ? "gs-panel app-summary app-summary--open" : "gs-panel app-summary"}
      aria-label={CHECKOUT_PAGE_TEXTS.summary}
      aria-busy={isAsking}
    >
      <Bar
        totals={sale.totals}
        isOpen={isOpen}
        onToggle={() => {
          setOpen(!isOpen);
        }}
      />
      <div id="summary-details" className="app-stack app-gap-12 app-summary__details">
        <h2 className="app-heading">{CHECKOUT_PAGE_TEXTS.summary}</h2>
        <ul className="app-stack app-gap-8 app-summary__lines">
          {quote.lines.map((line) => (
            <li key={line.id}>
              <span>
                {formatNumber(line.amount)} × {line.name}
              </span>
              {line.totalCents !== null && <span className="app-number">{formatCents(line.totalCents)}</span>}
              {line.priceNote !== null && <span className="app-subline">{line.priceNote}</span>}
              <LineStockNote line={line} center={quote.center.name} />
            </li>
          ))}
        </ul>
        <div className="app-row app-row--between app-gap-8">
          {itemsPath !== null && (
            <Link className="app-summary__change" to={`${itemsPath}?${params.toString()}`}>
              {TEXTS.changeItems}
            </Link>
          )}
          {share}
        </div>
        {sale.totals.itemsCents === null ? (
          <p className="app-step__hint">{CHECKOUT_PAGE_TEXTS.hiddenPrice}</p>
        ) : (
          <SumRows
            totals={sale.totals}
            couponCode={sale.couponCode}
            isDefaultDiscount={sale.hasDefaultDiscount}
            isFreightHidden={shippingType === "CIF" && sale.totals.freightCents === null}
            freightNote={sale.isFreightKnown ? null : freightNote(freight)}
          />
        )}
        {onCoupon !== null && (
          <Button kind="link" className="app-start app-summary__coupon" onClick={onCoupon}>
            {TEXTS.addCoupon}
          </Button>
        )}
        <p className="app-step__hint">
          {`${CHECKOUT_PAGE_TEXTS.center} ${quote.center.city} - ${quote.center.state}. `}
          {shippingType === "CIF" && `${deliveryText(freight, { daysToDeliver, wait })}. `}
          <ChangeCenterLink />
        </p>
      </div>
      <p className="gs-visually-hidden" role="status">
        {isQuoting ? CHECKOUT_SALE_TEXTS.recalculating : ""}
      </p>
      <noscript>
        <Button type="submit" name="intent" value="quote">
          {CHECKOUT_SALE_TEXTS.recalculate}
        </Button>
      </noscript>
      {children}
    </aside>
  );
}

/** The bar on phones: the total, and the button that opens the summary. */
function Bar({
  totals,
  isOpen,
  onToggle,
}: {
  totals: SaleView["totals"];
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { totalCents } = totals;
  const partCents = totalCents ?? sumBeforeFreight(totals);
  return (
    <div className="app-summary__bar">
      <span>
        {partCents === null ? (
          CHECKOUT_PAGE_TEXTS.hiddenPrice
        ) : (
          <>
            {totalCents === null ? CHECKOUT_SALE_TEXTS.beforeFreight : CHECKOUT_PAGE_TEXTS.total}{" "}
            <strong className="app-number">{formatCents(partCents)}</strong>
          </>
        )}
      </span>
      <Button
        kind="link"
        className="app-summary__toggle"
        aria-expanded={isOpen}
        aria-controls="summary-details"
        onClick={onToggle}
      >
        {isOpen ? TEXTS.hideDetails : TEXTS.details}
      </Button>
    </div>
  );
}

/** The stock note of a line. */
function LineStockNote({ line: { stock, amount }, center }: { line: SummaryLine; center: string }) {
  if (stock === null) return null;
  const text = lineStockText(stock, { amount, center, elsewhere: stock.elsewhere });
  return text === null ? null : (
    <span className="app-subline" data-tone="warn">
      {text}
    </span>
  );
}

/** The text in place of a freight that is being loaded or still needs data. */
function freightNote({ status }: CheckoutFreight): string {
  return status === "asking" || status === "quoted"
    ? CHECKOUT_PAGE_TEXTS.freightAsking
    : CHECKOUT_PAGE_TEXTS.freightUnknown;
}
