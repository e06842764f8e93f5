import { isPaidByPix } from "#domain/payments/request-payment.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Loads the payment of an order with its charges. */
export async function loadPaymentDetails({ context, params, request, actor }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const [{ request: order, content, showsPrices }, payment] = await Promise.all([
    context.services.requests.get(id, { type: "order" }),
    context.services.requestPayments.read(id),
  ]);
  const { code, name } = order;
  const isAwaited = payment.paymentStatus === "notRequested" || payment.paymentStatus === "requested";
  return {
    request: { id, code, name },
    payment,
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
    payUrl:
      showsPrices && isAwaited && isPaidByPix(content.payment)
        ? `${new URL(request.url).origin}/checkout/${id}`
        : null,
  };
}
