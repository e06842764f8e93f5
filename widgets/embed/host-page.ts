import type { WidgetEventMap, WidgetEventName } from "#widgets/events.ts";

/** Portal and key of the loader's script tag. */
export interface EmbedConfig {
  portal: string;
  publishableKey: string;
}

export interface MountOptions {
  /** Tag of the element; without it the checkout where an order is given, and the kit buyer elsewhere. */
  element?: string;
  /** Id of the order that is paid there. */
  order?: string;
  /** Id of the kit that is shown. */
  kit?: string;
  publishableKey?: string;
  portal?: string;
}

export type EventHandler = (detail: WidgetEventMap[WidgetEventName]) => void;

/** The global function of a host page. Calls made before the script is loaded wait in `q`:
 *  `window.girassol = window.girassol || function () { (girassol.q = girassol.q || []).push(arguments); };`
 *  - `mount`, target, options: renders the kit buyer, with `order` the checkout, or the named element into an element, or
 *  the first that matches a selector; mounting the same one twice does nothing, and another order or kit takes the place
 *  of the first
 *  - `on`, event, handler: calls the handler with the details of each such event of the page's widgets
 *  - `off`, event, handler: removes the handler */
export interface GirassolFunction {
  (command: string, ...args: unknown[]): void;
  /** Calls made before the script was loaded. */
  q?: ArrayLike<unknown>[];
  /** Set by the script once it has run. */
  config?: EmbedConfig;
}

declare global {
  interface Window {
    girassol?: GirassolFunction;
  }
}

export const KIT_BUYER_TAG = "girassol-kit-buyer";
export const KIT_CARD_TAG = "girassol-kit-card";
export const CHECKOUT_TAG = "girassol-checkout";
export const LEAD_FORM_TAG = "girassol-lead-form";
export const DEBUG_TAG = "girassol-debug";
