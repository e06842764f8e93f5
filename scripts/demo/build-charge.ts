import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { sandboxFeeOf } from "#domain/payments/payer-deed.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { buildPixBrCode } from "#domain/payments/pix-br-code.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import type { charge, paymentEntry } from "#worker/db/schema/payments.ts";

const STATUSES = { requested: "pending", received: "paid", cancelled: "expired" } as const;
const PAID_AFTER_MS = 12 * 60_000;

/** The Pix charge of an order of the history: paid within minutes, left to expire, or still open until tomorrow. */
export function buildCharge({
  tenant,
  id: requestId,
  code,
  createdAt,
  today,
  totalCents,
  payment,
}: {
  tenant: DemoTenant;
  /** Id of the order. */
  id: string;
  code: string;
  createdAt: string;
  today: string;
  totalCents: number;
  payment: Exclude<PaymentStatus, "notRequested">;
}): typeof charge.$inferInsert {
  const { slug, settings } = tenant;
  const { pixKey, receiverName, receiverCity, chargeTtlMinutes } = settings.payments;
  const providerChargeId = demoId("sbx", slug, code);
  const expiresOn = payment === "requested" ? addDays(today, 1) : null;
  const later = (ms: number) => new Date(Date.parse(createdAt) + ms).toISOString();
  return {
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("chg", slug, code),
    requestId,
    provider: "sandbox",
    providerChargeId,
    method: "pix",
    status: STATUSES[payment],
    amountCents: totalCents,
    instrument: {
      method: "pix",
      brCode: buildPixBrCode({
        key: pixKey,
        name: receiverName,
        city: receiverCity,
        amountCents: totalCents,
        txid: providerChargeId.replace(/^sbx_/, "").slice(-25),
        description: code,
      }),
    },
    expiresAt: expiresOn === null ? later(chargeTtlMinutes * 60_000) : `${expiresOn}T21:00:00.000Z`,
    dueOn: expiresOn ?? calendarDayIn(createdAt, settings.timeZone),
    paidAt: payment === "received" ? later(PAID_AFTER_MS) : null,
    createdAt,
  };
}

/** The ledger of an order with one charge; of one that was paid, the provider keeps its fee and pays the rest out at once,
 *  as it does with a Pix. */
export function entriesOf(
  {
    distributorId,
    requestId,
    id,
    amountCents,
    createdAt,
    expiresAt,
    paidAt,
    provider,
  }: typeof charge.$inferInsert,
  payment: Exclude<PaymentStatus, "notRequested">,
): (typeof paymentEntry.$inferInsert)[] {
  const ended = payment === "received" ? (paidAt ?? createdAt) : expiresAt;
  const told = (what: string) => ({
    ...{ provider, providerEventId: demoId("evt", what, id), occurredAt: ended, chargeId: id },
  });
  const feeCents = sandboxFeeOf("pix", amountCents);
  const lines: Pick<typeof paymentEntry.$inferInsert, "kind" | "chargeId" | "amountCents" | "occurredAt">[] =
    [
      { kind: "created", chargeId: id, amountCents, occurredAt: createdAt },
      ...(payment === "received"
        ? [
            { ...told("paid"), kind: "paid" as const, amountCents },
            { ...told("fee"), kind: "fee" as const, amountCents: feeCents },
            { ...told("paidOut"), kind: "paidOut" as const, amountCents: amountCents - feeCents },
          ]
        : []),
      ...(payment === "cancelled"
        ? [
            { ...told("expired"), kind: "expired" as const, amountCents: 0 },
            { kind: "calledOff" as const, chargeId: null, amountCents: 0, occurredAt: ended },
          ]
        : []),
    ];
  return lines.map((line, index) => ({
    ...line,
    ...{ distributorId, requestId, seq: index + 1, createdAt: line.occurredAt },
  }));
}
