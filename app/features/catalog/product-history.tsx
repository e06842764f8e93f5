import "#app/features/audit/audit.css";
import "./catalog.css";
import { IconHistoryOff } from "@tabler/icons-react";
import { PRODUCT_HISTORY_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { formatCompactCents } from "#app/ui/charts/compact-number.ts";
import { LineChart } from "#app/ui/charts/line-chart.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { HistoryChangeView, HistoryEntryView, PricePointView } from "./product-history-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface ProductHistoryProps {
  group: EquipmentGroup;
  title: string;
  /** Page of the product. */
  path: string;
  entries: readonly HistoryEntryView[];
  prices: readonly PricePointView[];
  timeZone: string;
  /** Cursor of the older entries; null after the oldest. */
  nextCursor: string | null;
  isContinued: boolean;
}

/** History of a product: a chart of its prices, and the changes, newest first. */
export function ProductHistory(props: ProductHistoryProps) {
  const { title, path, entries, prices, timeZone, nextCursor, isContinued } = props;
  return (
    <section className="app-stack app-history">
      <PageHead title={title} hint={TEXTS.hint}>
        <LinkButton to={path} prefetch="intent">
          {TEXTS.open}
        </LinkButton>
      </PageHead>
      {!isContinued && <Prices prices={prices} timeZone={timeZone} />}
      <h2 className="app-subheading">{TEXTS.changes}</h2>
      {entries.length === 0 ? (
        <EmptyState icon={IconHistoryOff} title={TEXTS.none} text={TEXTS.noneHint} />
      ) : (
        <Panel as="ol" className="app-lines">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </Panel>
      )}
      <div className="app-row">
        {isContinued && <LinkButton to="?">{TEXTS.newest}</LinkButton>}
        {nextCursor !== null && (
          <LinkButton to={`?cursor=${encodeURIComponent(nextCursor)}`}>{TEXTS.older}</LinkButton>
        )}
      </div>
    </section>
  );
}

function Prices({ prices, timeZone }: { prices: readonly PricePointView[]; timeZone: string }) {
  return (
    <Panel as="div" className="app-pad">
      <LineChart
        title={TEXTS.prices}
        hint={TEXTS.pricesHint}
        categoryName={TEXTS.date}
        categories={prices.map(({ at }) => formatInstant(at, timeZone).slice(0, 10))}
        series={[
          { name: TEXTS.price, values: prices.map(({ priceCents }) => priceCents) },
          { name: TEXTS.cost, values: prices.map(({ costCents }) => costCents) },
        ]}
        format={formatCents}
        formatShort={formatCompactCents}
        emptyText={TEXTS.noPrices}
      />
    </Panel>
  );
}

function Entry({ entry, timeZone }: { entry: HistoryEntryView; timeZone: string }) {
  const { at, person, operatorName, sentence, changes, isFirst } = entry;
  const list = <Changes changes={changes} />;
  return (
    <li className="app-history__entry">
      <p className="app-wrap app-history__sentence">
        <strong>{person}</strong> {sentence}
        {operatorName !== null && <Badge tone="warn">{`${TEXTS.support}: ${operatorName}`}</Badge>}
      </p>
      <time className="app-small" dateTime={at}>
        {formatInstant(at, timeZone)}
      </time>
      {changes.length > 0 &&
        (isFirst ? (
          <details className="app-history__values">
            <summary>{TEXTS.values}</summary>
            {list}
          </details>
        ) : (
          list
        ))}
    </li>
  );
}

function Changes({ changes }: { changes: readonly HistoryChangeView[] }) {
  return (
    <dl className="app-stack app-gap-4 app-wide app-history__changes">
      {changes.map(({ label, from, to }) => (
        <div key={label} className="app-row">
          <dt className="app-quiet">{label}</dt>
          <dd className="app-wrap">
            {from !== null && (
              <>
                <span className="gs-visually-hidden">{TEXTS.before}: </span>
                <span className="app-audit__before">{from}</span>
                <span aria-hidden="true"> → </span>
                <span className="gs-visually-hidden">; {TEXTS.after}: </span>
              </>
            )}
            <span>{to ?? TEXTS.empty}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
