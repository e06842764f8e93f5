import * as z from "zod";
import { reaisToCents } from "#domain/shared/money.ts";
import type { PaymentEvent } from "./payment-gateway.ts";

/** An instant as Mercado Pago writes it, with an offset: `2026-05-25T13:01:02.000-03:00`. */
const InstantSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const ReaisSchema = z.number().min(0).max(100_000_000).transform(reaisToCents);
/** Ids are numbers; nobody calculates with them. */
const IdSchema = z.union([z.int().min(0), z.string().regex(/^\d{1,20}$/)]).transform(String);

const RefundSchema = z.object({
  id: IdSchema,
  amount: ReaisSchema,
  status: z.string().nullish(),
  date_created: InstantSchema.nullish(),
});

/** What of a payment concerns us. Unknown statuses are read, and tell nothing.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/payments/_payments_id/get */
export const MercadoPagoPaymentSchema = z.object({
  id: IdSchema,
  status: z.string().max(60),
  status_detail: z.string().max(120).nullish(),
  transaction_amount: ReaisSchema,
  external_reference: z.string().max(256).nullish(),
  date_created: InstantSchema,
  date_last_updated: InstantSchema.nullish(),
  date_approved: InstantSchema.nullish(),
  date_of_expiration: InstantSchema.nullish(),
  refunds: z.array(RefundSchema).max(1_000).nullish(),
  fee_details: z
    .array(z.object({ fee_payer: z.string().max(60).nullish(), amount: ReaisSchema }))
    .max(100)
    .nullish(),
  /** When the money is at the seller's disposal, and whether it is. */
  money_release_date: InstantSchema.nullish(),
  money_release_status: z.string().max(60).nullish(),
  transaction_details: z.object({ net_received_amount: ReaisSchema.nullish() }).nullish(),
  /** Of a card: what may be told of its number. */
  card: z
    .object({
      first_six_digits: z.string().max(8).nullish(),
      last_four_digits: z.string().max(4).nullish(),
    })
    .nullish(),
  /** Of a slip: its 44 digits. */
  barcode: z.object({ content: z.string().max(60).nullish() }).nullish(),
  point_of_interaction: z
    .object({ transaction_data: z.object({ qr_code: z.string().max(1_000).nullish() }).nullish() })
    .nullish(),
});
export type MercadoPagoPayment = z.infer<typeof MercadoPagoPaymentSchema>;

/** An answer to a refund. */
export const MercadoPagoRefundSchema = RefundSchema;

/** A page of the provider on which a charge is paid by card.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/preferences/_checkout_preferences/post */
export const MercadoPagoPreferenceSchema = z.object({
  id: z.string().min(1).max(100),
  init_point: z.url({ protocol: /^https?$/ }).max(500),
  external_reference: z.string().max(256).nullish(),
});

/** Found pages for cards, with the instants until which somebody may begin to pay there.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/preferences/_checkout_preferences_search/get */
export const MercadoPagoPreferencesSchema = z.object({
  elements: z.array(
    z.object({ id: z.string().min(1).max(100), expiration_date_to: InstantSchema.nullish().catch(null) }),
  ),
});
export type MercadoPagoPreferences = z.infer<typeof MercadoPagoPreferencesSchema>;

const CARD_PREFIX = "cartao:";

/** What we call a charge by card at the provider: it may be paid by several payments, some of which a bank refuses, so
 *  that none of theirs names it. */
export function cardReference(key: string): string {
  return `${CARD_PREFIX}${key}`;
}

/** Whether a charge is one by card, by its id at the provider. */
export function isCardCharge(providerChargeId: string): boolean {
  return providerChargeId.startsWith(CARD_PREFIX);
}

/** The charge of a payment, and the key that it was made by: a Pix is its payment. */
export function chargeOf({ id, external_reference: reference }: MercadoPagoPayment) {
  const named = reference ?? "";
  return isCardCharge(named)
    ? { providerChargeId: named, key: named.slice(CARD_PREFIX.length) }
    : { providerChargeId: id, key: named };
}

