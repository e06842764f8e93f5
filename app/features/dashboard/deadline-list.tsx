import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { OVERVIEW_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import { requestPath, shippingPath } from "#domain/requests/request-paths.ts";
import { formatDay } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { PriceText } from "../requests/price-text.tsx";
import { Code } from "#app/ui/code.tsx";

type Expiring = NonNullable<IntegratorDashboard["budgets"]>["expiring"];
type Charges = NonNullable<IntegratorDashboard["orders"]>["openCharges"];
type Sent = NonNullable<IntegratorDashboard["orders"]>["deliveries"];

/** Budgets that expire soon, the earliest first. */
export function ExpiringBudgets({ expiring: { count, newest } }: { expiring: Expiring }) {
  return (
    <DeadlineList
      title={OVERVIEW_TEXTS.expiring}
      hint={
        <>
          {OVERVIEW_TEXTS.expiringHint} {count > newest.length && count}
        </>
      }
      entries={newest.map(({ expiresOn, totalCents, ...budget }) => ({
        ...budget,
        what: <PriceText cents={totalCents} />,
        path: requestPath({ type: "budget", id: budget.id }),
        until: fill(OVERVIEW_TEXTS.expiresOn, { day: formatDay(expiresOn ?? "") }),
      }))}
    />
  );
}

/** Unpaid charges, with their due time. */
export function OpenCharges({ charges }: { charges: Charges }) {
  return (
    <DeadlineList
      title={OVERVIEW_TEXTS.openCharges}
      hint={OVERVIEW_TEXTS.openChargesHint}
      entries={charges.map(({ requestId: id, expiresAt, totalCents, ...charge }) => ({
        ...charge,
        what: <PriceText cents={totalCents} />,
        id,
        path: requestPath({ type: "order", id }),
        until: (
          <>
            {OVERVIEW_TEXTS.until} <InstantText value={expiresAt} />
          </>
        ),
      }))}
    />
  );
}

/** What has left for the buyer, each with its carrier and its day. */
export function Deliveries({ deliveries }: { deliveries: Sent }) {
  return (
    <DeadlineList
      title={OVERVIEW_TEXTS.deliveries}
      hint={OVERVIEW_TEXTS.deliveriesHint}
      entries={deliveries.map(({ carrier, expectedOn, requestId, ...delivery }) => ({
        ...delivery,
        path: shippingPath(requestId),
        what: carrier,
        until:
          expectedOn === null
            ? OVERVIEW_TEXTS.arrivesSomeDay
            : fill(OVERVIEW_TEXTS.arrivesOn, { day: formatDay(expectedOn) }),
      }))}
    />
  );
}

interface Deadline {
  id: string;
  code: string;
  name: string;
  /** What it is about, beside its deadline: a total or a carrier. */
  what: ReactNode;
  path: string;
  until: ReactNode;
}

/** Requests with a deadline, each in two lines. */
function DeadlineList({
  title,
  hint,
  entries,
}: {
  title: string;
  hint: ReactNode;
  entries: readonly Deadline[];
}) {
  return (
    <Panel className="app-board app-stack app-gap-12 app-expiring" aria-label={title}>
      <div className="app-chart__head">
        <h2 className="app-chart__title">{title}</h2>
        <span className="app-chart__hint">{hint}</span>
      </div>
      <ul className="app-short-list app-lines">
        {entries.map(({ id, code, name, what, path, until }) => (
          <li key={id}>
            <span className="app-short-list__what">
              <Link to={path} prefetch="intent" className="app-table__link">
                {name}
              </Link>
              <span className="app-quiet">
                <Code>{code}</Code>
              </span>
            </span>
            <span className="app-stack app-gap-0 app-short-list__how">
              <strong className="app-number">{what}</strong>
              <span className="app-quiet">{until}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
