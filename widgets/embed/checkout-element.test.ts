// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { Fetch } from "#widgets/request.ts";
import { buildOrder, buildPayment, buildTerms, jsonResponse } from "#widgets/testing/factories.ts";
import { eventually, find, findButton } from "#widgets/testing/render.tsx";
import { defineCheckout } from "./checkout-element.ts";
import { NEUTRAL_THEME } from "./neutral-theme.ts";

const UNREQUESTED = buildPayment({ paymentStatus: "notRequested", charge: null });
const TAG =
  '<girassol-checkout order="req_1" publishable-key="pk_1" portal="https://sol.example"></girassol-checkout>';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.girassol;
});

type Answer = () => Response | Promise<Response>;

/** A portal that answers by the end of the path; what is not told is a colour and a checkout. */
function stubPortal(told: Record<string, Answer> = {}) {
  const theme = { ...NEUTRAL_THEME, primaryColor: "#123456" };
  const answers: [string, Answer][] = [
    ...Object.entries(told),
    ["/app/open/theme", () => jsonResponse({ data: { theme } })],
    ["/checkout", () => jsonResponse({ data: { order: buildOrder(), payment: UNREQUESTED, terms: null } })],
  ];
  const fetch = vi.fn<Fetch>(async (url) => {
    const known = answers.find(([end]) => url.endsWith(end));
    if (known === undefined) throw new TypeError(`nothing answers ${url}`);
    return known[1]();
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function show(html: string): { element: HTMLElement; shadow: ShadowRoot } {
  defineCheckout();
  document.body.innerHTML = html;
  const element = find(document, "girassol-checkout");
  if (element.shadowRoot === null) throw new Error("the element has no shadow root");
  return { element, shadow: element.shadowRoot };
}

function hear(name: string) {
  const heard: unknown[] = [];
  document.addEventListener(
    `girassol:${name}`,
    (event) => {
      heard.push((event as CustomEvent).detail);
    },
    { signal: AbortSignal.timeout(60_000) },
  );
  return heard;
}

const titleOf = (shadow: ShadowRoot) => shadow.querySelector("h2.gs-order__title")?.textContent;

test("the element shows its order in the distributor's colours, as a part of the page, and tells the page", async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetch = stubPortal({ "/checkout": () => new Promise<Response>((resolve) => (answer = resolve)) });
  const ready = hear("ready");
  const { shadow } = show(TAG);
  await eventually(() => {
    expect(find(shadow, '[role="status"]').textContent).toBe("Carregando pedido…");
  });
  expect(ready).toEqual([]);
  answer(jsonResponse({ data: { order: buildOrder(), payment: UNREQUESTED, terms: null } }));
  await eventually(() => {
    expect(titleOf(shadow)).toBe("Pedido PED-000482");
  });
  expect(findButton(shadow, "Pagar com Pix").isConnected).toBe(true);
  expect(shadow.querySelectorAll("main, h1")).toHaveLength(0);
  expect(find(shadow, "section.gs-checkout").getAttribute("aria-label")).toBe("Pedido PED-000482");
  expect(ready).toEqual([{ version: 1 }]);
  const [url, init] = fetch.mock.calls.find(([asked]) => asked.endsWith("/checkout")) ?? [];
  expect(url).toBe("https://sol.example/app/open/order/req_1/checkout");
  expect(init?.credentials).toBe("omit");
  expect(new Headers(init?.headers).get("x-publishable-key")).toBe("pk_1");
  const css = shadow.adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, (rule) => rule.cssText),
  );
  expect(css.join("")).toContain("#123456");
});

test("the element takes portal and key of the script tag, and sends the key with each call", async () => {
  const fetch = stubPortal({ "/create": () => jsonResponse({ data: buildPayment() }, 201) });
  window.girassol = Object.assign(() => undefined, {
    config: { portal: "https://lua.example", publishableKey: "pk_2" },
  });
  const { shadow } = show('<girassol-checkout order="req_1"></girassol-checkout>');
  const changed = hear("payment-changed");
  await eventually(() => {
    findButton(shadow, "Pagar com Pix").click();
  });
  await eventually(() => {
    expect(changed).toEqual([{ version: 1, orderId: "req_1", paymentStatus: "requested" }]);
  });
  expect(fetch.mock.calls.every(([url]) => url.startsWith("https://lua.example/"))).toBe(true);
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get("x-publishable-key"));
  expect(new Set(keys)).toEqual(new Set(["pk_2"]));
});

test("an element without a key says what is missing", async () => {
  const fetch = stubPortal();
  const { shadow } = show('<girassol-checkout order="req_1"></girassol-checkout>');
  await eventually(() => {
    expect(shadow.textContent).toContain("Informe a chave em data-key");
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("an element without an order names itself and what is missing, and takes one that comes later", async () => {
  stubPortal();
  const errors = hear("error");
  const { element, shadow } = show(TAG.replace(' order="req_1"', ""));
  await eventually(() => {
    expect(shadow.textContent).toContain("girassol-checkout: informe o pedido");
  });
  expect(shadow.querySelector("button")).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ version: 1, type: "ORDER_MISSING", status: 0 })]);
  element.setAttribute("order", "req_1");
  await eventually(() => {
    expect(titleOf(shadow)).toBe("Pedido PED-000482");
  });
});

