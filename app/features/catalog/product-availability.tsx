import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { Panel } from "#app/ui/panel.tsx";

/** Units of a product at one center. */
export interface CenterAmounts {
  center: { id: string; name: string };
  available: number;
  conditional: number;
  futureStockDate: string | null;
}

/** Sellable units of a product by center. */
export function ProductAvailability({
  stock,
  inventoryPath,
}: {
  stock: readonly CenterAmounts[];
  /** Null for people who may not see inventories. */
  inventoryPath: string | null;
}) {
  return (
    <Panel className="app-stack app-gap-12 app-pad">
      <h2 className="app-subheading">{TEXTS.stock}</h2>
      {stock.length === 0 ? (
        <p className="app-quiet">{TEXTS.stockNone}</p>
      ) : (
        <dl className="app-sums">
          {stock.map(({ center, available, conditional, futureStockDate }) => (
            <div key={center.id}>
              <dt>{center.name}</dt>
              <dd className="app-number">
                {fill(TEXTS.stockUnits, { count: formatNumber(available) })}
                {conditional > 0 && (
                  <small className="app-subline">{comingText(conditional, futureStockDate)}</small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {inventoryPath !== null && (
        <Link className="app-filters__clear" to={inventoryPath} prefetch="intent">
          {TEXTS.stockLink}
        </Link>
      )}
    </Panel>
  );
}

function comingText(units: number, day: string | null): string {
  const count = formatNumber(units);
  return day === null
    ? fill(TEXTS.stockLater, { count })
    : fill(TEXTS.stockConditional, { count, day: formatDay(day) });
}
