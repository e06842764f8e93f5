import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Number of tab stops that no page exceeds before the wanted element. */
const MOST_STOPS = 120;

/** What has the focus, also within a widget: its name, and whether it is seen. */
export function readFocus(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    let here = document.activeElement;
    while (here?.shadowRoot?.activeElement) here = here.shadowRoot.activeElement;
    if (here === null || here === document.body) return { name: "", isSeen: false };
    const field = here instanceof HTMLInputElement || here instanceof HTMLSelectElement ? here : null;
    const label = field === null ? here.textContent : field.labels?.[0]?.textContent;
    // A frame around a field may be what is drawn.
    const frame = here.closest(".gs-affix") ?? here;
    const { top, bottom } = here.getBoundingClientRect();
    return {
      name: here.getAttribute("aria-label") ?? label ?? "",
      isSeen:
        here.matches(":focus-visible") &&
        getComputedStyle(frame).outlineStyle !== "none" &&
        top < window.innerHeight &&
        bottom > 0,
    };
  });
}

/** Presses Tab until the focused element has the name.
 *  @param most - number of stops before it, at most */
export async function tabTo(page: Page, name: RegExp, most = MOST_STOPS): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (name.test((await readFocus(page)).name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`nothing named ${String(name)} can be reached`);
}

/** Waits until a field filters keys, that is, until its late part is loaded. The framework listens on the
 *  document, so a listener on the field itself is that part. */
export async function untilGuarded(field: Locator): Promise<void> {
  const page = field.page();
  const devTools = await page.context().newCDPSession(page);
  const heard = async () => {
    await field.evaluate((input) => Object.assign(window, { asked: input }));
    const { result } = await devTools.send("Runtime.evaluate", { expression: "asked" });
    const { objectId = "" } = result;
    const { listeners } = await devTools.send("DOMDebugger.getEventListeners", { objectId });
    return listeners.map(({ type }) => type);
  };
  await expect.poll(heard).toContain("beforeinput");
  await devTools.detach();
}
