import { createElement } from "react";
import { kitPortOver } from "#widgets/client.ts";
import { createChoiceMemory } from "#widgets/kit-buyer/remembered-choice.ts";
import { KitBuyer } from "#widgets/kit-buyer/kit-buyer.tsx";
import kitsCss from "../styles/kits.css?inline";
import leadCss from "../styles/lead.css?inline";
import partsCss from "../styles/parts.css?inline";
import purchaseCss from "../styles/purchase.css?inline";
import { defineWidget } from "./define-widget.ts";
import { KIT_BUYER_TAG } from "./host-page.ts";
import { renderNestedCheckout } from "./nested-checkout.ts";

/** Where a choice is kept: nowhere, unless the site says where and so that its visitors agree to it. */
function memoryOf(place: string, publishableKey: string) {
  const name = `girassol:choice:${publishableKey}`;
  if (place === "session") return createChoiceMemory(() => window.sessionStorage, name);
  return place === "local" ? createChoiceMemory(() => window.localStorage, name) : undefined;
}

/** Defines `<girassol-kit-buyer publishable-key portal data-theme kit remember>` once; does nothing on a server. An order
 *  that is saved in it is paid in it. `kit` shows one kit alone at first;
 *  `remember` keeps the choice in the page's `session` or `local` storage. */
export function defineKitBuyer(): void {
  defineWidget({
    tag: KIT_BUYER_TAG,
    css: partsCss + kitsCss + purchaseCss + leadCss,
    attributes: ["kit", "remember"],
    render: (mount) => {
      const { baseUrl, publishableKey, fetch, attribute, themed, tell } = mount;
      const { listKits, ...port } = kitPortOver(baseUrl, fetch);
      return createElement(KitBuyer, {
        port: { ...port, listKits: (query) => themed(listKits(query)) },
        onEvent: tell,
        onlyKit: attribute("kit"),
        memory: memoryOf(attribute("remember"), publishableKey),
        renderCheckout: (order) => renderNestedCheckout(mount, order),
      });
    },
  });
}
