import { createElement } from "react";
import { KIT_FAILURES } from "#copy/widgets.ts";
import { kitPortOver } from "#widgets/client.ts";
import { KitOffer } from "#widgets/kit-offer/kit-offer.tsx";
import { WidgetRequestError } from "#widgets/request.ts";
import kitsCss from "../styles/kits.css?inline";
import purchaseCss from "../styles/purchase.css?inline";
import { defineWidget } from "./define-widget.ts";
import { KIT_CARD_TAG } from "./host-page.ts";
import { renderNestedCheckout } from "./nested-checkout.ts";

const MISSING = { type: "KIT_MISSING", ...KIT_FAILURES.KIT_MISSING, status: 0 };

/** Defines `<girassol-kit-card kit publishable-key portal data-theme>` once; does nothing on a server. */
export function defineKitCard(): void {
  defineWidget({
    tag: KIT_CARD_TAG,
    css: kitsCss + purchaseCss,
    attributes: ["kit"],
    render: (mount) => {
      const { baseUrl, fetch, attribute, themed, tell } = mount;
      const { listKits, ...port } = kitPortOver(baseUrl, fetch);
      const kitId = attribute("kit");
      return createElement(KitOffer, {
        port: {
          ...port,
          listKits: (query) =>
            kitId === "" ? Promise.reject(new WidgetRequestError(MISSING)) : themed(listKits(query)),
        },
        kitId,
        onEvent: tell,
        renderCheckout: (order) => renderNestedCheckout(mount, order),
      });
    },
  });
}
