import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Number of tab stops that no page exceeds before the wanted element. */
const MOST_STOPS = 120;

/** Presses Tab until the focused element has the name.
 *  @param most - number of stops before it, at most */
export async function tabTo(page: Page, name: RegExp, most = MOST_STOPS): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const here = document.activeElement === document.body ? null : document.activeElement;
      const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : here?.textContent;
      return here?.getAttribute("aria-label") ?? label ?? "";
    });
  for (let presses = 0; presses < most; presses += 1) {
    if (name.test(await focused())) return;
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
