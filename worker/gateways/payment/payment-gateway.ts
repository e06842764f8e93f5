import * as z from "zod";
import type { ChargeInstrument } from "#domain/payments/charge.ts";
import type { ChargeMethod } from "#domain/settings/charge-methods.ts";

/** A charge to create at a payment provider. */
export interface WantedCharge {
  method: ChargeMethod;
  /** The same for every attempt at one charge, which is made once. */
  key: string;
  orderCode: string;
  amountCents: number;
  /** Most installments of a card; 1 for paying at once. */
  installments: number;
  /** Where a payer comes from and goes back to. */
  returnUrl: string;
  payer: Payer;
  now: Date;
}

/** What a provider wants to know of a payer. */
export interface Payer {
  name: string;
  /** Empty where nobody told it. */
  email: string;
  /** Digits of a CPF or CNPJ, as far as known. */
  document: string | null;
  /** Where the invoice goes; null where nobody told it. */
  address: {
    zipCode: string;
    street: string;
    number: string;
    neighborhood: string;
    city: string;
    /** Two letters. */
    state: string;
  } | null;
}

/** A charge as the provider made it. */
export interface MadeCharge {
  /** The provider's own id of the charge. */
  providerChargeId: string;
  instrument: ChargeInstrument;
  expiresAt: string;
}

/** An event of a provider, in our terms. */
export const PaymentEventSchema = z
  .object({
    id: z.string().min(1).max(100),
    type: z.enum([
      "charge.paid",
      "charge.expired",
      "charge.refunded",
      "charge.charged-back",
      "charge.declined",
      "charge.fee",
      "charge.paid-out",
    ]),
    providerChargeId: z.string().min(1).max(100),
    /** What was paid, sent back, taken back, refused, kept as a fee or paid out; of an end, whatever the charge asked for. */
    amountCents: z.int().min(0),
    /** Of a card that was refused: its first six and last four digits, as far as told. */
    card: z
      .string()
      .regex(/^\d{6}\*\d{4}$/)
      .nullish(),
    occurredAt: z.iso.datetime(),
  })
  .refine(({ type, amountCents }) => type === "charge.expired" || amountCents !== 0, {
    path: ["amountCents"],
  });
export type PaymentEvent = z.infer<typeof PaymentEventSchema>;

/** What a provider sent. */
export interface Delivery {
  headers: Headers;
  /** Of the address that it was sent to. */
  query: URLSearchParams;
  body: string;
}

/** A payment in a provider's books. */
export interface BookedPayment {
  providerChargeId: string;
  /** The key that its charge was made by; empty for a payment of somebody else. */
  key: string;
  events: readonly PaymentEvent[];
}

/** What a provider with books of its own can be asked for, and told, at any time. */
export interface ProviderBooks {
  /** What happened to a charge until now; of one by card also that its page is over, which no payment tells.
   *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED, also for a charge that it does not know */
  readCharge(providerChargeId: string, now: Date): Promise<readonly PaymentEvent[]>;
  /** Takes back a charge that nobody has paid.
   *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED, also for one that was paid */
  cancel(providerChargeId: string): Promise<void>;
  /** Payments to which something happened on a calendar day in Brazil, or whose money was to be paid out on it.
   *  @returns also whether these are all of them
   *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
  listDay(
    day: string,
    of: "changes" | "payouts",
  ): Promise<{ payments: readonly BookedPayment[]; isComplete: boolean }>;
  /** Id of the event by which the provider tells that a charge is over. */
  endEventId(providerChargeId: string): string;
}

/** A payment provider. */
export interface PaymentGateway {
  readonly provider: string;
  /** Null for a provider that knows a charge only from us. */
  readonly books: ProviderBooks | null;
  createCharge(wanted: WantedCharge): Promise<MadeCharge>;
  /** Sends money of a charge back to its payer.
   *  @param refund.key - the same for every attempt at one refund, which is made once
   *  @returns the provider's id of the refund */
  refund(refund: { providerChargeId: string; amountCents: number; key: string }): Promise<{ id: string }>;
  /** Verifies a delivery and reads what happened to a charge.
   *  @throws DomainError SIGNATURE_INVALID, INVALID_JSON, INVALID_BODY, NOT_FOUND for a charge that the provider does not
   *    know, PAYMENT_PROVIDER_UNAVAILABLE */
  readEvents(delivery: Delivery & { now: Date }): Promise<readonly PaymentEvent[]>;
}
