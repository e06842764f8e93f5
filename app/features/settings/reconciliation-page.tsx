import "#app/ui/form.css";
import "./reconciliation.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { IconChecks } from "@tabler/icons-react";
import { RECONCILIATION_TEXTS as TEXTS } from "#copy/payments/reconciliation.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { DailyComparison, PaymentDifference, Reconciliation } from "#domain/payments/reconciliation.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { formatCents, formatDay } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { InstantText, instantText } from "#app/ui/format-text.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice, NoticeBox, type NoticeText } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Table } from "#app/ui/table.tsx";

export interface ReconciliationPageProps {
  day: string;
  /** The last day that can be compared. */
  today: string;
  /** Null while the provider does not answer. */
  found: Reconciliation | null;
  /** What went wrong, with loading or with settling. */
  problem: NoticeText | null;
  done: "settled" | "known" | null;
}

/** A provider's payments of a day that the ledger does not know, each with the button that notes it. */
export function ReconciliationPage({ day, today, found, problem, done }: ReconciliationPageProps) {
  const isLoading = useNavigation().state === "loading";
  return (
    <section className="app-stack">
      <PageHead title={PAGE_TITLES.PaymentReconciliation} hint={TEXTS.hint}>
        <LinkButton to={PAGES.PaymentHub.path}>{TEXTS.toHub}</LinkButton>
      </PageHead>
      <DoneLine>{done !== null && problem === null && TEXTS[done]}</DoneLine>
      {problem && <Notice {...problem} />}
      <Form method="get" className="app-row app-row--bottom app-gap-8" aria-label={TEXTS.choose}>
        <FormField
          key={day}
          name="dia"
          label={TEXTS.day}
          type="date"
          defaultValue={day}
          max={today}
          required
        />
        <BusyButton isBusy={isLoading} label={TEXTS.compare} busyLabel={TEXTS.comparing} kind="plain" />
      </Form>
      {found && <Found found={found} />}
    </section>
  );
}

function Found({ found }: { found: Reconciliation }) {
  const { day, provider, compared, isComplete, differences, daily } = found;
  if (provider === "sandbox") return <NoticeBox tone="info">{TEXTS.sandbox}</NoticeBox>;
  return (
    <>
      {daily && <p className="app-quiet">{dailyText(daily)}</p>}
      {!isComplete && <NoticeBox tone="warn">{TEXTS.isPartial}</NoticeBox>}
      {differences.length === 0 ? (
        <EmptyState icon={IconChecks} title={TEXTS.none} text={comparedText(compared, formatDay(day))} />
      ) : (
        <Table
          label={fill(TEXTS.table, { day: formatDay(day) })}
          className="app-reconciliation"
          rows={differences}
          keyOf={({ providerChargeId }) => providerChargeId}
          columns={[
            { head: TEXTS.payment, kind: "name", cell: ({ providerChargeId }) => providerChargeId },
            {
              head: TEXTS.order,
              cell: ({ order }) =>
                order && <Link to={requestPath({ type: "order", id: order.id })}>{order.code}</Link>,
            },
            { head: TEXTS.facts, cell: ({ facts }) => <Facts facts={facts} /> },
            { head: TEXTS.actions, kind: "actions", cell: (row) => <Settle day={day} difference={row} /> },
          ]}
        />
      )}
    </>
  );
}

/** What was found by itself. */
function dailyText({ attempts, comparedAt, differences }: DailyComparison): string {
  const { none, one, many, unansweredOne, unanswered } = TEXTS.daily;
  if (comparedAt === null) return attempts === 1 ? unansweredOne : fill(unanswered, { count: attempts });
  const at = instantText(comparedAt);
  if (differences === 0) return fill(none, { at });
  return differences === 1 ? fill(one, { at }) : fill(many, { at, count: differences });
}

function comparedText(count: number, day: string): string {
  const { zero, one, many } = TEXTS.compared;
  const sum = count === 0 ? zero : fill(count === 1 ? one : many, { count: String(count) });
  return fill(TEXTS.noneText, { count: sum, day });
}

function Facts({ facts }: Pick<PaymentDifference, "facts">) {
  return (
    <div>
      {facts.map(({ kind, amountCents, occurredAt }) => (
        <p key={`${kind} ${occurredAt} ${String(amountCents)}`}>
          {CHARGE_TEXTS.kinds[kind]}
          {kind !== "expired" && ` · ${formatCents(amountCents)}`} · <InstantText value={occurredAt} />
        </p>
      ))}
    </div>
  );
}

function Settle({ day, difference }: { day: string; difference: PaymentDifference }) {
  const { providerChargeId: id, canSettle } = difference;
  const sent = useNavigation().formData?.get("providerChargeId");
  if (!canSettle) return <span className="app-quiet">{TEXTS.lost}</span>;
  return (
    <Form method="post" preventScrollReset>
      <HiddenField name="providerChargeId" value={id} />
      <HiddenField name="day" value={day} />
      <BusyButton
        isBusy={sent === id}
        label={TEXTS.settle}
        busyLabel={TEXTS.settling}
        kind="plain"
        ariaLabel={fill(TEXTS.settleOf, { id })}
      />
    </Form>
  );
}
