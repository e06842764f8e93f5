// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { Fetch } from "#widgets/request.ts";
import { buildKitList, jsonResponse } from "#widgets/testing/factories.ts";
import { eventually, find, findButton } from "#widgets/testing/render.tsx";
import { defineKitCard } from "./kit-card-element.ts";
import { NEUTRAL_THEME } from "./neutral-theme.ts";

const TAG =
  '<girassol-kit-card kit="kto_1" publishable-key="pk_1" portal="https://sol.example"></girassol-kit-card>';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(html: string) {
  const fetch = vi.fn<Fetch>(async (url) => {
    if (url.endsWith("/theme")) return jsonResponse({ data: { theme: NEUTRAL_THEME } });
    if (url.endsWith("/sale")) return jsonResponse({ data: { sells: [], methods: [] } });
    return jsonResponse({ data: buildKitList() });
  });
  vi.stubGlobal("fetch", fetch);
  defineKitCard();
  document.body.innerHTML = html;
  const element = find(document, "girassol-kit-card");
  if (element.shadowRoot === null) throw new Error("the element has no shadow root");
  return { element, shadow: element.shadowRoot, fetch };
}

test("the element shows its kit, asks for another when its attribute says so, and tells the page", async () => {
  const { element, shadow, fetch } = show(TAG);
  const heard: unknown[] = [];
  element.addEventListener("girassol:budget-requested", (event) => {
    heard.push((event as CustomEvent).detail);
  });
  await eventually(() => {
    expect(findButton(shadow, "Pedir orçamento").disabled).toBe(false);
  });
  findButton(shadow, "Pedir orçamento").click();
  await eventually(() => {
    expect(heard).toEqual([expect.objectContaining({ totalCents: 987_420 })]);
  });
  element.setAttribute("kit", "kto_2");
  await eventually(() => {
    expect(fetch.mock.calls.map(([url]) => url)).toContain(
      "https://sol.example/app/user/kits?ids=kto_2&page=1&limit=1",
    );
  });
});

test("an element without a kit names itself and what is missing, and asks for nothing", async () => {
  const { shadow, fetch } = show(TAG.replace(' kit="kto_1"', ""));
  await eventually(() => {
    expect(shadow.textContent).toContain("girassol-kit-card: informe o kit no atributo kit do elemento.");
  });
  expect(fetch.mock.calls.some(([url]) => url.includes("/kits"))).toBe(false);
});
