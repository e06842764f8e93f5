import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { DESIGN_TEXTS } from "#copy/mount-kit.ts";
import { forgetMountSettings, offerBothModes } from "./mount-form.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Holds back all code of a page that its markup does not name.
 *  @returns a function that lets it through */
async function holdLateParts(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const markup = await (await page.request.get(url)).text();
  await page.route("**/assets/*.js", async (route) => {
    if (!markup.includes(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return release;
}

const LATE = "a part whose program comes late stays as the server wrote it while something else changes";

/** Types while the part is not hydrated yet. */
async function typeBeside(page: Page, path: string, part: string): Promise<void> {
  const release = await holdLateParts(page, portal(path));
  await page.goto(portal(path));
  await untilHydrated(page);
  const written = await page.locator(part).elementHandle();
  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  const stands = async () => [
    await written.evaluate((element) => element.isConnected && element.checkVisibility()),
    await page.locator(".app-mount-loading").count(),
  ];
  expect(await stands()).toEqual([true, 0]);
  release();
}

test(`${LATE}: a step of a kit`, async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await typeBeside(page, "/mountKit?etapa=structure", ".app-form__choices");
  const roof = page.getByRole("radio", { name: "Telhado cerâmico" });
  await roof.check();
  expect(await roof.isChecked()).toBe(true);
});

test(`${LATE}: the proposals, which then know of the change`, async () => {
  onTestFinished(forgetMountSettings);
  await offerBothModes();
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await typeBeside(page, "/mountKit?modo=automatic", ".app-design");
  await page.getByText(DESIGN_TEXTS.needsTarget).waitFor({ state: "detached" });
  await page.getByText(DESIGN_TEXTS.hint).waitFor();
});
