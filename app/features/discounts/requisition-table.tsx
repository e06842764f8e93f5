import "./discounts.css";
import { Form, Link } from "@remix-run/react";
import { IconDiscount } from "@tabler/icons-react";
import { fill } from "#copy/fill.ts";
import { REQUISITION_TEXTS, REQUISITIONS_PAGE_TEXTS as TEXTS } from "#copy/discounts.ts";
import type { RequisitionStatus } from "#domain/discounts/requisition-schema.ts";
import { formatCents, formatPct } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { REQUISITION_BADGES, type RequisitionView } from "./requisition-card.tsx";
import { Button } from "#app/ui/button.tsx";

export type RequisitionRow = RequisitionView & {
  requestId: string;
  request: { code: string; name: string; integratorName: string };
};

const STATUSES = ["pending", "approved", "refused", "withdrawn"] as const;

/** Which requisitions are shown; the choice stands in the address, and works before scripts. */
export function RequisitionFilter({
  status,
  sort,
}: {
  status: RequisitionStatus | "all";
  sort: "oldest" | "newest";
}) {
  return (
    <Form method="get" className="app-requisition-filter">
      <SelectField
        name="status"
        label={TEXTS.filter}
        defaultValue={status}
        options={[
          ...STATUSES.map((value) => ({ value, label: REQUISITION_TEXTS.statuses[value] })),
          { value: "all", label: TEXTS.all },
        ]}
      />
      <SelectField
        name="sort"
        label={TEXTS.sort}
        defaultValue={sort}
        options={(["oldest", "newest"] as const).map((value) => ({ value, label: TEXTS.sorts[value] }))}
      />
      <Button type="submit">{TEXTS.apply}</Button>
    </Form>
  );
}

/** Requisitions, one a row; on a phone, one a card. The request leads to where it is decided. */
export function RequisitionTable({ items }: { items: readonly RequisitionRow[] }) {
  return (
    <div className="app-table-frame">
      <table className="app-table" aria-label={TEXTS.list}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.request}</th>
            <th scope="col">{TEXTS.company}</th>
            <th scope="col">{TEXTS.asker}</th>
            <th scope="col" className="app-number">
              {TEXTS.discount}
            </th>
            <th scope="col" className="app-number">
              {TEXTS.total}
            </th>
            <th scope="col" className="app-number">
              {TEXTS.margin}
            </th>
            <th scope="col">{TEXTS.status}</th>
            <th scope="col">{TEXTS.createdAt}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, requestId, request, requestedByName, content, status, createdAt }) => (
            <tr key={id}>
              <th scope="row" data-label={TEXTS.request}>
                <Link to={`/requests/detail/${requestId}`} prefetch="intent" className="app-table__link">
                  {request.name}
                  <small className="app-table__code"> {request.code}</small>
                </Link>
              </th>
              <td data-label={TEXTS.company}>{request.integratorName}</td>
              <td data-label={TEXTS.asker}>{requestedByName}</td>
              <td data-label={TEXTS.discount} className="app-number">
                {formatPct(content.askedPct)}
              </td>
              <td data-label={TEXTS.total} className="app-number">
                {formatCents(content.afterCents)}
              </td>
              <td data-label={TEXTS.margin} className="app-number">
                {content.margin === null
                  ? "—"
                  : fill(REQUISITION_TEXTS.fromTo, {
                      from: formatPct(content.margin.beforePct),
                      to: formatPct(content.margin.afterPct),
                    })}
              </td>
              <td data-label={TEXTS.status}>
                <span className={REQUISITION_BADGES[status]}>{REQUISITION_TEXTS.statuses[status]}</span>
              </td>
              <td data-label={TEXTS.createdAt}>
                <InstantText value={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What to do when nothing waits. */
export function NoRequisitions({ status }: { status: RequisitionStatus | "all" }) {
  const isPlain = status === "pending" || status === "all";
  return (
    <EmptyState
      icon={IconDiscount}
      title={isPlain ? TEXTS.empty : TEXTS.emptyFiltered}
      text={isPlain ? TEXTS.emptyHint : TEXTS.emptyFilteredHint}
    />
  );
}
