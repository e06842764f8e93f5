import * as z from "zod";
import { lineOf, slipDays } from "#domain/payments/boleto.ts";
import { CARD_MINUTES } from "#domain/payments/charge.ts";
import { type CardMethod, isCard } from "#domain/settings/charge-methods.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { callMercadoPago, MERCADO_PAGO, type MercadoPagoAccess } from "./call-mercado-pago.ts";
import {
  cardReference,
  chargeOf,
  endEventId,
  endOfCard,
  eventsOf,
  isCardCharge,
  type MercadoPagoPayment,
  MercadoPagoPaymentSchema,
  type MercadoPagoPreferences,
  MercadoPagoPreferenceSchema,
  MercadoPagoPreferencesSchema,
  MercadoPagoRefundSchema,
  MercadoPagoSearchSchema,
  refundEventId,
} from "./mercado-pago-payment.ts";
import { assertNotificationSigned } from "./mercado-pago-signature.ts";
import type {
  BookedPayment,
  MadeCharge,
  PaymentGateway,
  ProviderBooks,
  WantedCharge,
} from "./payment-gateway.ts";

/** The provider accepts no Pix that is open for less, nor for more. */
const MIN_TTL_MINUTES = 30;
const MAX_TTL_MINUTES = 30 * 24 * 60;

/** Payments in one answer of a search, and the most of a day that are read. */
const PAGE_SIZE = 100;
const MAX_LISTED = 1_000;

export interface MercadoPagoSettings extends MercadoPagoAccess {
  /** Secrets by which a notification may be signed: the present one, and those of shortly before. */
  secretsAt(now: Date): readonly string[];
  /** Where the provider tells what happens to a charge. */
  notificationUrl: string;
  /** For how long a Pix is open. */
  chargeTtlMinutes: number;
  /** Business days until a slip is due. */
  boletoDays: number;
}

const NotificationSchema = z.object({ type: z.string().max(60).optional() });

/** Mercado Pago over HTTP, charging by Pix and boleto, and by card on a page of its own. Its notifications say only which payment changed; what happened to it is asked
 *  for, so that whoever knew the secret could still not invent money. */
