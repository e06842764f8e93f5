// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { installLoader } from "./install-loader.ts";

const CONFIG = { portal: "https://sol.example", publishableKey: "pk_sol_1" };

afterEach(() => {
  delete window.girassol;
  document.body.replaceChildren();
});

function install() {
  const load = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  installLoader({ config: CONFIG, load });
  return load;
}

test("the kit buyer is loaded only once there is one in the page", async () => {
  const load = install();
  expect(load).not.toHaveBeenCalled();
  document.body.innerHTML = "<main><girassol-kit-buyer></girassol-kit-buyer></main>";
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledExactlyOnceWith("https://sol.example/widgets/kit-buyer.js");
  });
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

test("a kit buyer that cannot be loaded says so in its place and to the page", async () => {
  document.body.innerHTML = "<girassol-kit-buyer></girassol-kit-buyer>";
  const onError = vi.fn();
  document.addEventListener("girassol:error", onError, { once: true });
  installLoader({ config: CONFIG, load: () => Promise.reject(new Error("404")) });
  await vi.waitFor(() => {
    expect(onError).toHaveBeenCalledTimes(1);
  });
  expect(document.body.textContent).toContain("Recarregue a página");
});
