import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { themeCss, type ThemeColours } from "#domain/theme/theme-variables.ts";
import { loadTheme, siteFetch } from "#widgets/site-fetch.ts";
import { DOM_EVENT_PREFIX } from "#widgets/events.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import { failureOf, WidgetRequestError } from "#widgets/request.ts";
import type { Fetch } from "#widgets/request.ts";
import baseCss from "../styles/base.css?inline";
import { type Appearance, APPEARANCE_ATTRIBUTES, shapeCss, themeIn } from "./appearance.ts";
import { CHECKOUT_TAG } from "./host-page.ts";
import { NEUTRAL_THEME } from "./neutral-theme.ts";
import { ShadowStyles } from "./shadow-styles.ts";

/** How long the first content waits for the distributor's colours, in milliseconds, to avoid a flash of grey. */
const THEME_PATIENCE_MS = 1500;

/** What one mount of an element gives to its content. */
export interface WidgetMount {
  /** Origin of the portal. */
  baseUrl: string;
  /** Key of the site; empty where there is none. */
  publishableKey: string;
  /** `fetch` with the key and without cookies; it fails with KEY_MISSING where neither the element nor the script tag
   *  has a key. */
  fetch: Fetch;
  /** Value of one of the element's own attributes; empty where it is missing. */
  attribute: (name: string) => string;
  /** How the site wants it to look now. */
  look: () => Appearance;
  /** Waits for an answer and, a little, for the distributor's colours, which are loaded beside it. */
  themed: <T>(answer: Promise<T>) => Promise<T>;
  /** Dispatches an event to the page around. */
  tell: (event: WidgetEvent) => void;
}

export interface WidgetDefinition {
  tag: string;
  /** Style sheet of the content, beside that of every widget. */
  css: string;
  /** Attributes of its own whose change renders it anew. */
  attributes?: readonly string[];
  render: (mount: WidgetMount) => ReactElement;
}

/** Defines a custom element with its content in a shadow root, once; does nothing on a server. Every element has the
 *  attributes `publishable-key` and `portal`, which default to the loader's script tag, those of its look (`Appearance`),
 *  and `data-theme`: "dark" or "light" fixes the colours; otherwise they are what the page declares (`color-scheme`), or
 *  what the system says where it declares both. */
export function defineWidget(definition: WidgetDefinition): void {
  if (typeof customElements === "undefined" || customElements.get(definition.tag) !== undefined) return;
  customElements.define(definition.tag, createElementClass(definition));
}

function createElementClass({ css, attributes = [], render }: WidgetDefinition): CustomElementConstructor {
  return class GirassolWidget extends HTMLElement {
    static readonly observedAttributes = [
      "publishable-key",
      "portal",
      ...APPEARANCE_ATTRIBUTES,
      ...attributes,
    ];
    readonly #shadow = this.attachShadow({ mode: "open" });
    readonly #styles = new ShadowStyles(this.#shadow);
    #mounted: { root: Root; container: HTMLElement } | null = null;
    #theme: ThemeColours = NEUTRAL_THEME;
    #appearance: Appearance = {};

    /** The look that a page sets by a script, before what its attributes say. It may be changed at any time. */
    get appearance(): Appearance {
      return this.#appearance;
    }

    set appearance(appearance: Appearance) {
      this.#appearance = { ...appearance };
      if (this.#mounted !== null) this.#applyLook();
    }

    connectedCallback(): void {
      if (this.#mounted !== null) return;
      if (Object.hasOwn(this, "appearance")) this.#takeEarlyAppearance();
      if (!this.hasAttribute("data-theme")) this.#takeSchemeOfPage();
      // In the order in which they win over each other.
      this.#styles.set("theme", "");
      this.#styles.set("base", baseCss);
      this.#styles.set("widget", css);
      this.#applyLook();

      const container = document.createElement("div");
      // Whatever the language of the page around, this is read aloud as what it is.
      container.lang = "pt-BR";
      this.#shadow.append(container);
      const root = createRoot(container);
      this.#mounted = { root, container };
      root.render(render(this.#describeMount(container)));
    }

    disconnectedCallback(): void {
      this.#mounted?.root.unmount();
      this.#mounted?.container.remove();
      this.#mounted = null;
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (this.#mounted === null || before === now) return;
      if (APPEARANCE_ATTRIBUTES.some((one) => one === name)) {
        this.#applyLook();
        return;
      }
      this.disconnectedCallback();
      this.connectedCallback();
    }

    /** Colours, corners, font, density and scheme: of the property, of the attributes, and of the distributor, in this order. */
    #look(): Appearance {
      const said = Object.fromEntries(
        APPEARANCE_ATTRIBUTES.map((name) => [name, this.getAttribute(name) ?? undefined]),
      ) as Appearance;
      return { ...said, ...this.#appearance };
    }

    #applyLook(): void {
      const look = this.#look();
      for (const nested of this.#shadow.querySelectorAll<HTMLElement & { appearance?: Appearance }>(
        CHECKOUT_TAG,
      ))
        nested.appearance = look;
      this.#styles.set("theme", themeCss(themeIn(this.#theme, look), ":host"));
      this.#styles.set("shape", shapeCss(look));
      if (look.scheme === "light" || look.scheme === "dark") this.dataset["theme"] = look.scheme;
      else if (look.scheme === "auto") delete this.dataset["theme"];
    }

    /** Pages that declare nothing are light. */
    #takeSchemeOfPage(): void {
      const schemes = getComputedStyle(this).colorScheme;
      const isDark = schemes.includes("dark");
      if (isDark && schemes.includes("light")) return;
      this.dataset["theme"] = isDark ? "dark" : "light";
    }

    /** A page may have set it on an element that was none of ours yet. */
    #takeEarlyAppearance(): void {
      const { appearance } = this;
      Reflect.deleteProperty(this, "appearance");
      this.appearance = appearance;
    }

    #describeMount(container: HTMLElement): WidgetMount {
      const config = window.girassol?.config;
      const publishableKey = this.getAttribute("publishable-key") ?? config?.publishableKey ?? "";
      const baseUrl = this.getAttribute("portal") ?? config?.portal ?? window.location.origin;
      const fetch = publishableKey === "" ? failWithoutKey : siteFetch(publishableKey);
      let applied: Promise<void> | null = null;
      // A failed theme leaves the neutral one, and is asked for again with the next answer.
      const applyTheme = () =>
        loadTheme(baseUrl, fetch).then(
          (theme) => {
            if (this.#mounted?.container !== container) return;
            this.#theme = theme;
            this.#applyLook();
          },
          () => {
            applied = null;
          },
        );
      return {
        ...{ baseUrl, publishableKey, fetch },
        attribute: (name) => this.getAttribute(name) ?? "",
        look: () => this.#look(),
        themed: async (answer) => {
          applied ??= applyTheme();
          const [data] = await Promise.all([answer, Promise.race([applied, pause(THEME_PATIENCE_MS)])]);
          return data;
        },
        tell: ({ name, detail }) => {
          this.dispatchEvent(
            new CustomEvent(DOM_EVENT_PREFIX + name, { detail, bubbles: true, composed: true }),
          );
        },
      };
    }
  };
}

function failWithoutKey(): Promise<Response> {
  return Promise.reject(new WidgetRequestError(failureOf("KEY_MISSING", 0)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