export function createMercadoPagoGateway(settings: MercadoPagoSettings): PaymentGateway & {
  readonly books: ProviderBooks;
  /** Asks for something that only a right key gets.
   *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
  tryOut(): Promise<void>;
} {
  function getPayment(id: string): Promise<MercadoPagoPayment> {
    return callMercadoPago(settings, {
      ...{ method: "GET", path: `/v1/payments/${encodeURIComponent(id)}`, answer: MercadoPagoPaymentSchema },
    });
  }

  /** Sends money of one payment back. */
  async function sendBack(paymentId: string, { amountCents, key }: { amountCents: number; key: string }) {
    const { id } = await callMercadoPago(settings, {
      ...{ method: "POST", path: `/v1/payments/${encodeURIComponent(paymentId)}/refunds`, key },
      ...{ body: { amount: centsToReais(amountCents) }, answer: MercadoPagoRefundSchema },
    });
    return { id: refundEventId(id) };
  }

  /** The payment of a Pix, or all that was tried with cards for one charge. */
  async function paymentsOf(providerChargeId: string): Promise<MercadoPagoPayment[]> {
    if (!isCardCharge(providerChargeId)) return [await getPayment(providerChargeId)];
    const { results } = await callMercadoPago(settings, {
      ...{ method: "GET", path: `/v1/payments/search?${String(referenceSearch(providerChargeId))}` },
      answer: MercadoPagoSearchSchema,
    });
    return results.flatMap((result) => MercadoPagoPaymentSchema.safeParse(result).data ?? []);
  }

  /** A page of the provider for cards, which alone sees them. Whoever asks for one again gets another for the same
   *  charge. */
  async function makeCardPage(wanted: WantedCharge, method: CardMethod): Promise<MadeCharge> {
    const reference = cardReference(wanted.key);
    const expiresAt = new Date(wanted.now.getTime() + CARD_MINUTES * 60_000).toISOString();
    const page = await callMercadoPago(settings, {
      ...{ method: "POST", path: "/checkout/preferences", key: wanted.key },
      ...{ answer: MercadoPagoPreferenceSchema },
      body: cardPageOf(wanted, {
        ...{ method, reference, expiresAt, notificationUrl: settings.notificationUrl },
      }),
    });
    if (page.external_reference !== reference) throw unreadable();
    return { providerChargeId: reference, instrument: { method, url: page.init_point }, expiresAt };
  }

  /** A slip of the provider's bank. Its bars hold its sum and are checked, as a payer trusts them.
   *  @source https://www.mercadopago.com.br/developers/pt/reference/payments/_payments/post */
  async function makeSlip(wanted: WantedCharge): Promise<MadeCharge> {
    const { key, now, amountCents, payer, orderCode } = wanted;
    const { address } = payer;
    // The central bank wants to know where who pays lives.
    if (address === null) throw new DomainError("PAYER_ADDRESS_MISSING", { orderCode });
    const { dueDate, expiresAt } = slipDays(now, settings.boletoDays);
    const [firstName = "", ...names] = payer.name.trim().split(/\s+/);
    const asked = paymentOf(wanted, settings.notificationUrl);
    const payment = await callMercadoPago(settings, {
      ...{ method: "POST", path: "/v1/payments", key, answer: MercadoPagoPaymentSchema },
      body: {
        ...asked,
        payment_method_id: "bolbradesco",
        date_of_expiration: `${dueDate}T23:59:59.000-03:00`,
        payer: {
          ...asked.payer,
          ...{ first_name: firstName, last_name: names.join(" ") || firstName },
          address: {
            ...{ zip_code: address.zipCode, street_name: address.street, street_number: address.number },
            ...{ neighborhood: address.neighborhood, city: address.city, federal_unit: address.state },
          },
        },
      },
    });
    const barcode = payment.barcode?.content ?? "";
    const isRight = /^\d{44}$/.test(barcode) && Number(barcode.slice(9, 19)) === amountCents;
    if (!isRight || payment.transaction_amount !== amountCents) throw unreadable();
    return {
      providerChargeId: payment.id,
      instrument: { method: "boleto", barcode, line: lineOf(barcode), dueDate },
      expiresAt,
    };
  }

  async function cardPagesOf(reference: string): Promise<MercadoPagoPreferences["elements"]> {
    const { elements } = await callMercadoPago(settings, {
      ...{ method: "GET", path: `/checkout/preferences/search?${String(referenceSearch(reference))}` },
      answer: MercadoPagoPreferencesSchema,
    });
    return elements;
  }

  /** Lets nobody begin to pay a charge by card any more. */
  async function closeCardPages(reference: string): Promise<void> {
    for (const { id } of await cardPagesOf(reference)) {
      await callMercadoPago(settings, {
        ...{ method: "PUT", path: `/checkout/preferences/${encodeURIComponent(id)}` },
        body: { expires: true, expiration_date_to: "2020-01-01T00:00:00.000+00:00" },
        answer: MercadoPagoPreferenceSchema,
      });
    }
  }

  return {
    provider: MERCADO_PAGO,

    async createCharge(wanted) {
      if (isCard(wanted.method)) return makeCardPage(wanted, wanted.method);
      if (wanted.method === "boleto") return makeSlip(wanted);
      const expiresAt = expiryOf(wanted.now, settings.chargeTtlMinutes);
      const payment = await callMercadoPago(settings, {
        ...{ method: "POST", path: "/v1/payments", key: wanted.key, answer: MercadoPagoPaymentSchema },
        body: {
          ...paymentOf(wanted, settings.notificationUrl),
          payment_method_id: "pix",
          date_of_expiration: expiresAt.replace("Z", "+00:00"),
        },
      });
      const brCode = payment.point_of_interaction?.transaction_data?.qr_code ?? "";
      // A payer must not see another sum than the order's, whatever the provider answers.
      if (brCode === "" || payment.transaction_amount !== wanted.amountCents) throw unreadable();
      return {
        providerChargeId: payment.id,
        instrument: { method: "pix", brCode },
        expiresAt: payment.date_of_expiration ?? expiresAt,
      };
    },

    async refund({ providerChargeId, ...refund }) {
      if (!isCardCharge(providerChargeId)) return sendBack(providerChargeId, refund);
      // Always in the same order: whoever repeats a refund gets its answer from the payment that it was of, before another
      // one is asked. A payment that holds too little refuses.
      const charged = (await paymentsOf(providerChargeId))
        .filter((one) => one.date_approved)
        .sort((one, other) => Number(one.id) - Number(other.id));
      for (const { id } of charged) {
        try {
          return await sendBack(id, refund);
        } catch (error) {
          if (!isDomainError(error, "PAYMENT_PROVIDER_REFUSED")) throw error;
        }
      }
      throw refused();
    },

    async readEvents({ headers, query, body, now }) {
      const dataId = query.get("data.id") ?? "";
      assertNotificationSigned({ secrets: settings.secretsAt(now), headers, dataId, now });
      const type = query.get("type") ?? NotificationSchema.safeParse(parse(body)).data?.type;
      if (type !== "payment") return [];
      try {
        return eventsOf(await getPayment(dataId));
      } catch (error) {
        if (!isDomainError(error, "PAYMENT_PROVIDER_REFUSED")) throw error;
        throw new DomainError("NOT_FOUND", { entity: "charge", id: dataId });
      }
    },

    books: {
      endEventId,

      async readCharge(id, now) {
        const payments = await paymentsOf(id);
        const events = payments.flatMap(eventsOf);
        if (!isCardCharge(id)) return events;
        return [...events, ...endOfCard(id, { payments, pages: await cardPagesOf(id), now })];
      },

      async listDay(day, of) {
        const payments: BookedPayment[] = [];
        let isComplete = true;
        for (let offset = 0; ; offset += PAGE_SIZE) {
          const { results, paging } = await callMercadoPago(settings, {
            ...{ method: "GET", path: `/v1/payments/search?${String(daySearch(day, of, offset))}` },
            answer: MercadoPagoSearchSchema,
          });
          for (const result of results) {
            const read = MercadoPagoPaymentSchema.safeParse(result);
            if (read.success) {
              payments.push({ ...chargeOf(read.data), events: eventsOf(read.data) });
            } else isComplete = false;
          }
          const isLast = results.length === 0 || offset + PAGE_SIZE >= (paging?.total ?? 0);
          if (isLast) return { payments, isComplete };
          if (offset + PAGE_SIZE >= MAX_LISTED) return { payments, isComplete: false };
        }
      },

      async cancel(id) {
        if (isCardCharge(id)) return closeCardPages(id);
        await callMercadoPago(settings, {
          ...{ method: "PUT", path: `/v1/payments/${encodeURIComponent(id)}`, body: { status: "cancelled" } },
          answer: MercadoPagoPaymentSchema,
        });
      },
    },

    async tryOut() {
      await callMercadoPago(settings, {
        ...{ method: "GET", path: "/v1/payments/search?limit=1", answer: MercadoPagoSearchSchema },
      });
    },
  };
}

