import { createHmac, randomUUID } from "node:crypto";
import * as z from "zod";
import { buildBoleto } from "#domain/payments/boleto.ts";
import { DEMO_PAYMENT_SECRET, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";

/** What a local payment provider remembers of a payment, in Mercado Pago's names. */
interface Payment {
  id: number;
  payment_method_id: string;
  payment_type_id: "bank_transfer" | "ticket" | "credit_card" | "debit_card";
  status: "pending" | "approved" | "rejected" | "refunded" | "cancelled" | "charged_back";
  status_detail: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  date_created: string;
  date_last_updated: string;
  date_approved: string | null;
  date_of_expiration: string | null;
  external_reference: string;
  description: string;
  notification_url: string;
  payer: { email: string };
  /** Of a card. */
  card?: { first_six_digits: string; last_four_digits: string };
  money_release_date: string | null;
  money_release_status: "pending" | "released" | null;
  refunds: { id: number; payment_id: number; amount: number; status: "approved"; date_created: string }[];
}

const WantedSchema = z.object({
  transaction_amount: z.number().min(0.01),
  description: z.string(),
  payment_method_id: z.enum(["pix", "bolbradesco"]),
  external_reference: z.string().max(64),
  notification_url: z.url(),
  date_of_expiration: z.iso.datetime({ offset: true }),
  payer: z.object({
    email: z.email(),
    address: z
      .object({
        ...{ zip_code: z.string().min(8), street_name: z.string().min(1), street_number: z.string().min(1) },
        ...{ neighborhood: z.string().min(1), city: z.string().min(1), federal_unit: z.string().length(2) },
      })
      .optional(),
  }),
});
const PreferenceSchema = z.object({
  items: z
    .array(
      z.object({
        title: z.string(),
        quantity: z.int().min(1),
        currency_id: z.literal("BRL"),
        unit_price: z.number().min(0.01),
      }),
    )
    .min(1),
  external_reference: z.string().max(256),
  notification_url: z.url(),
  back_urls: z.object({ success: z.url(), pending: z.url(), failure: z.url() }),
  auto_return: z.literal("approved"),
  expires: z.literal(true),
  expiration_date_to: z.iso.datetime({ offset: true }),
  payment_methods: z.object({
    excluded_payment_types: z.array(z.object({ id: z.string() })),
    installments: z.int().min(1).max(36),
  }),
  payer: z.object({ name: z.string(), email: z.email().optional() }),
});
const PreferenceChangeSchema = PreferenceSchema.pick({ expires: true, expiration_date_to: true });

/** A page on which a payer types a card, in Mercado Pago's names. */
interface Preference extends z.infer<typeof PreferenceSchema> {
  id: string;
  init_point: string;
}

const RefundSchema = z.object({ amount: z.number().min(0.01).optional() });

/** What the provider keeps of a payment, and when the rest is the seller's. */
const FEES = { bank_transfer: 0.0099, ticket: 3.49, credit_card: 0.0498, debit_card: 0.0199 } as const;
const RELEASE_DAYS = 14;

/** How long the provider lets a Pix be open: from 30 minutes to 30 days. */
const TTL_MINUTES = { least: 29, most: 43_201 };

/** A notification that the provider sends. */
export interface Notification {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What a payer, or somebody at the provider, does to a payment. */
export const DEEDS = ["pay", "refund", "charge-back", "expire", "release"] as const;
export type Deed = (typeof DEEDS)[number];

/** A payment provider in Mercado Pago's format, in memory: one for each server or test.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/payments: create, read, search, cancel, refund;
 *  …/reference/preferences: create, search, update */
export function createPaymentNetwork({ now = () => new Date() }: { now?: () => Date } = {}) {
  const payments = new Map<number, Payment>();
  const preferences = new Map<string, Preference>();
  const byKey = new Map<string, Response>();
  const calls = new Map<string, number>();
  let lastId = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);

  /** Answers a call; null for no answer at all. */
  async function answer(request: Request): Promise<Response | null> {
    const token = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
    const call = (calls.get(token) ?? 0) + 1;
    calls.set(token, call);
    if (!token.startsWith(DEMO_PAYMENT_TOKEN)) return failed(401, "unauthorized", "invalid access token");
    switch (token.slice(DEMO_PAYMENT_TOKEN.length)) {
      case "":
        return act(request);
      case "-lenta":
        return null;
      case "-quebrada":
        return failed(500, "internal_error", `internal error of ${token}`);
      case "-instavel":
        return call % 2 === 1 ? failed(503, "unavailable", "try again") : act(request);
      case "-ilegivel":
        return new Response("<html>Manutenção</html>");
      default:
        return failed(401, "unauthorized", "invalid access token");
    }
  }

  async function act(request: Request): Promise<Response> {
    const { pathname, searchParams, origin } = new URL(request.url);
    const [, id, more] = /^\/v1\/payments(?:\/([^/]+))?(\/refunds)?$/.exec(pathname) ?? [];
    const body: unknown = request.method === "GET" ? undefined : await request.json().catch(() => undefined);
    if (pathname === "/v1/payments/search") return search(searchParams);
    if (pathname.startsWith("/checkout/preferences")) return actOnPreferences(request, body, origin);
    if (pathname === "/v1/payments" && request.method === "POST") return once(request, () => create(body));
    const payment = payments.get(Number(id));
    if (payment === undefined) return failed(404, "not_found", "Payment not found");
    if (more !== undefined && request.method === "POST") {
      return once(request, () => {
        const wanted = RefundSchema.safeParse(body ?? {});
        return wanted.success ? refund(payment, wanted.data.amount) : failed(400, "bad_request", "amount");
      });
    }
    if (request.method === "GET") return Response.json(shown(payment));
    if (payment.status !== "pending") return failed(400, "bad_request", "The action requested is not valid");
    change(payment, { status: "cancelled", status_detail: "by_collector" });
    return Response.json(shown(payment));
  }

  function actOnPreferences(request: Request, body: unknown, origin: string): Response {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST") {
      const wanted = PreferenceSchema.safeParse(body);
      if (!wanted.success) return failed(400, "bad_request", "Params Error");
      const id = `1234567890-${randomUUID()}`;
      const made = { ...wanted.data, id, init_point: `${origin}/checkout/v1/redirect?pref_id=${id}` };
      preferences.set(id, made);
      return Response.json(made, { status: 201 });
    }
    if (request.method === "GET") {
      const reference = searchParams.get("external_reference");
      const elements = [...preferences.values()].filter((one) => one.external_reference === reference);
      return Response.json({ elements, total: elements.length });
    }
    const preference = preferences.get(pathname.slice("/checkout/preferences/".length));
    const change = PreferenceChangeSchema.safeParse(body);
    if (preference === undefined) return failed(404, "not_found", "Preference not found");
    if (!change.success) return failed(400, "bad_request", "Params Error");
    Object.assign(preference, change.data);
    return Response.json(preference);
  }

  /** Pays on a page for cards.
   *  @param isApproved - whether the card's bank agrees
   *  @param cardEnd - the card's last four digits; another card each time by default
   *  @returns the payment's id; null on a page that nobody made, or that is closed */
  function payByCard(
    preferenceId: string,
    { isApproved = true, cardEnd }: { isApproved?: boolean; cardEnd?: string | undefined } = {},
  ): number | null {
    const preference = preferences.get(preferenceId);
    if (preference === undefined || Date.parse(preference.expiration_date_to) <= now().getTime()) return null;
    const { items, payment_methods, external_reference, notification_url, payer } = preference;
    const isDebit = payment_methods.excluded_payment_types.some(({ id }) => id === "credit_card");
    const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    lastId += 1;
    const at = instant();
    payments.set(lastId, {
      ...{ id: lastId, transaction_amount: total, description: items[0]?.title ?? "" },
      ...(isDebit
        ? { payment_method_id: "debelo", payment_type_id: "debit_card" }
        : { payment_method_id: "master", payment_type_id: "credit_card" }),
      ...(isApproved
        ? { status: "approved", status_detail: "accredited", date_approved: at, ...unreleased() }
        : {
            ...{ status: "rejected", status_detail: "cc_rejected_other_reason", date_approved: null },
            ...{ money_release_date: null, money_release_status: null },
          }),
      ...{ transaction_amount_refunded: 0, refunds: [], external_reference, notification_url },
      ...{ date_created: at, date_last_updated: at, date_of_expiration: null },
      payer: { email: payer.email ?? "" },
      card: {
        first_six_digits: "503143",
        last_four_digits: cardEnd ?? String(lastId).padStart(4, "0").slice(-4),
      },
    });
    return lastId;
  }

  /** Does what a key stands for once; whoever repeats it gets the first answer. */
  function once(request: Request, act: () => Response): Response {
    const key = request.headers.get("x-idempotency-key");
    if (key === null) return failed(400, "bad_request", "Header X-Idempotency-Key can't be null");
    const at = `${new URL(request.url).pathname} ${key}`;
    const first = byKey.get(at) ?? act();
    byKey.set(at, first);
    return first.clone();
  }

  function create(body: unknown): Response {
    const wanted = WantedSchema.safeParse(body);
    if (!wanted.success) return failed(400, "bad_request", "Params Error");
    const minutes = (Date.parse(wanted.data.date_of_expiration) - now().getTime()) / 60_000;
    if (minutes < TTL_MINUTES.least || minutes > TTL_MINUTES.most) {
      return failed(400, "bad_request", "date_of_expiration");
    }
    const isSlip = wanted.data.payment_method_id === "bolbradesco";
    if (isSlip && wanted.data.payer.address === undefined) {
      return failed(400, "bad_request", "payer.address");
    }
    lastId += 1;
    const at = instant();
    const payment: Payment = {
      ...wanted.data,
      ...{ id: lastId, status: "pending", status_detail: "pending_waiting_transfer" },
      payment_type_id: isSlip ? "ticket" : "bank_transfer",
      ...{ transaction_amount_refunded: 0, date_approved: null, refunds: [] },
      ...{ money_release_date: null, money_release_status: null },
      ...{ date_created: at, date_last_updated: at },
    };
    payments.set(payment.id, payment);
    return Response.json(shown(payment), { status: 201 });
  }

  function refund(payment: Payment, asked?: number): Response {
    const left = payment.transaction_amount - payment.transaction_amount_refunded;
    const amount = asked ?? left;
    if (payment.status !== "approved" || amount > left + 0.001) {
      return failed(400, "bad_request", "Amount greater than amount to refund");
    }
    lastId += 1;
    const at = instant();
    const made = {
      id: lastId,
      payment_id: payment.id,
      amount,
      status: "approved" as const,
      date_created: at,
    };
    payment.refunds.push(made);
    const refunded = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100;
    const isWhole = refunded >= payment.transaction_amount;
    change(payment, {
      transaction_amount_refunded: refunded,
      ...(isWhole
        ? { status: "refunded", status_detail: "refunded" }
        : { status_detail: "partially_refunded" }),
    });
    return Response.json(made, { status: 201 });
  }

  function search(query: URLSearchParams): Response {
    const reference = query.get("external_reference");
    const limit = Number(query.get("limit") ?? 30);
    const offset = Number(query.get("offset") ?? 0);
    const [from, until] = [query.get("begin_date"), query.get("end_date")].map((date) =>
      Date.parse(date ?? ""),
    );
    const range = query.get("range") === "money_release_date" ? "money_release_date" : "date_last_updated";
    const found = [...payments.values()].filter(({ external_reference, [range]: at }) => {
      const atMs = Date.parse(at ?? "");
      const isOutside = atMs < (from ?? Number.NaN) || atMs > (until ?? Number.NaN);
      const isWithin = query.get("range") === null || (at !== null && !isOutside);
      return (reference === null || external_reference === reference) && isWithin;
    });
    const results = found.slice(offset, offset + limit).map(shown);
    return Response.json({ paging: { total: found.length, limit, offset }, results });
  }

  function change(payment: Payment, changes: Partial<Payment>): void {
    Object.assign(payment, changes, { date_last_updated: instant() });
  }

  /** An instant as the provider writes it, by the clock of Brasília. */
  function instant(): string {
    return new Date(now().getTime() - 3 * 3_600_000).toISOString().replace("Z", "-03:00");
  }

  /** Of money that has just come: it is the seller's after two weeks. */
  function unreleased() {
    const dueMs = now().getTime() + RELEASE_DAYS * 86_400_000 - 3 * 3_600_000;
    const money_release_date = new Date(dueMs).toISOString().replace("Z", "-03:00");
    return { money_release_date, money_release_status: "pending" as const };
  }

  /** Lets something happen to a payment.
   *  @param amount - reais that are sent back; all that is left by default
   *  @returns false for a payment that nobody made, or to which it cannot happen */
  function happen(id: number, deed: Deed, amount?: number): boolean {
    const payment = payments.get(id);
    if (payment === undefined) return false;
    if (deed === "refund") return refund(payment, amount).ok;
    if (deed === "release") {
      if (payment.status !== "approved" || payment.money_release_status !== "pending") return false;
      // The day came; nothing else about the payment is another.
      Object.assign(payment, { money_release_date: instant(), money_release_status: "released" });
      return true;
    }
    if (payment.status !== (deed === "charge-back" ? "approved" : "pending")) return false;
    if (deed === "pay") {
      change(payment, {
        ...{ status: "approved", status_detail: "accredited", date_approved: instant() },
        ...unreleased(),
      });
    } else if (deed === "expire") {
      change(payment, { status: "cancelled", status_detail: "expired" });
    } else {
      change(payment, { status: "charged_back", status_detail: "settled" });
    }
    return true;
  }

  /** What the provider tells of a payment: its id, signed.
   *  @param secret - another one for a forgery */
  function notificationOf(
    id: number,
    { secret = DEMO_PAYMENT_SECRET, at = now() }: { secret?: string; at?: Date } = {},
  ): Notification {
    const url = new URL(payments.get(id)?.notification_url ?? "http://nobody.test");
    url.searchParams.set("data.id", String(id));
    url.searchParams.set("type", "payment");
    const requestId = randomUUID();
    const ts = String(at.getTime());
    const v1 = createHmac("sha256", secret)
      .update(`id:${String(id)};request-id:${requestId};ts:${ts};`)
      .digest("hex");
    return {
      url: url.href,
      headers: {
        "content-type": "application/json",
        "x-request-id": requestId,
        "x-signature": `ts=${ts},v1=${v1}`,
      },
      body: JSON.stringify({
        ...{ action: "payment.updated", api_version: "v1", type: "payment", live_mode: false },
        ...{ data: { id: String(id) }, date_created: instant() },
      }),
    };
  }

  return {
    answer,
    happen,
    payByCard,
    notificationOf,
    /** Pages for cards so far, oldest first. */
    cardPages: (): readonly Readonly<Preference>[] => [...preferences.values()],
    callsWith: (token: string): number => calls.get(token) ?? 0,
    /** Payments so far, oldest first. */
    list: (): readonly Readonly<Payment>[] => [...payments.values()],
  };
}

