import type { Page } from "playwright-core";
import { axeViolations, type Device, overflowsSideways, WIDTHS } from "./session.ts";

/** What keeps people from using a page as it stands, opened in the light: in each of the windows what axe finds and
 *  whether the page fits; in the dark, where only colours are others, their contrast. One page shows all of it, since
 *  opening another one costs more than looking. Leaves the page in its first window. */
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

/** What follows a window's width, or the scheme, by script has followed. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
