import { Link, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { formatCents, formatPowerKwp } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";

export interface SummaryLine {
  id: string;
  name: string;
  powerW: number;
  amount: number;
  totalCents: number | null;
}

export interface Totals {
  itemsCents: number;
  freightCents: number;
  totalCents: number;
  powerW: number;
}

/** What is bought and what it comes to, with the button that saves. */
export function OrderSummary({
  lines,
  totals,
  shippingType,
  center,
  daysToDeliver,
  isSaving,
}: {
  lines: readonly SummaryLine[];
  totals: Record<"CIF" | "FOB", Totals> | null;
  shippingType: "CIF" | "FOB";
  center: { city: string; state: string };
  daysToDeliver: number;
  isSaving: boolean;
}) {
  const [params] = useSearchParams();
  const sums = totals?.[shippingType];
  return (
    <aside className="gs-panel app-summary" aria-label={CHECKOUT_PAGE_TEXTS.summary}>
      <h2 className="app-step__title">{CHECKOUT_PAGE_TEXTS.summary}</h2>
      <ul className="app-summary__lines">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.amount} × {line.name}
            </span>
            {line.totalCents !== null && <span className="app-number">{formatCents(line.totalCents)}</span>}
          </li>
        ))}
      </ul>
      <Link className="app-summary__change" to={`/kitsIntegrator?${params.toString()}`}>
        {CHECKOUT_PAGE_TEXTS.change}
      </Link>
      {sums ? (
        <dl className="app-summary__sums">
          <Sum label={CHECKOUT_PAGE_TEXTS.power} value={formatPowerKwp(sums.powerW)} />
          <Sum label={CHECKOUT_PAGE_TEXTS.items} value={formatCents(sums.itemsCents)} />
          <Sum
            label={CHECKOUT_PAGE_TEXTS.freight}
            value={sums.freightCents === 0 ? CHECKOUT_PAGE_TEXTS.freeFreight : formatCents(sums.freightCents)}
          />
          <Sum label={CHECKOUT_PAGE_TEXTS.total} value={formatCents(sums.totalCents)} isTotal />
        </dl>
      ) : (
        <p className="app-step__hint">{CHECKOUT_PAGE_TEXTS.hiddenPrice}</p>
      )}
      <BusyButton isBusy={isSaving} label={CHECKOUT_PAGE_TEXTS.save} busyLabel={CHECKOUT_PAGE_TEXTS.saving} />
      <p className="app-step__hint">
        {`${CHECKOUT_PAGE_TEXTS.center} ${center.city} - ${center.state}. `}
        {shippingType === "CIF" &&
          `${fill(CHECKOUT_PAGE_TEXTS.deliveryTime, { days: String(daysToDeliver) })}. `}
        <ChangeCenterLink />
      </p>
    </aside>
  );
}

function Sum({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? "app-sum app-sum--total" : "app-sum"}>
      <dt>{label}</dt>
      <dd className="app-number">{value}</dd>
    </div>
  );
}
