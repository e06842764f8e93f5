import type { Locator } from "playwright-core";

export interface AmountChange {
  /** Time from the input to the frame with a new total. */
  paintedMs: number;
  /** Time from the input to the server's confirmation. */
  confirmedMs: number;
}

/** Selector of a page's total, and of the elements that exist only while the server has not confirmed it. */
export interface TotalPlace {
  total: string;
  pending: string;
}

/** Changes an amount as a person does, and measures until the new total and its confirmation are painted. A button
 *  is pressed; a field gets one more unit. */
export function changeAmount(control: Locator, place: TotalPlace): Promise<AmountChange> {
  return control.evaluate(watchChange, place);
}

/** Runs in the page. */
async function watchChange(control: Element, { total, pending }: TotalPlace): Promise<AmountChange> {
  const PATIENCE_MS = 10_000;
  const read = () => document.querySelector(total)?.textContent ?? "";
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now());
        };
        port2.postMessage(null);
      });
    });
  const until = async (holds: () => boolean): Promise<number> => {
    for (;;) {
      const did = holds();
      const at = await afterPaint();
      if (did) return at;
      if (at - startedAt > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    }
  };
  const before = read();
  const startedAt = performance.now();
  if (control instanceof HTMLInputElement) {
    const next = String(Number(control.value) + 1);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, next);
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  } else if (control instanceof HTMLElement) control.click();
  const paintedAt = await until(() => read() !== before && read() !== "");
  const confirmedAt = await until(() => document.querySelector(pending) === null);
  return { paintedMs: paintedAt - startedAt, confirmedMs: confirmedAt - startedAt };
}
