import { Link } from "@remix-run/react";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { stockParts } from "#copy/stock/stock-text.ts";
import { availabilityOf, type StockOutlook } from "#domain/stock/availability.ts";
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
                <StockLines units={{ available, coming: comingOf(conditional, futureStockDate) }} />
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

/** What is there, and below it what comes. */
function StockLines({ units }: { units: StockOutlook }) {
  const [now, ...later] = stockParts({ ...availabilityOf(units, 1), units });
  return (
    <>
      {now}
      {later.map((part) => (
        <small key={part} className="app-subline">
          {part}
        </small>
      ))}
    </>
  );
}

function comingOf(amount: number, expectedOn: string | null): StockOutlook["coming"] {
  return amount > 0 ? [{ amount, expectedOn }] : [];
}
