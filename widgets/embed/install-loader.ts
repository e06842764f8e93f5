import { WIDGET_FAILURES } from "#copy/widget-words.ts";
import { DOM_EVENT_PREFIX } from "#widgets/events.ts";
import { CHECKOUT_TAG, KIT_BUYER_TAG } from "./host-page.ts";
import type { EmbedConfig, EventHandler, GirassolFunction, MountOptions } from "./host-page.ts";

interface LoaderOptions {
  config: EmbedConfig;
  /** Names of the files of the elements by tag: the one that defines it, and those that it needs. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Imports a module by its address. */
  load: (url: string) => Promise<unknown>;
}

/** Installs `window.girassol`: runs the waiting calls, and loads the module of each kind of element as soon as the page
 *  contains one. Calling it again does nothing. */
export function installLoader({ config, modules, load }: LoaderOptions): void {
  const waiting = window.girassol?.q ?? [];
  if (window.girassol?.config !== undefined) return;

  const listeners = new Map<EventHandler, EventListener>();
  const need = loadOnSight(modules, ([file = "", ...others]) => {
    const addressOf = (name: string) => `${config.portal}/widgets/${name}`;
    // At once, and not when the first has come and asks for them.
    for (const name of others) preload(addressOf(name));
    return load(addressOf(file));
  });
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

  function mount(target: string | Element, options: MountOptions = {}): void {
    if (typeof target === "string" && document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => {
        mount(target, options);
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
    const element = mountIn(place, options);
    // In somebody's shadow root it is not seen.
    need(element.localName, element);
  }

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

/** The widget of a place: the one that is there, or a new one in it. */
function mountIn(place: Element, options: MountOptions): Element {
  const { order, kit, publishableKey, portal } = options;
  const tag = options.element ?? (order === undefined ? KIT_BUYER_TAG : CHECKOUT_TAG);
  const known = place.querySelector(tag);
  const element = known ?? document.createElement(tag);
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) element.setAttribute(name, value);
  };
  set("order", order);
  set("kit", kit);
  if (known !== null) return known;
  set("publishable-key", publishableKey);
  set("portal", portal);
  return place.appendChild(element);
}

/** Loads the module of an element once one is in the page.
 *  @returns what loads it for an element that the page does not show to others */
function loadOnSight(
  modules: LoaderOptions["modules"],
  load: (files: readonly string[]) => Promise<unknown>,
): (tag: string, element?: Element) => void {
  const missing = new Map(Object.entries(modules));
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  look();
  return need;

  function look(): void {
    for (const tag of missing.keys()) if (document.querySelector(tag) !== null) need(tag);
  }

  function need(tag: string, element?: Element): void {
    const files = missing.get(tag);
    if (files === undefined) return;
    missing.delete(tag);
    if (missing.size === 0) observer.disconnect();
    load(files).catch(() => {
      new Set([...document.querySelectorAll(tag), ...(element ? [element] : [])]).forEach(tellFailure);
    });
  }
}

function preload(address: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href: address, crossOrigin: "" });
  document.head.append(link);
}

function tellFailure(element: Element): void {
  const { title, description } = WIDGET_FAILURES.LOAD_FAILED;
  const detail = { version: 1, type: "LOAD_FAILED", title, description, status: 0 };
  element.textContent = description;
  element.dispatchEvent(
    new CustomEvent(`${DOM_EVENT_PREFIX}error`, { detail, bubbles: true, composed: true }),
  );
}
