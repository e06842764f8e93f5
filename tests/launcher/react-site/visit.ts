/** Run with the packages of the site alone: renders its pages where there is no document, then opens, uses and leaves
 *  them in a browser of the kind that tests have. Prints what it saw as JSON, and ends by itself: a timer that a page
 *  left behind would keep it alive. */
import * as widgets from "@girassol/widgets";
import type { Fetch, WidgetEvent } from "@girassol/widgets";
import { readFileSync } from "node:fs";
import { act, createElement, StrictMode, useEffect, version } from "react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Payment, Shop } from "./site.js";

const { kitList, theme, order, payment } = JSON.parse(readFileSync("data.json", "utf8")) as {
  kitList: widgets.KitList;
  theme: widgets.Theme;
  order: widgets.OrderDetails;
  payment: widgets.OrderPayment;
};
const { createHttpCheckoutPort, createKitPort } = widgets;

const asked: string[] = [];
const errors: string[] = [];
const sockets: { isOpen: boolean }[] = [];
console.error = (...words: unknown[]) => errors.push(words.map(String).join(" "));

/** Answers of the portal by the end of their address. */
const answers: { ends: RegExp; answer: () => Response | Promise<Response> }[] = [
  { ends: /\/app\/user\/kits\?.*$/, answer: () => Response.json({ data: kitList }) },
  {
    ends: /\/live$/,
    answer: () => Response.json({ data: { url: "https://live.example", room: "r", token: "t" } }),
  },
];
const fetchPortal: Fetch = (url, init) => {
  asked.push(`${init.method ?? ""} ${new URL(url).pathname}`);
  return Promise.resolve(
    answers.find(({ ends }) => ends.test(url))?.answer() ?? new Response("", { status: 404 }),
  );
};

const portOptions = { baseUrl: "https://portal.example", fetch: fetchPortal };
const kitPort = createKitPort({ ...portOptions, publishableKey: "pk_1" });
const checkoutPort = createHttpCheckoutPort({ ...portOptions, orderId: order.id });
const payPage = strictly(createElement(Payment, { port: checkoutPort, order, payment }));
let effects = 0;

const hadDocument = "document" in globalThis;
const shopHtml = renderToString(shopPage());
const payHtml = renderToString(payPage);
const askedByServer = asked.length;

await openBrowser();
const shop = await visitShop();
const leftEarly = await leaveEarly();
const refused = await meetRefusal();
const checkouts = [await visitCheckout(payHtml), await visitCheckout()];
process.stdout.write(
  JSON.stringify({
    ...{ version, exports: Object.keys(widgets).sort(), hadDocument, askedByServer, shopHtml, payHtml },
    ...{ shop, leftEarly, refused, checkouts, errors },
  }),
);

/** The shop with its events kept in a list. */
function shopPage(events: WidgetEvent[] = []): ReactElement {
  return strictly(createElement(Shop, { port: kitPort, theme, onEvent: (event) => events.push(event) }));
}

/** A page as most sites run it in development: effects run twice on each mount, though not over a server's text
 *  in React 19, and not on the first mount when StrictMode is not outermost. */
function strictly(page: ReactElement): ReactElement {
  return createElement(StrictMode, null, createElement(CountedEffect), page);
}

function CountedEffect(): null {
  useEffect(() => {
    effects += 1;
  }, []);
  return null;
}

async function openBrowser(): Promise<void> {
  const { Window } = await import("happy-dom");
  const window = new Window({ url: "https://site.example/" });
  class Socket {
    isOpen = true;
    onopen = null;
    onmessage = null;
    onclose = null;
    constructor() {
      sockets.push(this);
    }
    close() {
      this.isOpen = false;
    }
  }
  const browser = { window, document: window.document, WebSocket: Socket, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Shows a page, over the server's text of it when there is one. */
async function open(page: ReactElement, html = "") {
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  const root = await act(async () => {
    if (html !== "")
      return hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(String(error)) });
    const made = createRoot(place);
    made.render(page);
    return made;
  });
  const press = (name: string) =>
    act(async () => {
      const found = [...place.querySelectorAll("button")].find((button) =>
        (button.getAttribute("aria-label") ?? button.textContent).startsWith(name),
      );
      if (found === undefined) throw new Error(`no button “${name}” in ${place.innerHTML}`);
      found.click();
    });
  return {
    place,
    press,
    leave: () =>
      act(async () => {
        root.unmount();
      }),
  };
}

async function visitShop() {
  asked.length = 0;
  const events: WidgetEvent[] = [];
  const { place, press, leave } = await open(shopPage(events), shopHtml);
  const requests = [...asked];
  const heading = place.querySelector("h2")?.textContent;
  await press("Adicionar");
  await press("Pedir orçamento");
  await leave();
  return { requests, heading, events, left: place.innerHTML };
}

async function leaveEarly() {
  const [kits] = answers;
  if (kits === undefined) throw new Error("no answer of kits");
  const before = kits.answer;
  let answer: () => void = () => {};
  kits.answer = () =>
    new Promise((resolve) => {
      answer = () => {
        resolve(Response.json({ data: kitList }));
      };
    });
  const events: WidgetEvent[] = [];
  const { leave } = await open(shopPage(events));
  await leave();
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  kits.answer = before;
  return events;
}

async function meetRefusal() {
  asked.length = 0;
  effects = 0;
  const error = { type: "ORIGIN_NOT_ALLOWED", title: "Não", description: "Este site não." };
  answers.unshift({
    ends: /\/app\/user\/kits\?.*$/,
    answer: () => Response.json({ error }, { status: 403 }),
  });
  const events: WidgetEvent[] = [];
  const { leave } = await open(shopPage(events));
  await leave();
  answers.shift();
  return { requests: [...asked], events, effects };
}

async function visitCheckout(html = "") {
  asked.length = 0;
  sockets.length = 0;
  const { place, leave } = await open(payPage, html);
  const requests = [...asked];
  const hasCountdown = /\d\d:\d\d/.test(place.textContent);
  const before = sockets.map(({ isOpen }) => isOpen);
  await leave();
  return { requests, hasCountdown, before, after: sockets.map(({ isOpen }) => isOpen) };
}
