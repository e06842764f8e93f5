import { createElement, type ReactElement } from "react";
import type { Appearance } from "./appearance.ts";
import type { WidgetMount } from "./define-widget.ts";
import { CHECKOUT_TAG } from "./host-page.ts";

/** Pays an order inside of the element that saved it, by the checkout's element, which is loaded then. It has the portal,
 *  the key and the look of the element around. */
export function renderNestedCheckout(
  { baseUrl, publishableKey, look }: WidgetMount,
  order: string,
): ReactElement {
  void import("./checkout-element.ts").then(({ defineCheckout }) => {
    defineCheckout();
  });
  return createElement(CHECKOUT_TAG, {
    ...{ order, portal: baseUrl, "publishable-key": publishableKey, exportparts: "panel, button" },
    // A property, which stays until the element is defined; later looks reach it from the element around.
    ref: (element: (HTMLElement & { appearance?: Appearance }) | null) => {
      if (element !== null) element.appearance = look();
    },
  });
}
