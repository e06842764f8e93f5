import { Link } from "@remix-run/react";
import { PAYMENT_LIST_TEXTS as TEXTS } from "#copy/payments/list.ts";
import { PROVIDER_TEXTS } from "#copy/payments/provider.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { ChargeStatus } from "#domain/payments/ledger.ts";
import type { PaymentList } from "#domain/payments/payment-list-schema.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { DataColumn } from "#app/ui/data-table.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PriceText } from "./price-text.tsx";
import { Code } from "#app/ui/code.tsx";

/** A charge as a row. */
export type ListedCharge = PaymentList["items"][number];

const TONES = {
  pending: "info",
  expired: "quiet",
  stopped: "danger",
  paid: "ok",
  short: "warn",
  over: "warn",
  partlyRefunded: "info",
  refunded: "quiet",
  chargedBack: "danger",
} as const satisfies Record<ChargeStatus, BadgeTone>;

const PROVIDERS: Readonly<Record<string, string>> = PROVIDER_TEXTS.providers;

/** Columns of charges for either side: who bought, and who collects, is for the distributor. */
export function chargeColumns(side: "integrator" | "distributor"): readonly DataColumn<ListedCharge>[] {
  const columns: (DataColumn<ListedCharge> | false)[] = [
    {
      key: "order",
      title: TEXTS.order,
      isName: true,
      cell: ({ requestId, code, name }) => (
        <Link to={`${PAGES.PaymentDetails.path}/${requestId}`} prefetch="intent" className="app-table__link">
          <Code>{code}</Code> · {name}
        </Link>
      ),
    },
    side === "distributor" && {
      key: "company",
      title: TEXTS.company,
      hideable: true,
      cell: ({ integratorName }) => integratorName,
    },
    {
      key: "customer",
      title: TEXTS.customer,
      hideable: true,
      startsHidden: side === "distributor",
      cell: ({ customerName }) => customerName ?? "—",
    },
    {
      key: "method",
      title: TEXTS.method,
      hideable: true,
      cell: ({ method }) => CHARGE_TEXTS.chargeMethods[method],
    },
    side === "distributor" && {
      key: "provider",
      title: TEXTS.provider,
      hideable: true,
      startsHidden: true,
      cell: ({ provider }) => PROVIDERS[provider] ?? provider,
    },
    {
      key: "status",
      title: TEXTS.status,
      cell: (charge) => <StatusCell {...charge} />,
    },
    {
      key: "amount",
      title: TEXTS.amount,
      align: "end",
      cell: ({ amountCents }) => <PriceText cents={amountCents} />,
    },
    {
      key: "held",
      title: TEXTS.held[side],
      align: "end",
      hideable: true,
      cell: ({ heldCents }) => <PriceText cents={heldCents} />,
    },
    {
      key: "createdAt",
      title: TEXTS.createdAt,
      sort: "createdAt",
      hideable: true,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      key: "expiresAt",
      title: TEXTS.expiresAt,
      hideable: true,
      startsHidden: side === "distributor",
      cell: ({ expiresAt }) => <InstantText value={expiresAt} />,
    },
    {
      key: "paidAt",
      title: TEXTS.paidAt,
      hideable: true,
      startsHidden: true,
      cell: ({ paidAt }) => (paidAt === null ? "—" : <InstantText value={paidAt} />),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The state of a charge; of an open one with the way to where it is paid, its second copy. */
function StatusCell({ status, requestId, code, isPayable }: ListedCharge) {
  return (
    <>
      <Badge tone={TONES[status]}>{CHARGE_TEXTS.chargeStatuses[status]}</Badge>
      {isPayable && (
        <div>
          <LinkButton
            kind="link"
            href={`/checkout/${requestId}`}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(TEXTS.payNamed, { code })}
          >
            {TEXTS.pay}
          </LinkButton>
        </div>
      )}
    </>
  );
}
