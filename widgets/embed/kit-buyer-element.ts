import { createElement } from "react";
import { createKitPort } from "#widgets/client.ts";
import type { KitPort } from "#widgets/client.ts";
import { KitBuyer } from "#widgets/kit-buyer/kit-buyer.tsx";
import { failureOf, WidgetRequestError } from "#widgets/request.ts";
import kitsCss from "../styles/kits.css?inline";
import { defineWidget, type WidgetMount } from "./define-widget.ts";
import { KIT_BUYER_TAG } from "./host-page.ts";

/** Defines `<girassol-kit-buyer publishable-key portal data-theme>` once; does nothing on a server. */
export function defineKitBuyer(): void {
  defineWidget({
    tag: KIT_BUYER_TAG,
    css: kitsCss,
    render: (mount) => createElement(KitBuyer, { port: createPort(mount), onEvent: mount.tell }),
  });
}

function createPort({ baseUrl, publishableKey, themed }: WidgetMount): KitPort {
  if (publishableKey === "") {
    return { listKits: () => Promise.reject(new WidgetRequestError(failureOf("KEY_MISSING", 0))) };
  }
  const client = createKitPort({ baseUrl, publishableKey });
  return { listKits: (query) => themed(client.listKits(query)) };
}
