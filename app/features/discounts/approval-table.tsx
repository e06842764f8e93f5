import "./discounts.css";
import { Form, Link } from "@remix-run/react";
import { IconDiscount } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { APPROVAL_TEXTS, APPROVALS_PAGE_TEXTS as TEXTS } from "#copy/discounts.ts";
import type { ApprovalStatus } from "#domain/discounts/approval-schema.ts";
import { formatCents, formatPct } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { Table } from "#app/ui/table.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { APPROVAL_BADGES, type ApprovalView } from "./approval-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";

export type ApprovalRow = ApprovalView & {
  requestId: string;
  request: { code: string; name: string; integratorName: string };
};

const STATUSES = ["pending", "approved", "refused", "withdrawn"] as const;

/** Filter of the discount approvals; it is in the address and works before scripts run. */
export function ApprovalFilter({
  status,
  sort,
}: {
  status: ApprovalStatus | "all";
  sort: "oldest" | "newest";
}) {
  return (
    <Form method="get" className="app-row app-row--bottom app-approval-filter">
      <SelectField
        name="status"
        label={TEXTS.filter}
        defaultValue={status}
        options={[
          ...STATUSES.map((value) => ({ value, label: APPROVAL_TEXTS.statuses[value] })),
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

/** Table of discount approvals; on a phone, cards. A row leads to the request, where it is decided. */
export function ApprovalTable({ items }: { items: readonly ApprovalRow[] }) {
  return (
    <Table
      label={TEXTS.list}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          head: TEXTS.request,
          cell: ({ requestId, request }) => (
            <Link to={`/requests/detail/${requestId}`} prefetch="intent" className="app-table__link">
              {request.name}
              <small className="app-table__code"> {request.code}</small>
            </Link>
          ),
        },
        { head: TEXTS.company, cell: ({ request }) => request.integratorName },
        { head: TEXTS.asker, cell: ({ requestedByName }) => requestedByName },
        { head: TEXTS.discount, kind: "number", cell: ({ content }) => formatPct(content.askedPct) },
        { head: TEXTS.total, kind: "number", cell: ({ content }) => formatCents(content.afterCents) },
        { head: TEXTS.margin, kind: "number", cell: ({ content }) => marginText(content) },
        {
          head: TEXTS.status,
          cell: ({ status }) => (
            <Badge tone={APPROVAL_BADGES[status]}>{APPROVAL_TEXTS.statuses[status]}</Badge>
          ),
        },
        { head: TEXTS.createdAt, cell: ({ createdAt }) => <InstantText value={createdAt} /> },
      ]}
    />
  );
}

function marginText({ margin }: ApprovalView["content"]): string {
  if (margin === null) return "—";
  const { beforePct, afterPct } = margin;
  return fill(APPROVAL_TEXTS.fromTo, { from: formatPct(beforePct), to: formatPct(afterPct) });
}

/** The empty list of discount approvals. */
export function NoApprovals({ status }: { status: ApprovalStatus | "all" }) {
  const isPlain = status === "pending" || status === "all";
  return (
    <EmptyState
      icon={IconDiscount}
      title={isPlain ? TEXTS.empty : TEXTS.emptyFiltered}
      text={isPlain ? TEXTS.emptyHint : TEXTS.emptyFilteredHint}
    />
  );
}