const RANGES = { changes: "date_last_updated", payouts: "money_release_date" } as const;

/** A page of the payments to which something happened on a day by the clock of Brasília, or whose money was due then.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/payments/_payments_search/get */
function daySearch(day: string, of: keyof typeof RANGES, offset: number): URLSearchParams {
  const range = RANGES[of];
  return new URLSearchParams({
    ...{ range, begin_date: `${day}T00:00:00.000-03:00` },
    ...{ end_date: `${day}T23:59:59.999-03:00`, sort: range, criteria: "asc" },
    ...{ limit: String(PAGE_SIZE), offset: String(offset) },
  });
}

function referenceSearch(reference: string): URLSearchParams {
  return new URLSearchParams({ external_reference: reference, limit: String(PAGE_SIZE) });
}

/** What a page for cards does not take: every other way to pay than the one that was chosen. */
const OTHER_TYPES = {
  credito: ["debit_card", "prepaid_card"],
  debito: ["credit_card", "prepaid_card"],
} as const satisfies Record<CardMethod, readonly string[]>;
const NO_CARDS = ["ticket", "bank_transfer", "atm", "digital_wallet", "digital_currency", "voucher_card"];

/** @source https://www.mercadopago.com.br/developers/pt/reference/preferences/_checkout_preferences/post */
function cardPageOf(
  { orderCode, amountCents, installments, returnUrl, payer }: WantedCharge,
  {
    method,
    reference,
    expiresAt,
    notificationUrl,
  }: { method: CardMethod; reference: string; expiresAt: string; notificationUrl: string },
) {
  return {
    items: [
      {
        ...{ id: orderCode, title: orderCode, quantity: 1, currency_id: "BRL" },
        unit_price: centsToReais(amountCents),
      },
    ],
    external_reference: reference,
    notification_url: `${notificationUrl}?source_news=webhooks`,
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    auto_return: "approved",
    expires: true,
    expiration_date_to: expiresAt.replace("Z", "+00:00"),
    payment_methods: {
      excluded_payment_types: [...NO_CARDS, ...OTHER_TYPES[method]].map((id) => ({ id })),
      installments: method === "credito" ? installments : 1,
    },
    payer: {
      name: payer.name,
      ...(payer.email === "" ? {} : { email: payer.email }),
      ...identificationOf(payer),
      // Tells the provider's own check of fraud where the buyer lives.
      ...(payer.address && {
        address: {
          ...{ zip_code: payer.address.zipCode, street_name: payer.address.street },
          street_number: payer.address.number,
        },
      }),
    },
  };
}

/** A payer's CPF or CNPJ, as far as known. */
function identificationOf({ document }: WantedCharge["payer"]) {
  if (document === null) return {};
  return { identification: { type: document.length === 11 ? "CPF" : "CNPJ", number: document } };
}

function expiryOf(now: Date, ttlMinutes: number): string {
  const minutes = Math.min(Math.max(ttlMinutes, MIN_TTL_MINUTES), MAX_TTL_MINUTES);
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}

/** What a Pix and a slip have in common.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/payments/_payments/post */
function paymentOf({ key, orderCode, amountCents, payer }: WantedCharge, notificationUrl: string) {
  return {
    transaction_amount: centsToReais(amountCents),
    description: orderCode,
    external_reference: key,
    // Without this the older kind of notification, which is not signed, would come as well.
    notification_url: `${notificationUrl}?source_news=webhooks`,
    payer: {
      // The provider wants an address. One of the portal's own goes to nobody else.
      email: payer.email === "" ? `pagador@${new URL(notificationUrl).hostname}` : payer.email,
      first_name: payer.name,
      ...identificationOf(payer),
    },
  };
}

function refused() {
  return new DomainError("PAYMENT_PROVIDER_REFUSED", { provider: MERCADO_PAGO, problem: "refused" });
}

function unreadable() {
  return new DomainError("PAYMENT_PROVIDER_UNAVAILABLE", { provider: MERCADO_PAGO, problem: "unreadable" });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
