import { useMemo } from "react";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import { Checkout, createHttpCheckoutPort } from "#widgets/index.ts";

interface CheckoutExampleProps {
  order: OrderDetails;
  payment: OrderPayment;
}

/** A page that pays an order, on the portal's own origin. */
export function CheckoutExample({ order, payment }: CheckoutExampleProps) {
  const port = useMemo(() => createHttpCheckoutPort({ baseUrl: "", orderId: order.id }), [order.id]);
  return <Checkout order={order} initialPayment={payment} port={port} />;
}
