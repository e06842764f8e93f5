import { Form, useLocation, useNavigation } from "@remix-run/react";
import { IconCoins } from "@tabler/icons-react";
import { PAYOUT_TEXTS as TEXTS } from "#copy/payments/payouts.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PayoutReport } from "#domain/payments/payouts.ts";
import { formatCents, formatDay } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportMenu } from "#app/ui/export-menu.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Table } from "#app/ui/table.tsx";

export interface PayoutsPageProps {
  from: string;
  until: string;
  today: string;
  /** Null for days that make no report. */
  report: PayoutReport | null;
}

/** What came, went back, was kept as fees and was paid out in some days, by day and method. */
export function PayoutsPage({ from, until, today, report }: PayoutsPageProps) {
  const isLoading = useNavigation().state === "loading";
  return (
    <section className="app-stack">
      <PageHead title={PAGE_TITLES.PaymentPayouts} hint={TEXTS.hint}>
        <LinkButton to={PAGES.PaymentHub.path}>{TEXTS.toHub}</LinkButton>
      </PageHead>
      {report === null && <Notice title={TEXTS.badRange} />}
      <Form method="get" className="app-row app-row--bottom app-gap-8" aria-label={TEXTS.choose}>
        <FormField
          key={`de ${from}`}
          name="de"
          label={TEXTS.from}
          type="date"
          defaultValue={from}
          max={today}
          required
        />
        <FormField
          key={`ate ${until}`}
          name="ate"
          label={TEXTS.until}
          type="date"
          defaultValue={until}
          required
        />
        <BusyButton isBusy={isLoading} label={TEXTS.show} busyLabel={TEXTS.showing} kind="plain" />
      </Form>
      {report !== null && <Report report={report} />}
    </section>
  );
}

function Report({ report }: { report: PayoutReport }) {
  const { rows, totals } = report;
  const { search } = useLocation();
  const days = { from: formatDay(report.from), until: formatDay(report.until) };
  if (rows.length === 0) {
    return <EmptyState icon={IconCoins} title={TEXTS.none} text={fill(TEXTS.noneText, days)} />;
  }
  return (
    <>
      <Panel as="dl" className="app-pad app-facts app-facts--columns" aria-label={TEXTS.totals}>
        <Fact label={TEXTS.paid}>{formatCents(totals.paidCents)}</Fact>
        <Fact label={TEXTS.fee}>{formatCents(totals.feeCents)}</Fact>
        <Fact label={TEXTS.back}>{formatCents(totals.backCents)}</Fact>
        <Fact label={TEXTS.paidOut}>{formatCents(totals.paidOutCents)}</Fact>
      </Panel>
      <div className="app-row app-row--end">
        <ExportMenu path={`${PAGES.PaymentPayouts.path}/export`} search={search} />
      </div>
      <Table
        label={fill(TEXTS.table, days)}
        rows={rows}
        keyOf={({ day, method }) => `${day} ${method ?? ""}`}
        columns={[
          { head: TEXTS.day, kind: "name", cell: ({ day }) => formatDay(day) },
          {
            head: TEXTS.method,
            cell: ({ method }) => (method === null ? TEXTS.outside : CHARGE_TEXTS.chargeMethods[method]),
          },
          { head: TEXTS.paid, kind: "number", cell: ({ paidCents }) => amountText(paidCents) },
          { head: TEXTS.fee, kind: "number", cell: ({ feeCents }) => amountText(feeCents) },
          { head: TEXTS.back, kind: "number", cell: ({ backCents }) => amountText(backCents) },
          { head: TEXTS.paidOut, kind: "number", cell: ({ paidOutCents }) => amountText(paidOutCents) },
        ]}
      />
    </>
  );
}

/** An amount, or a dash where nothing moved. */
function amountText(cents: number): string {
  return cents === 0 ? "–" : formatCents(cents);
}
