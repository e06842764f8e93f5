import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { themeCss } from "#domain/theme/theme-variables.ts";
import { createKitPort } from "#widgets/client.ts";
import type { KitClient, KitPort } from "#widgets/client.ts";
import { DOM_EVENT_PREFIX } from "#widgets/events.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import { KitBuyer } from "#widgets/kit-buyer/kit-buyer.tsx";
import { failureOf, WidgetRequestError } from "#widgets/request.ts";
import widgetsCss from "../styles/widgets.css?inline";
import { KIT_BUYER_TAG } from "./host-page.ts";
import { NEUTRAL_THEME } from "./neutral-theme.ts";
import { ShadowStyles } from "./shadow-styles.ts";

/** How long the first kits wait for the distributor's colours, in milliseconds, to avoid a flash of grey. */
const THEME_PATIENCE_MS = 1500;

/** Defines `<girassol-kit-buyer publishable-key portal>` once; does nothing on a server. Both attributes default
 *  to the loader's script tag. `data-theme="dark"` or `"light"` fixes the colours; otherwise they follow the
 *  system, and only on pages that declare support for it (`color-scheme`). */
export function defineKitBuyer(): void {
  if (typeof customElements === "undefined" || customElements.get(KIT_BUYER_TAG) !== undefined) return;
  customElements.define(KIT_BUYER_TAG, createElementClass());
}

function createElementClass(): CustomElementConstructor {
  return class GirassolKitBuyer extends HTMLElement {
    static readonly observedAttributes = ["publishable-key", "portal"];
    #mounted: { root: Root; container: HTMLElement } | null = null;

    connectedCallback(): void {
      if (this.#mounted !== null) return;
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      const styles = new ShadowStyles(shadow);
      styles.set("theme", themeCss(NEUTRAL_THEME, ":host"));
      styles.set("widgets", widgetsCss);
      if (!this.hasAttribute("data-theme") && !followsSystem(this)) this.dataset["theme"] = "light";

      const container = document.createElement("div");
      shadow.replaceChildren(...Array.from(shadow.querySelectorAll("style")), container);
      const root = createRoot(container);
      this.#mounted = { root, container };
      const port = this.#createPort((css) => {
        styles.set("theme", css);
      });
      root.render(
        createElement(KitBuyer, {
          port,
          onEvent: (event) => {
            tellHostPage(this, event);
          },
        }),
      );
    }

    disconnectedCallback(): void {
      this.#mounted?.root.unmount();
      this.#mounted?.container.remove();
      this.#mounted = null;
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
      if (this.#mounted === null || before === now) return;
      this.disconnectedCallback();
      this.connectedCallback();
    }

    #createPort(onTheme: (css: string) => void): KitPort {
      const config = window.girassol?.config;
      const publishableKey = this.getAttribute("publishable-key") ?? config?.publishableKey ?? "";
      const baseUrl = this.getAttribute("portal") ?? config?.portal ?? window.location.origin;
      if (publishableKey === "") return portWithoutKey();
      const client = createKitPort({ baseUrl, publishableKey });
      const themed = Promise.race([applyTheme(client, onTheme), pause(THEME_PATIENCE_MS)]);
      return {
        listKits: async (query) => {
          const [list] = await Promise.all([client.listKits(query), themed]);
          return list;
        },
      };
    }
  };
}

function followsSystem(element: Element): boolean {
  return getComputedStyle(element).colorScheme.includes("dark");
}

/** Applies the theme. A failed theme leaves the neutral one: only failed kits are an error. */
async function applyTheme(client: KitClient, onTheme: (css: string) => void): Promise<void> {
  try {
    onTheme(themeCss(await client.loadTheme(), ":host"));
  } catch {
    return;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function portWithoutKey(): KitPort {
  return { listKits: () => Promise.reject(new WidgetRequestError(failureOf("KEY_MISSING", 0))) };
}

function tellHostPage(element: Element, { name, detail }: WidgetEvent): void {
  element.dispatchEvent(new CustomEvent(DOM_EVENT_PREFIX + name, { detail, bubbles: true, composed: true }));
}