export type PaymentNetwork = ReturnType<typeof createPaymentNetwork>;

/** A payment as the provider shows it. Its code is no Pix: nobody can pay it but this provider. */
function shown(payment: Payment) {
  const code = `00020126girassol-local-${String(payment.id)}6304FFFF`;
  const { payment_type_id: type, transaction_amount: amount, date_approved } = payment;
  const fee = Math.round((type === "ticket" ? FEES[type] : amount * FEES[type]) * 100) / 100;
  return {
    ...payment,
    ...(date_approved === null
      ? { fee_details: [], transaction_details: { net_received_amount: 0 } }
      : {
          fee_details: [{ type: "mercadopago_fee", fee_payer: "collector", amount: fee }],
          transaction_details: { net_received_amount: Math.round((amount - fee) * 100) / 100 },
        }),
    ...{ currency_id: "BRL", live_mode: false },
    ...(payment.payment_type_id === "bank_transfer"
      ? { point_of_interaction: { type: "PIX", transaction_data: { qr_code: code } } }
      : {}),
    ...(payment.payment_type_id === "ticket" ? { barcode: { content: barcodeOf(payment) } } : {}),
  };
}

/** The bars of a slip, of a bank that exists and does not know it. */
function barcodeOf({ id, transaction_amount, date_of_expiration }: Payment): string {
  return buildBoleto({
    ...{ bank: "237", dueDate: date_of_expiration?.slice(0, 10) ?? null },
    ...{ amountCents: Math.round(transaction_amount * 100), freeField: String(id).padStart(25, "0") },
  }).barcode;
}

function failed(status: number, error: string, message: string): Response {
  return Response.json({ status, error, message, cause: [] }, { status });
}
