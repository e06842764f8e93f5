import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { REQUEST_TYPES, type RequestType } from "./request-types.ts";

/** First page of each purchase type.
 *  @source spec, screens and routes: buying pages */
export const BUYING_PATHS = {
  closedKits: "/kitsIntegrator",
  kitExpress: "/kits-express",
  mountKits: "/mountKit",
  separatedSales: "/separateSale",
} as const satisfies Record<PurchaseType, string>;

const DETAIL_PATHS = { budget: "/budgets/detail", order: "/requests/detail" } as const satisfies Record<
  RequestType,
  string
>;

const LIST_PATHS = { budget: "/budgets", order: "/requests" } as const satisfies Record<RequestType, string>;

/** The buying page with an open cart. The page of closed kits also gets the kits in its query.
 *  @example buyingPath({ purchaseType: "mountKits", kits: [] }, "crt_1") // "/mountKit?cart=crt_1" */
export function buyingPath(
  { purchaseType, kits }: { purchaseType: PurchaseType; kits: readonly { id: string; amount: number }[] },
  cartId: string,
): string {
  const chosen = kits.map(({ id, amount }) => `kit=${encodeURIComponent(`${id}~${String(amount)}`)}`);
  return `${BUYING_PATHS[purchaseType]}?${[...chosen, `cart=${encodeURIComponent(cartId)}`].join("&")}`;
}

/** The checkout of a cart.
 *  @param event - the checkout's event, unless it saves a new request */
export function checkoutPath(
  purchaseType: PurchaseType,
  cartId: string,
  event: "budgetToOrder" | "editFreight" | null = null,
): string {
  const ofEvent = event === null ? "" : `&event=${event}`;
  return `${BUYING_PATHS[purchaseType]}/checkout?cart=${encodeURIComponent(cartId)}${ofEvent}`;
}

/** Path of the files of a saved request.
 *  @example requestFilesPath({ type: "order", id: "req_1" }) // "/requests/detail/files/req_1" */
export function requestFilesPath({ type, id }: { type: RequestType; id: string }): string {
  return `${DETAIL_PATHS[type]}/files/${id}`;
}

/** Address of a file of an annotation on a saved request. */
export function annotationFilePath(
  request: { type: RequestType; id: string },
  { id, fileId }: { id: string; fileId: string },
): string {
  return `${requestFilesPath(request)}?annotation=${id}&file=${fileId}`;
}

/** Address of the document of a saved request.
 *  @example documentPath({ type: "order", id: "req_1" }, "pdf") // "/requests/detail/documents/req_1?formato=pdf" */
export function documentPath(
  { type, id }: { type: RequestType; id: string },
  format: "pdf" | "docx",
): string {
  return `${DETAIL_PATHS[type]}/documents/${id}?formato=${format}`;
}

/** The page that compares versions of a saved request: two of them, or the last two.
 *  @example versionsPath({ type: "order", id: "req_1" }, { from: 1, to: 2 }) // "/requests/detail/versions/req_1?from=1&to=2" */
export function versionsPath(
  { type, id }: { type: RequestType; id: string },
  pair: { from: number; to: number } | null = null,
): string {
  const path = `${DETAIL_PATHS[type]}/versions/${id}`;
  return pair === null ? path : `${path}?from=${String(pair.from)}&to=${String(pair.to)}`;
}

/** Page of what leaves after an order. */
export function shippingPath(id: string): string {
  return `/request/shipping/${id}`;
}

/** Address of a photo of a claim about an order. */
export function claimPhotoPath(id: string, fileId: string): string {
  return `/request/shipping/photos/${id}?foto=${encodeURIComponent(fileId)}`;
}

/** The page with the links on which a budget is answered. */
export function approvalPath(id: string): string {
  return `/budgets/approval/${id}`;
}

/** Page of what of an order is cancelled or comes back. */
export function returnsPath(id: string): string {
  return `/request/returns/${id}`;
}

/** Page of the payment of an order, for people with an account. */
export function paymentPath(id: string): string {
  return `/request/payment-details/${id}`;
}

/** The page of the approval of an order above what the company lets its person order. */
export function purchasePath(id: string): string {
  return `/budgets/purchase/${id}`;
}

/** The list of requests of a type. */
export function requestListPath(type: RequestType): string {
  return LIST_PATHS[type];
}

/** The page of a saved request. */
export function requestPath({ type, id }: { type: RequestType; id: string }): string {
  return `${DETAIL_PATHS[type]}/${id}`;
}

/** Path of a page that tells which request was saved, for a person without access to the request's own page.
 *  @example savedNoticePath("/mountKit", { type: "budget", code: "ORC-000001" }) //
 *    "/mountKit?saved=budget&code=ORC-000001" */
export function savedNoticePath(path: string, { type, code }: { type: RequestType; code: string }): string {
  return `${path}?saved=${type}&code=${encodeURIComponent(code)}`;
}

/** The saved request that a page's address tells; null without one, and for an invalid code. */
export function readSavedNotice(
  params: Readonly<{ get: (name: string) => string | null }>,
): { type: RequestType; code: string } | null {
  const type = REQUEST_TYPES.find((one) => one === params.get("saved"));
  const code = params.get("code") ?? "";
  return type === undefined || !/^[A-Z]{3}-[0-9a-z]{1,12}$/.test(code) ? null : { type, code };
}

/** Path of the page on which an order is paid, as it is now: a later version says that it has changed. */
export function payerPath({ id, version }: { id: string; version: number }): string {
  return `/checkout/${id}?v=${String(version)}`;
}
