import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until a draft with all input is stored, in the tab or on the device; it is written after a pause in
 *  typing. */
export async function untilKept(page: Page, name: string): Promise<void> {
  let before = "";
  const isAtRest = async () => {
    const now = await page.evaluate(() =>
      JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
    );
    const isSame = now === before;
    before = now;
    return isSame && now.includes(name);
  };
  await expect.poll(isAtRest, { interval: 500, timeout: 10_000 }).toBe(true);
}
