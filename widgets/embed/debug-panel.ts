import { DEBUG_TEXTS as TEXTS } from "#copy/debug-panel.ts";
import { DOM_EVENT_PREFIX, type WidgetEventName } from "#widgets/events.ts";
import debugCss from "../styles/debug.css?inline";
import { CHECKOUT_TAG, DEBUG_TAG, KIT_BUYER_TAG, KIT_CARD_TAG, LEAD_FORM_TAG } from "./host-page.ts";
import { ShadowStyles } from "./shadow-styles.ts";

const TAGS = [KIT_BUYER_TAG, KIT_CARD_TAG, CHECKOUT_TAG, LEAD_FORM_TAG];

/** A record, so that none can be forgotten. */
const EVENTS: Readonly<Record<WidgetEventName, true>> = {
  ready: true,
  "kit-selected": true,
  "kit-amount-changed": true,
  "cart-changed": true,
  "budget-created": true,
  "order-created": true,
  "budget-requested": true,
  "system-estimated": true,
  "lead-sent": true,
  "payment-changed": true,
  error: true,
};

const MOST_KEPT = 200;

/** An event of a widget, as it was heard. */
interface Heard {
  at: string;
  element: string;
  name: string;
  detail: unknown;
}

/** Defines `<girassol-debug>` once; does nothing on a server. It shows whoever builds a site which widgets the page has,
 *  with which portal and key, and what they tell, for as long as it stands in the page. */
export function defineDebugPanel(): void {
  if (typeof customElements === "undefined" || customElements.get(DEBUG_TAG) !== undefined) return;
  customElements.define(
    DEBUG_TAG,
    class GirassolDebug extends HTMLElement {
      readonly #shadow = this.attachShadow({ mode: "open" });
      #heard: Heard[] = [];
      #observer: MutationObserver | null = null;
      readonly #hear = (event: Event) => {
        const { detail } = event as CustomEvent<unknown>;
        const element = event.target instanceof Element ? event.target.localName : "";
        const name = event.type.slice(DOM_EVENT_PREFIX.length);
        this.#heard = [{ at: new Date().toISOString(), element, name, detail }, ...this.#heard].slice(
          0,
          MOST_KEPT,
        );
        this.#showEvents();
      };

      connectedCallback(): void {
        if (this.#observer !== null) return;
        new ShadowStyles(this.#shadow).set("debug", debugCss);
        this.#shadow.append(this.#build());
        for (const name of Object.keys(EVENTS))
          document.addEventListener(DOM_EVENT_PREFIX + name, this.#hear);
        this.#observer = new MutationObserver(() => {
          this.#showElements();
        });
        this.#observer.observe(document.documentElement, { childList: true, subtree: true });
        for (const tag of TAGS) {
          void customElements.whenDefined(tag).then(() => {
            this.#showElements();
          });
        }
        this.#showElements();
        this.#showEvents();
      }

      disconnectedCallback(): void {
        for (const name of Object.keys(EVENTS))
          document.removeEventListener(DOM_EVENT_PREFIX + name, this.#hear);
        this.#observer?.disconnect();
        this.#observer = null;
        this.#shadow.replaceChildren();
      }

      #build(): HTMLElement {
        const config = window.girassol?.config;
        const key = config?.publishableKey ?? "";
        const panel = create("section", { ariaLabel: TEXTS.title, lang: "pt-BR" });
        const facts = create("dl");
        facts.append(
          ...[
            create("dt", { textContent: TEXTS.portal }),
            create("dd", { textContent: config?.portal ?? "" }),
          ],
          ...[create("dt", { textContent: TEXTS.key })],
          create("dd", { textContent: key === "" ? TEXTS.keyMissing : key }),
          ...[create("dt", { textContent: TEXTS.elements }), create("dd", { id: "elements" })],
        );
        const copy = button(TEXTS.copy, () => {
          navigator.clipboard.writeText(JSON.stringify(this.#heard.toReversed(), null, 2)).then(
            () => (said.textContent = TEXTS.copied),
            () => (said.textContent = TEXTS.copyFailed),
          );
        });
        const clear = button(TEXTS.clear, () => {
          this.#heard = [];
          this.#showEvents();
        });
        const close = button(TEXTS.close, () => {
          this.remove();
        });
        const said = create("span", { role: "status" });
        const bar = create("p");
        bar.append(copy, clear, close, said);
        const events = create("ol", { id: "events", tabIndex: 0, ariaLabel: TEXTS.events });
        panel.append(create("h2", { textContent: TEXTS.title }), facts, bar, events);
        return panel;
      }

      #showElements(): void {
        const found = TAGS.flatMap((tag) => {
          const amount = document.querySelectorAll(tag).length;
          const state = customElements.get(tag) === undefined ? TEXTS.undefined : TEXTS.defined;
          return amount === 0 ? [] : [`${tag} × ${String(amount)}, ${state}`];
        });
        const place = this.#shadow.getElementById("elements");
        const text = found.length === 0 ? TEXTS.elementsNone : found.join("; ");
        if (place !== null && place.textContent !== text) place.textContent = text;
      }

      #showEvents(): void {
        const lines = this.#heard.map(({ at, element, name, detail }) => {
          const line = create("li");
          line.append(
            create("strong", { textContent: name }),
            create("span", { textContent: `${at.slice(11, 23)} ${element}` }),
            create("code", { textContent: JSON.stringify(detail) }),
          );
          return line;
        });
        const none = create("li", { textContent: TEXTS.eventsNone });
        this.#shadow.getElementById("events")?.replaceChildren(...(lines.length === 0 ? [none] : lines));
      }
    },
  );
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

function button(textContent: string, onclick: () => void): HTMLButtonElement {
  return create("button", { type: "button", textContent, onclick });
}
