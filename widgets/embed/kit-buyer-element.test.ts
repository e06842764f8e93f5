// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { Fetch } from "#widgets/request.ts";
import { buildKitList, jsonResponse } from "#widgets/testing/factories.ts";
import { eventually } from "#widgets/testing/render.tsx";
import { defineKitBuyer } from "./kit-buyer-element.ts";
import { NEUTRAL_THEME } from "./neutral-theme.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  delete window.girassol;
});

function stubPortal(kits: Response) {
  const fetch = vi.fn<Fetch>((url) =>
    Promise.resolve(
      url.endsWith("/app/open/theme") ? jsonResponse({ data: { theme: NEUTRAL_THEME } }) : kits.clone(),
    ),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function show(html: string): ShadowRoot {
  defineKitBuyer();
  document.body.innerHTML = html;
  const shadow = document.querySelector("girassol-kit-buyer")?.shadowRoot;
  if (shadow === null || shadow === undefined) throw new Error("the element has no shadow root");
  return shadow;
}

test("the element shows kits of its key's portal and its events reach the page", async () => {
  const fetch = stubPortal(jsonResponse({ data: buildKitList() }));
  const onReady = vi.fn();
  document.addEventListener("girassol:ready", onReady, { once: true });
  const shadow = show(
    '<girassol-kit-buyer publishable-key="pk_1" portal="https://sol.example"></girassol-kit-buyer>',
  );
  await eventually(() => {
    expect(shadow.querySelector("h3")?.textContent).toContain("Kit 5,50\u00a0kWp");
  });
  expect(fetch.mock.calls.every(([url]) => url.startsWith("https://sol.example/"))).toBe(true);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test("the element takes portal and key of the script tag, and says when the site is not allowed", async () => {
  const error = { type: "ORIGIN_NOT_ALLOWED", title: "?", description: "?" };
  const fetch = stubPortal(jsonResponse({ error }, 403));
  window.girassol = Object.assign(() => undefined, {
    config: { portal: "https://lua.example", publishableKey: "pk_2" },
  });
  const shadow = show("<girassol-kit-buyer></girassol-kit-buyer>");
  await eventually(() => {
    expect(shadow.textContent).toContain("Este site não está autorizado a mostrar estes kits.");
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toMatch(/^https:\/\/lua\.example\//);
  expect(new Headers(init?.headers).get("x-publishable-key")).toBe("pk_2");
});

test("the element without a key says what is missing", async () => {
  const shadow = show("<girassol-kit-buyer></girassol-kit-buyer>");
  await eventually(() => {
    expect(shadow.textContent).toContain("Informe a chave em data-key");
  });
});
