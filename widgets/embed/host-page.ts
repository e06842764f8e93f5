import type { WidgetEventMap, WidgetEventName } from "#widgets/events.ts";

/** Where the script came from and the key that it carries. */
export interface EmbedConfig {
  portal: string;
  publishableKey: string;
}

export interface MountOptions {
  publishableKey?: string;
  portal?: string;
}

export type EventHandler = (detail: WidgetEventMap[WidgetEventName]) => void;

/** What a host page calls; calls before the script is there wait in `q`:
 *  `window.girassol = window.girassol || function () { (girassol.q = girassol.q || []).push(arguments); };`
 *  - `mount`, target, options: puts the kit buyer into an element, or the first that a selector finds; a second time
 *    does nothing
 *  - `on`, event, handler: calls the handler with the details of each such event of the page's widgets
 *  - `off`, event, handler: ends an `on` with the same handler */
export interface GirassolFunction {
  (command: string, ...args: unknown[]): void;
  /** Calls made before the script was there. */
  q?: ArrayLike<unknown>[];
  /** Set by the script; its presence says that the script has run. */
  config?: EmbedConfig;
}

declare global {
  interface Window {
    girassol?: GirassolFunction;
  }
}

export const KIT_BUYER_TAG = "girassol-kit-buyer";
