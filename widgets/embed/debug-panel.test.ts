// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "#widgets/testing/render.tsx";
import { defineDebugPanel } from "./debug-panel.ts";

afterEach(() => {
  document.body.replaceChildren();
  delete window.girassol;
});

async function open(body = "") {
  defineDebugPanel();
  document.body.innerHTML = `${body}<girassol-debug></girassol-debug>`;
  const panel = document.querySelector("girassol-debug");
  const root = panel?.shadowRoot;
  const text = () => root?.querySelector("section")?.textContent ?? "";
  const press = (name: string) => {
    Array.from(root?.querySelectorAll("button") ?? [])
      .find((one) => one.textContent === name)
      ?.click();
  };
  return { panel, root, text, press };
}

function tell(name: string, detail: unknown) {
  document.body.dispatchEvent(new CustomEvent(`girassol:${name}`, { detail, bubbles: true }));
}

test("it says which portal, key and elements a page has, and what is missing", async () => {
  const { text } = await open("<girassol-kit-buyer></girassol-kit-buyer>");
  expect(text()).toContain("falta data-key no script");
  expect(text()).toContain("girassol-kit-buyer × 1, ainda não carregado");
  document.body.append(document.createElement("girassol-lead-form"));
  await eventually(() => {
    expect(text()).toContain("girassol-lead-form × 1");
  });
});

test("it lists what is told, newest first, copies it in its order, and forgets it", async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  const { text, press, root } = await open();
  expect(text()).toContain("Nenhum evento desde que o painel abriu.");
  tell("ready", { version: 1 });
  tell("cart-changed", { version: 1, items: [], totalCents: null });
  expect(Array.from(root?.querySelectorAll("li strong") ?? []).map((one) => one.textContent)).toEqual([
    "cart-changed",
    "ready",
  ]);
  expect(text()).toContain('{"version":1,"items":[],"totalCents":null}');
  press("Copiar eventos");
  await eventually(() => {
    expect(text()).toContain("Copiado");
  });
  const copied = JSON.parse(writeText.mock.calls[0]?.[0] ?? "[]") as { name: string; element: string }[];
  expect(copied.map(({ name, element }) => [name, element])).toEqual([
    ["ready", "body"],
    ["cart-changed", "body"],
  ]);
  press("Limpar");
  expect(text()).toContain("Nenhum evento desde que o painel abriu.");
});

test("closed, it leaves the page and hears nothing more", async () => {
  const { panel, press, root } = await open();
  press("Fechar");
  expect(panel?.isConnected).toBe(false);
  tell("ready", { version: 1 });
  expect(root?.childElementCount).toBe(0);
});
