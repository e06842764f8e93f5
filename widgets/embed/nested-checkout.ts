import { createElement, type ReactElement } from "react";
import { APPEARANCE_ATTRIBUTES } from "./appearance.ts";
import type { WidgetMount } from "./define-widget.ts";
import { CHECKOUT_TAG } from "./host-page.ts";

/** Pays an order inside of the element that saved it, by the checkout's element, which is loaded then. It has the portal,
 *  the key and the look of the element around. */
export function renderNestedCheckout(
  { baseUrl, publishableKey, attribute }: WidgetMount,
  order: string,
): ReactElement {
  void import("./checkout-element.ts").then(({ defineCheckout }) => {
    defineCheckout();
  });
  const look = APPEARANCE_ATTRIBUTES.map((name) => [name, attribute(name) || undefined]);
  return createElement(CHECKOUT_TAG, {
    ...{ order, portal: baseUrl, "publishable-key": publishableKey, exportparts: "panel, button" },
    ...Object.fromEntries(look),
  });
}
