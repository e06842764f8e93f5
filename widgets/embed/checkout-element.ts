import { createElement } from "react";
import { ORDER_FAILURES } from "#copy/order-failures.ts";
import { CheckoutLoader } from "#widgets/checkout/checkout-loader.tsx";
import { createHttpCheckoutPort } from "#widgets/checkout/http-checkout-port.ts";
import { WidgetRequestError } from "#widgets/request.ts";
import checkoutCss from "../styles/checkout.css?inline";
import partsCss from "../styles/parts.css?inline";
import { defineWidget } from "./define-widget.ts";
import { CHECKOUT_TAG } from "./host-page.ts";

const ORDER_MISSING = { type: "ORDER_MISSING", ...ORDER_FAILURES.ORDER_MISSING, status: 0 };

/** Defines `<girassol-checkout order publishable-key portal data-theme>` once; does nothing on a server. The key says
 *  on which sites an order may be paid, the order's id is what protects it, as in the link of its payment page. */
export function defineCheckout(): void {
  defineWidget({
    tag: CHECKOUT_TAG,
    css: partsCss + checkoutCss,
    attributes: ["order"],
    render: ({ baseUrl, fetch, attribute, themed, tell }) => {
      const orderId = attribute("order");
      const port = createHttpCheckoutPort({ baseUrl, orderId, fetch });
      const load = () =>
        orderId === "" ? Promise.reject(new WidgetRequestError(ORDER_MISSING)) : themed(port.loadCheckout());
      return createElement(CheckoutLoader, { port, load, onEvent: tell });
    },
  });
}