test("another order takes the place of the first, whose late answer is not shown", async () => {
  let answerFirst: (response: Response) => void = () => undefined;
  const checkoutOf = (code: string) =>
    jsonResponse({ data: { order: buildOrder({ code }), payment: UNREQUESTED, terms: null } });
  stubPortal({
    "/order/req_1/checkout": () => new Promise<Response>((resolve) => (answerFirst = resolve)),
    "/order/req_2/checkout": () => checkoutOf("PED-000002"),
  });
  const { element, shadow } = show(TAG);
  element.setAttribute("order", "req_2");
  await eventually(() => {
    expect(titleOf(shadow)).toBe("Pedido PED-000002");
  });
  answerFirst(checkoutOf("PED-000001"));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(titleOf(shadow)).toBe("Pedido PED-000002");
});

test("an element that is moved is there once, with as many style sheets as before", async () => {
  const fetch = stubPortal();
  const { element, shadow } = show(TAG);
  await eventually(() => {
    expect(titleOf(shadow)).toBeDefined();
  });
  const sheets = shadow.adoptedStyleSheets.length;
  element.remove();
  expect(shadow.textContent).toBe("");
  document.body.append(element);
  await eventually(() => {
    expect(titleOf(shadow)).toBe("Pedido PED-000482");
  });
  expect(shadow.querySelectorAll(".gs-checkout")).toHaveLength(1);
  expect(shadow.adoptedStyleSheets).toHaveLength(sheets);
  expect(fetch.mock.calls.filter(([url]) => url.endsWith("/checkout"))).toHaveLength(2);
});

test("an order that does not come is asked for again by a press, colours too", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const down = () => Promise.reject<Response>(new TypeError("Failed to fetch"));
  stubPortal({ "/app/open/theme": down, "/checkout": down });
  const errors = hear("error");
  const { shadow } = show(TAG);
  await eventually(() => {
    expect(shadow.querySelector('[role="alert"]')?.textContent).toContain("Sem conexão");
  });
  expect(errors).toEqual([expect.objectContaining({ type: "NETWORK" })]);
  const fetch = stubPortal();
  findButton(shadow, "Tentar de novo").click();
  await eventually(() => {
    expect(titleOf(shadow)).toBe("Pedido PED-000482");
  });
  expect(shadow.querySelector('[role="alert"]')).toBeNull();
  expect(fetch.mock.calls.some(([url]) => url.endsWith("/theme"))).toBe(true);
});

test("an order that does not exist is said, and not asked for again", async () => {
  const error = { type: "notFound", title: "Página não encontrada", description: "?" };
  const errors = hear("error");
  stubPortal({ "/checkout": () => jsonResponse({ error }, 404) });
  const { shadow } = show(TAG);
  await eventually(() => {
    expect(shadow.querySelector('[role="alert"]')?.textContent).toContain("Pedido não encontrado");
  });
  expect(errors).toEqual([expect.objectContaining({ type: "ORDER_NOT_FOUND", status: 404 })]);
  expect(shadow.querySelector("button")).toBeNull();
});

test("an order that changed meanwhile is read again in its place, and the page around stays", async () => {
  const error = { type: "ORDER_CHANGED", title: "O pedido mudou", description: "Confira." };
  let code = "PED-000001";
  stubPortal({
    "/checkout": () =>
      jsonResponse({
        data: {
          order: buildOrder({ code }),
          payment: UNREQUESTED,
          terms: buildTerms({ acceptedAt: "2026-11-21T17:00:00.000Z" }),
        },
      }),
    "/create": () => jsonResponse({ error }, 409),
  });
  const { shadow } = show(TAG);
  await eventually(() => {
    findButton(shadow, "Pagar com Pix").click();
  });
  const link = await eventually(() => find<HTMLAnchorElement>(shadow, '[role="alert"] a'));
  code = "PED-000002";
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  link.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await eventually(() => {
    expect(titleOf(shadow)).toBe("Pedido PED-000002");
  });
});

test("a page fixes the colours, and one that does not know the dark gets the light", () => {
  stubPortal();
  expect(show(TAG).element.dataset["theme"]).toBe("light");
  expect(show(TAG.replace(" order", ' data-theme="dark" order')).element.dataset["theme"]).toBe("dark");
});

test("a look is said by attributes or by a property, changes at any time, and asks for nothing anew", async () => {
  const fetch = stubPortal();
  const { element, shadow } = show(TAG.replace(" order", ' accent="#0a7" radius="2" scheme="dark" order'));
  await eventually(() => {
    find(shadow, "h2");
  });
  const css = () =>
    shadow.adoptedStyleSheets
      .map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join(""))
      .join("");
  const asked = fetch.mock.calls.length;
  expect(element.dataset["theme"]).toBe("dark");
  expect(css()).toContain("#00aa77");
  expect(css()).toContain("--gs-radius: 2px");
  element.setAttribute("accent", "#aa0077");
  expect(css()).toContain("#aa0077");
  expect(css()).not.toContain("#00aa77");
  Object.assign(element, { appearance: { accent: "#112233", scheme: "light" } });
  expect(css()).toContain("#112233");
  expect(element.dataset["theme"]).toBe("light");
  Object.assign(element, { appearance: {} });
  expect(css()).toContain("#aa0077");
  expect(fetch.mock.calls.length).toBe(asked);
});
