// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#widgets/testing/render.tsx";
import { installLoader } from "./install-loader.ts";

const MODULES = {
  "girassol-kit-buyer": ["kit-buyer-1A.js", "shared-3C.js"],
  "girassol-kit-card": ["kit-card-4D.js"],
  "girassol-checkout": ["checkout-2B.js"],
};
const CONFIG = { portal: "https://sol.example", publishableKey: "pk_sol_1" };

afterEach(() => {
  document.head.replaceChildren();
  delete window.girassol;
  document.body.replaceChildren();
});

function install() {
  const load = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  installLoader({ config: CONFIG, modules: MODULES, load });
  return load;
}

test("an element's module is loaded only once there is one in the page, and no other", async () => {
  const load = install();
  expect(load).not.toHaveBeenCalled();
  document.body.innerHTML = "<main><girassol-kit-buyer></girassol-kit-buyer></main>";
  await eventually(() => {
    expect(load).toHaveBeenCalledExactlyOnceWith("https://sol.example/widgets/kit-buyer-1A.js");
  });
  document.body.innerHTML =
    "<girassol-kit-buyer></girassol-kit-buyer><girassol-checkout></girassol-checkout>";
  await eventually(() => {
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(load).toHaveBeenLastCalledWith("https://sol.example/widgets/checkout-2B.js");
});

test("an order is mounted beside the kits, and another order takes its place", () => {
  document.body.innerHTML = "<div id='place'></div>";
  const load = install();
  window.girassol?.("mount", "#place");
  window.girassol?.("mount", "#place", {
    order: "req_1",
    publishableKey: "pk_2",
    portal: "https://lua.example",
  });
  const checkout = document.querySelector("#place > girassol-checkout");
  expect(checkout?.outerHTML).toBe(
    '<girassol-checkout order="req_1" publishable-key="pk_2" portal="https://lua.example"></girassol-checkout>',
  );
  window.girassol?.("mount", "#place", { order: "req_2" });
  expect(checkout?.getAttribute("order")).toBe("req_2");
  expect(document.querySelectorAll("#place > *")).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test("an element is mounted by its tag, and another kit takes the place of its first", () => {
  document.body.innerHTML = "<div id='place'></div>";
  const load = install();
  window.girassol?.("mount", "#place", { element: "girassol-kit-card", kit: "kto_1" });
  window.girassol?.("mount", "#place", { element: "girassol-kit-card", kit: "kto_2" });
  expect(document.querySelector("#place")?.innerHTML).toBe(
    '<girassol-kit-card kit="kto_2"></girassol-kit-card>',
  );
  expect(load).toHaveBeenCalledExactlyOnceWith("https://sol.example/widgets/kit-card-4D.js");
});

test("a script that is loaded twice does nothing the second time", () => {
  document.body.innerHTML = "<girassol-kit-buyer></girassol-kit-buyer>";
  const first = install();
  const girassol = window.girassol;
  const second = install();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  expect(window.girassol).toBe(girassol);
});

test("calls made before the script was there are made up for", () => {
  document.body.innerHTML = "<div id='kits'></div>";
  const onReady = vi.fn();
  const queued = [
    ["mount", "#kits", { publishableKey: "pk_other" }],
    ["on", "ready", onReady],
  ];
  window.girassol = Object.assign(() => undefined, { q: queued });
  install();
  const element = document.querySelector("#kits > girassol-kit-buyer");
  expect(element?.getAttribute("publishable-key")).toBe("pk_other");
  element?.dispatchEvent(new CustomEvent("girassol:ready", { detail: { version: 1 }, bubbles: true }));
  expect(onReady).toHaveBeenCalledExactlyOnceWith({ version: 1 });
});

test("mounting twice in one place gives one kit buyer, and `off` ends `on`", () => {
  document.body.innerHTML = "<div id='kits'></div>";
  install();
  window.girassol?.("mount", "#kits");
  window.girassol?.("mount", "#kits");
  expect(document.querySelectorAll("girassol-kit-buyer")).toHaveLength(1);
  const onError = vi.fn();
  window.girassol?.("on", "error", onError);
  window.girassol?.("off", "error", onError);
  document.dispatchEvent(new CustomEvent("girassol:error", { detail: {} }));
  expect(onError).not.toHaveBeenCalled();
});

test("what cannot be loaded says so in each of its places and to the page", async () => {
  document.body.innerHTML = "<girassol-checkout></girassol-checkout><girassol-checkout></girassol-checkout>";
  const onError = vi.fn();
  document.addEventListener("girassol:error", onError);
  onTestFinished(() => {
    document.removeEventListener("girassol:error", onError);
  });
  installLoader({
    ...{ config: CONFIG, modules: MODULES },
    load: () => Promise.reject(new Error("404")),
  });
  await eventually(() => {
    expect(onError).toHaveBeenCalledTimes(2);
  });
  const texts = Array.from(document.body.children, ({ textContent }) => textContent);
  expect(texts).toEqual(Array(2).fill(expect.stringContaining("Recarregue a página")));
});

test("an element that is mounted in somebody's shadow root is loaded, too", async () => {
  const load = install();
  const host = document.body.appendChild(document.createElement("div"));
  const place = document.createElement("section");
  host.attachShadow({ mode: "closed" }).append(place);
  expect(load).not.toHaveBeenCalled();
  window.girassol?.("mount", place);
  await eventually(() => {
    expect(load).toHaveBeenCalledTimes(1);
  });
  window.girassol?.("mount", place);
  expect(place.querySelectorAll("girassol-kit-buyer")).toHaveLength(1);
});

test("what a module needs is asked for together with it", () => {
  document.body.innerHTML = "<girassol-kit-buyer></girassol-kit-buyer>";
  const load = install();
  const [link, ...more] = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  expect(link?.href).toBe("https://sol.example/widgets/shared-3C.js");
  expect(more).toEqual([]);
  expect(load).toHaveBeenCalledExactlyOnceWith("https://sol.example/widgets/kit-buyer-1A.js");
});
