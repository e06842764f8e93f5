import type { OrderPayment, PayerCheckout } from "#domain/payments/checkout-schema.ts";
import { apiUrl } from "#widgets/site-fetch.ts";
import { isRecord, newKey, requestData } from "#widgets/request.ts";
import type { Fetch } from "#widgets/request.ts";
import type { CheckoutClient } from "./checkout-port.ts";
import { listenForNews, type Ticket } from "./listen-for-news.ts";

export interface HttpCheckoutPortOptions {
  /** Origin of the portal; empty on its own pages. */
  baseUrl: string;
  orderId: string;
  fetch?: Fetch | undefined;
}

const PAYMENT_STATUSES: readonly unknown[] = [
  "notRequested",
  "requested",
  "received",
  "cancelled",
] satisfies OrderPayment["paymentStatus"][];

/** Checkout port over HTTP. All attempts to create a charge send the same `Idempotency-Key` until one succeeds, so
 *  that repeated presses on a bad connection make one charge.
 *  @throws WidgetRequestError from its functions
 *  @example createHttpCheckoutPort({ baseUrl: "", orderId: order.id }) */
export function createHttpCheckoutPort({ baseUrl, orderId, fetch }: HttpCheckoutPortOptions): CheckoutClient {
  const id = encodeURIComponent(orderId);
  let creationKey: string | null = null;

  return {
    loadCheckout: () =>
      requestData(apiUrl(baseUrl, `/app/open/order/${id}/checkout`), { fetch, isExpected: isCheckout }),
    readPayment: () =>
      requestData(
        apiUrl(baseUrl, `/app/open/order/${id}/status`, {
          ifExpiredGenerateNew: false,
        }),
        { fetch, isExpected: isOrderPayment },
      ),
    listen: (on) =>
      listenForNews(
        () =>
          requestData(apiUrl(baseUrl, `/app/open/order/${id}/live`), {
            fetch,
            method: "POST",
            isExpected: isTicket,
          }),
        on,
      ),
    acceptTerms: async (termsId) => {
      const { acceptedAt } = await requestData(apiUrl(baseUrl, "/app/open/payment/terms/accept"), {
        fetch,
        method: "POST",
        body: { requestId: orderId, termsId },
        isExpected: isAcceptance,
      });
      return acceptedAt;
    },
    createCharge: async (method, seen) => {
      creationKey ??= newKey();
      const payment = await requestData(apiUrl(baseUrl, `/app/open/payment/${id}/create`), {
        fetch,
        method: "POST",
        headers: { "idempotency-key": creationKey },
        body: { method, seen },
        isExpected: isOrderPayment,
      });
      creationKey = null;
      return payment;
    },
    sendProof: async (file) => {
      const { sentAt } = await requestData(
        apiUrl(baseUrl, `/app/open/payment/${id}/proof`, { name: file.name.slice(-200), agreed: true }),
        { fetch, method: "POST", file, isExpected: isTaken },
      );
      return sentAt;
    },
    askFinancing: async (ask) => {
      const { askedAt } = await requestData(apiUrl(baseUrl, `/app/open/payment/${id}/financing`), {
        fetch,
        method: "POST",
        body: ask,
        isExpected: isAsked,
      });
      return askedAt;
    },
    paperUrl: (paper) => apiUrl(baseUrl, `/app/open/order/${id}/${paper}.pdf`),
    simulatePayment: async (chargeId) => {
      await requestData(apiUrl(baseUrl, `/app/open/sandbox/charges/${encodeURIComponent(chargeId)}/pay`), {
        fetch,
        method: "POST",
        isExpected: isAnything,
      });
    },
  };
}

function isAnything(data: unknown): data is unknown {
  return data === data;
}

function isCheckout(data: unknown): data is PayerCheckout {
  return (
    isRecord(data) &&
    isRecord(data["order"]) &&
    Array.isArray(data["order"]["items"]) &&
    Array.isArray(data["order"]["methods"]) &&
    isOrderPayment(data["payment"]) &&
    (data["terms"] === null || (isRecord(data["terms"]) && Array.isArray(data["terms"]["blocks"])))
  );
}

function isTicket(data: unknown): data is Ticket {
  return isRecord(data) && [data["url"], data["room"], data["token"]].every((one) => typeof one === "string");
}

function isTaken(data: unknown): data is { sentAt: string } {
  return isRecord(data) && typeof data["sentAt"] === "string";
}

function isAsked(data: unknown): data is { askedAt: string } {
  return isRecord(data) && typeof data["askedAt"] === "string";
}

function isAcceptance(data: unknown): data is { acceptedAt: string } {
  return isRecord(data) && typeof data["acceptedAt"] === "string";
}

function isOrderPayment(data: unknown): data is OrderPayment {
  return (
    isRecord(data) &&
    PAYMENT_STATUSES.includes(data["paymentStatus"]) &&
    typeof data["serverTime"] === "string" &&
    (data["charge"] === null || isCharge(data["charge"]))
  );
}

function isCharge(charge: unknown): boolean {
  if (!isRecord(charge) || typeof charge["expiresAt"] !== "string") return false;
  return [charge["brCode"], charge["barcode"], charge["url"]].some((one) => typeof one === "string");
}
