import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until a form's draft is kept with all that was typed: drafts are written once typing rests. */
export async function untilKept(page: Page, name: string): Promise<void> {
  let before = "";
  const isAtRest = async () => {
    const now = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    const isSame = now === before;
    before = now;
    return isSame && now.includes(name);
  };
  await expect.poll(isAtRest, { interval: 500, timeout: 10_000 }).toBe(true);
}
