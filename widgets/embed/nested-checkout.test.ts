// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "#widgets/testing/render.tsx";
import type { Appearance } from "./appearance.ts";
import { defineWidget } from "./define-widget.ts";
import { renderNestedCheckout } from "./nested-checkout.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

// What an element makes of its look has tests of its own.
vi.mock("./checkout-element.ts", () => ({ defineCheckout: () => undefined }));

type Looking = HTMLElement & { appearance: Appearance };

test("a checkout in an element has its look, by attributes and by the property, and follows it", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("No connection"))),
  );
  defineWidget({ tag: "x-around", css: "", render: (mount) => renderNestedCheckout(mount, "req_1") });
  document.body.innerHTML =
    '<x-around publishable-key="pk_1" portal="https://sol.example" accent="#0a7"></x-around>';
  const around = document.querySelector<Looking>("x-around");
  const nested = await eventually(() => {
    const found = around?.shadowRoot?.querySelector<Looking>("girassol-checkout");
    expect(found?.getAttribute("order")).toBe("req_1");
    return found;
  });
  await eventually(() => {
    expect(nested?.appearance).toMatchObject({ accent: "#0a7" });
  });
  if (around) around.appearance = { radius: 12 };
  expect(nested?.appearance).toMatchObject({ accent: "#0a7", radius: 12 });
  around?.setAttribute("scheme", "dark");
  expect(nested?.appearance).toMatchObject({ radius: 12, scheme: "dark" });
});
