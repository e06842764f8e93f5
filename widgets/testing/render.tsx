import { act } from "react";
import { vi } from "vitest";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";

declare global {
  // React reads this global to know that updates are wrapped in `act`.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export interface Rendered {
  container: HTMLElement;
  rerender: (element: ReactElement) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Renders an element into the document, and waits for the requests of its effects. */
export async function render(element: ReactElement): Promise<Rendered> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement("div");
  document.body.appendChild(container);
  const root: Root = createRoot(container);
  const show = (shown: ReactElement) =>
    act(async () => {
      root.render(shown);
    });
  await show(element);
  return {
    container,
    rerender: show,
    unmount: () =>
      act(async () => {
        root.unmount();
        container.remove();
      }),
  };
}

/** A document, element or shadow root. */
type Searchable = Pick<HTMLElement, "querySelector" | "querySelectorAll">;

/** The only matching element, as the type that the test expects; fails with a readable message otherwise. */
export function find<E extends object = HTMLElement>(within: Searchable, selector: string): E {
  const found: unknown = within.querySelector(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found as E;
}

/** The button with this label or text. */
export function findButton(within: Searchable, name: string): HTMLButtonElement {
  const buttons = Array.from(within.querySelectorAll("button"));
  const found = buttons.find((button) => (button.getAttribute("aria-label") ?? button.textContent) === name);
  if (found === undefined) throw new Error(`no button “${name}” among ${buttons.map(nameOf).join(", ")}`);
  return found;
}

export function click(element: HTMLElement): Promise<void> {
  return act(async () => {
    element.click();
  });
}

/** Waits for a part of a widget that is loaded only when it is needed. */
export function loadLater(): Promise<void> {
  return act(() => vi.dynamicImportSettled());
}

/** Waits until what a callback expects holds, as long as a busy machine needs to load a module. */
export function eventually<Result>(expectation: () => Result): Promise<Result> {
  return vi.waitFor(expectation, { timeout: 10_000 });
}

/** Changes a field as typing or choosing does. */
export function change(field: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  return act(async () => {
    const prototype: object = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  });
}

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}
