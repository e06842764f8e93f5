import { WIDGET_FAILURES } from "#copy/widgets.ts";
import { DOM_EVENT_PREFIX } from "#widgets/events.ts";
import { KIT_BUYER_TAG } from "./host-page.ts";
import type { EmbedConfig, EventHandler, GirassolFunction, MountOptions } from "./host-page.ts";

interface LoaderOptions {
  config: EmbedConfig;
  /** Imports a module by its address. */
  load: (url: string) => Promise<unknown>;
}

/** Installs `window.girassol`: runs the waiting calls, and loads the kit buyer as soon as the page contains one.
 *  Calling it again does nothing. */
export function installLoader({ config, load }: LoaderOptions): void {
  const waiting = window.girassol?.q ?? [];
  if (window.girassol?.config !== undefined) return;

  const listeners = new Map<EventHandler, EventListener>();
  const commands = new Map<unknown, (...args: never[]) => void>([
    ["mount", mount],
    ["on", on],
    ["off", off],
  ]);
  const girassol: GirassolFunction = (name, ...args) => {
    commands.get(name)?.(...(args as never[]));
  };
  girassol.config = config;
  window.girassol = girassol;

  for (const call of waiting) {
    const [name, ...args] = Array.from(call);
    girassol(String(name), ...args);
  }
  loadOnSight(load, `${config.portal}/widgets/kit-buyer.js`);

  function on(event: string, handler: EventHandler): void {
    const listener = (domEvent: Event) => {
      if (domEvent instanceof CustomEvent) handler(domEvent.detail as Parameters<EventHandler>[0]);
    };
    listeners.set(handler, listener);
    document.addEventListener(DOM_EVENT_PREFIX + event, listener);
  }

  function off(event: string, handler: EventHandler): void {
    const listener = listeners.get(handler);
    if (listener !== undefined) document.removeEventListener(DOM_EVENT_PREFIX + event, listener);
  }
}

function mount(target: string | Element, { publishableKey, portal }: MountOptions = {}): void {
  if (typeof target === "string" && document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", () => {
      mount(target, { ...(publishableKey && { publishableKey }), ...(portal && { portal }) });
    });
    return;
  }
  const place = typeof target === "string" ? document.querySelector(target) : target;
  if (place === null) {
    console.error(
      `girassol("mount"): nothing in the page matches the given target; give an element that exists.`,
    );
    return;
  }
  if (place.querySelector(KIT_BUYER_TAG) !== null) return;
  const element = document.createElement(KIT_BUYER_TAG);
  if (publishableKey !== undefined) element.setAttribute("publishable-key", publishableKey);
  if (portal !== undefined) element.setAttribute("portal", portal);
  place.appendChild(element);
}

function loadOnSight(load: LoaderOptions["load"], url: string): void {
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  look();

  function look(): void {
    const element = document.querySelector(KIT_BUYER_TAG);
    if (element === null) return;
    observer.disconnect();
    load(url).catch(() => {
      const { title, description } = WIDGET_FAILURES.LOAD_FAILED;
      const detail = { version: 1, type: "LOAD_FAILED", title, description, status: 0 };
      element.textContent = description;
      element.dispatchEvent(
        new CustomEvent(`${DOM_EVENT_PREFIX}error`, { detail, bubbles: true, composed: true }),
      );
    });
  }
}
