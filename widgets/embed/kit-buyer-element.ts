import { createElement } from "react";
import { listKits } from "#widgets/client.ts";
import type { KitQuery } from "#widgets/client.ts";
import { KitBuyer } from "#widgets/kit-buyer/kit-buyer.tsx";
import kitsCss from "../styles/kits.css?inline";
import { defineWidget } from "./define-widget.ts";
import { KIT_BUYER_TAG } from "./host-page.ts";

/** Defines `<girassol-kit-buyer publishable-key portal data-theme>` once; does nothing on a server. */
export function defineKitBuyer(): void {
  defineWidget({
    tag: KIT_BUYER_TAG,
    css: kitsCss,
    render: ({ baseUrl, fetch, themed, tell }) => {
      const port = { listKits: (query: KitQuery) => themed(listKits(baseUrl, query, fetch)) };
      return createElement(KitBuyer, { port, onEvent: tell });
    },
  });
}
