import "./statuses.css";
import "#app/ui/order-list.css";
import { Link } from "@remix-run/react";
import { STATUS_GROUP_LABELS, STATUSES_TEXTS as TEXTS } from "#copy/requests/statuses.ts";
import { PAGES } from "#domain/access/pages.ts";
import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import type { StoredStatus } from "#domain/requests/deal-status-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ColorMark } from "#app/ui/color-mark.tsx";
import { OrderForm } from "#app/ui/order-form.tsx";

/** Statuses of a type by group, each group in an order that can be changed. */
export function StatusList({ type, statuses }: { type: RequestType; statuses: readonly StoredStatus[] }) {
  return STATUS_GROUPS.map((group) => {
    const rows = statuses.filter((status) => status.group === group);
    return (
      <section key={`${type} ${group}`} className="app-status-group" aria-labelledby={`group-${group}`}>
        <h2 id={`group-${group}`}>{STATUS_GROUP_LABELS[group]}</h2>
        {rows.length === 0 ? (
          <p className="app-status-group__none">{TEXTS.noneInGroup}</p>
        ) : (
          <OrderForm rows={rows} nameOf={({ name }) => name} fields={{ group }} isInSearch>
            {(status) => <StatusRow status={status} isFirst={status.id === statuses[0]?.id} />}
          </OrderForm>
        )}
      </section>
    );
  });
}

function StatusRow({ status, isFirst }: { status: StoredStatus; isFirst: boolean }) {
  const { id, type, name, color, isNeeded } = status;
  return (
    <div className="app-record-row__name app-row">
      <ColorMark color={color} />
      <Link to={`${PAGES.StatusDetails.path}/${type}/${id}`} prefetch="intent" className="app-table__link">
        {name}
      </Link>
      {isFirst && <Badge tone="quiet">{TEXTS.first}</Badge>}
      {isNeeded && <Badge tone="quiet">{TEXTS.needed}</Badge>}
    </div>
  );
}
