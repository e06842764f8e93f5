import type { Page } from "playwright-core";
import { axeViolations, type Device, overflowsSideways, WIDTHS } from "./session.ts";

/** Accessibility problems of a page that is open in the light scheme: axe's findings and horizontal overflow in
 *  each window size, and contrast in the dark scheme, where only colours differ. A single page is used, since
 *  opening another costs more than the checks. The page ends in its first size. */
export async function findBarriers(
  page: Page,
  windows: readonly [Device, ...Device[]] = ["desktop", "phone"],
): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, what: readonly string[]) =>
    found.push(...what.map((one) => `${where}: ${one}`));
  const { height } = page.viewportSize() ?? WIDTHS[windows[0]];
  for (const device of windows) {
    await page.setViewportSize({ width: WIDTHS[device].width, height });
    await untilPainted(page);
    note(device, await axeViolations(page));
    if (await overflowsSideways(page)) note(device, ["wider than its window"]);
  }
  await page.setViewportSize({ width: WIDTHS[windows[0]].width, height });
  await page.emulateMedia({ colorScheme: "dark" });
  await untilPainted(page);
  note("dark", await axeViolations(page, ["color-contrast"]));
  await page.emulateMedia({ colorScheme: "light" });
  await untilPainted(page);
  return found;
}

/** Waits until scripts have followed a change of width or scheme. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
