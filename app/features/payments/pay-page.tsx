import { useMemo } from "react";
import { Checkout, type CheckoutProps, createHttpCheckoutPort } from "#widgets/portal.ts";

export interface PayPageProps extends Pick<CheckoutProps, "order"> {
  /** Address of the distributor's logo. */
  logo: string | undefined;
  payment: CheckoutProps["initialPayment"];
  terms: NonNullable<CheckoutProps["terms"]> | null;
  /** Why a form failed that was sent before scripts ran. */
  failure: CheckoutProps["failure"] | undefined;
  /** Set where a link leads to a version that is no longer the one that is paid, and for a card that was refused. */
  told: NonNullable<CheckoutProps["failure"]> | null;
}

/** The page on which an order is paid. */
export function PayPage({ order, payment, terms, logo, failure, told }: PayPageProps) {
  const port = useMemo(() => createHttpCheckoutPort({ baseUrl: "", orderId: order.id }), [order.id]);
  return (
    <Checkout
      order={order}
      initialPayment={payment}
      port={port}
      terms={terms}
      failure={failure ?? told}
      {...(logo === undefined ? {} : { logo: <img src={logo} alt="" /> })}
      bankPath={`/checkout/${order.id}/sandbox`}
    />
  );
}