/** That nobody can pay a charge by card any more; nothing while a page is open, or a payment is or may yet be approved. */
export function endOfCard(
  providerChargeId: string,
  {
    payments,
    pages,
    now,
  }: { payments: readonly MercadoPagoPayment[]; pages: MercadoPagoPreferences["elements"]; now: Date },
): PaymentEvent[] {
  const isOpen = payments.some(({ status }) => status !== "rejected" && status !== "cancelled");
  const ends = pages.map(({ expiration_date_to: end }) => end ?? "9999");
  const last = ends.sort().at(-1);
  if (isOpen || last === undefined || last > now.toISOString()) return [];
  return [
    {
      ...{ id: endEventId(providerChargeId), type: "charge.expired", providerChargeId, amountCents: 0 },
      occurredAt: last,
    },
  ];
}

/** A page of found payments; what they are is read one by one, since an account has payments of other kinds, too. */
export const MercadoPagoSearchSchema = z.object({
  results: z.array(z.unknown()),
  paging: z.object({ total: z.int().min(0) }).nullish(),
});

/** The name of a refund's event: what its answer and the provider's later news have in common. */
export function refundEventId(refundId: string): string {
  return `refunded ${refundId}`;
}

/** The name of a payment's end: what our own cancelling and the provider's news have in common. */
export function endEventId(providerChargeId: string): string {
  return `expired ${providerChargeId}`;
}

/** A card as far as its number may be told; null where it is not. */
function cardOf({ card }: MercadoPagoPayment): string | null {
  const [first, last] = [card?.first_six_digits ?? "", card?.last_four_digits ?? ""];
  return /^\d{6}\d{0,2}$/.test(first) && /^\d{4}$/.test(last) ? `${first.slice(0, 6)}*${last}` : null;
}

/** All that a payment tells of a charge, however often it is told: an event's id is made of what happened, not of who told
 *  it. A dispute tells only once the money is gone for good; until then it is still held, and one that is won tells
 *  nothing. */
export function eventsOf(payment: MercadoPagoPayment): PaymentEvent[] {
  const { id, status, status_detail: detail, transaction_amount: amountCents } = payment;
  const { providerChargeId } = chargeOf(payment);
  const changedAt = payment.date_last_updated ?? payment.date_created;
  const refunds = (payment.refunds ?? []).filter((one) => (one.status ?? "approved") === "approved");
  const refundedCents = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const lostCents = status === "charged_back" && detail === "settled" ? amountCents - refundedCents : 0;
  const feeCents = (payment.fee_details ?? [])
    .filter(({ fee_payer: payer }) => payer === "collector")
    .reduce((sum, { amount }) => sum + amount, 0);
  const isOut = payment.money_release_status === "released";
  const netCents = isOut ? (payment.transaction_details?.net_received_amount ?? 0) : 0;
  const isLost = (status === "cancelled" || status === "rejected") && !payment.date_approved;
  // Whose card was refused may try another.
  const isOver = isLost && !isCardCharge(providerChargeId);
  const isDeclined = isLost && status === "rejected" && isCardCharge(providerChargeId);
  return [
    ...(payment.date_approved && amountCents > 0
      ? [
          event({
            id: `paid ${id}`,
            type: "charge.paid",
            amountCents,
            at: payment.date_approved,
          }),
        ]
      : []),
    ...(payment.date_approved && feeCents > 0
      ? [event({ id: `fee ${id}`, type: "charge.fee", amountCents: feeCents, at: payment.date_approved })]
      : []),
    ...refunds
      .filter(({ amount }) => amount > 0)
      .map(({ id: refundId, amount, date_created: at }) =>
        event({
          id: refundEventId(refundId),
          type: "charge.refunded",
          amountCents: amount,
          at: at ?? changedAt,
        }),
      ),
    ...(lostCents > 0
      ? [
          event({
            ...{ id: `charged back ${id}`, type: "charge.charged-back" },
            ...{ amountCents: lostCents, at: changedAt },
          }),
        ]
      : []),
    ...(netCents > 0
      ? [
          event({
            ...{ id: `paid out ${id}`, type: "charge.paid-out" },
            ...{ amountCents: netCents, at: payment.money_release_date ?? changedAt },
          }),
        ]
      : []),
    ...(isOver
      ? [event({ id: endEventId(providerChargeId), type: "charge.expired", amountCents, at: changedAt })]
      : []),
    ...(isDeclined
      ? [
          {
            ...event({ id: `declined ${id}`, type: "charge.declined", amountCents, at: changedAt }),
            card: cardOf(payment),
          },
        ]
      : []),
  ];

  function event({ at, ...facts }: Pick<PaymentEvent, "id" | "type" | "amountCents"> & { at: string }) {
    return { ...facts, providerChargeId, occurredAt: at } satisfies PaymentEvent;
  }
}
