import { expect, inject, test } from "vitest";
import { axeViolations, overflowsSideways, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const gallery = (name: string) => new URL(`/galeria/${name}`, inject("widgetSiteUrl")).href;

test.each(
  ["escuro", "coluna", "sombra", "estilos", "politica"].flatMap((name) => [
    ["desktop" as const, name],
    ["phone" as const, name],
  ]),
)("on a %s the gallery's page “%s” shows kits, and nothing of them leaks into it", async (device, name) => {
  const { page } = await visit({ device });
  await page.goto(gallery(`${name}.html`));
  const kits = page.locator("girassol-kit-buyer").first();
  await kits.getByRole("article").first().waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  // The page whose own styles take everything away has no contrast of its own to speak of.
  if (name !== "estilos") expect(await axeViolations(page)).toEqual([]);
  const leaks = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const frame = document.body.appendChild(document.createElement("iframe"));
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    frame.remove();
    return {
      variables: ["--gs-primary", "--gs-radius", "--gs-text"].filter(
        (one) => root.getPropertyValue(one) !== "",
      ),
      sheets: document.adoptedStyleSheets.length,
      globals: Object.getOwnPropertyNames(window).filter((one) => !usual.has(one) && !/^\d+$/.test(one)),
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
    };
  });
  expect(leaks).toMatchObject({ variables: [], sheets: 0, cookies: "", stored: 0 });
  const own = ["girassol", "__pwInitScripts", "__playwright", "axe", "__core-js", "kits"];
  expect(leaks.globals.filter((one) => !own.some((known) => one.startsWith(known)))).toEqual([]);
});

test("a look changes after all is there, and the text on every colour stays readable", async () => {
  const { page } = await visit();
  await page.goto(gallery("escuro.html"));
  const kits = page.locator("girassol-kit-buyer");
  await kits.getByRole("article").first().waitFor();
  const look = () =>
    kits.evaluate((element) => {
      const style = getComputedStyle(element);
      return [
        style.getPropertyValue("--gs-button"),
        style.getPropertyValue("--gs-radius"),
        style.colorScheme,
      ];
    });
  expect(await look()).toEqual(["#3b82f6", "2px", "dark"]);
  await page.getByRole("button", { name: "Verde e redondo" }).click();
  expect(await look()).toEqual(["#15803d", "20px", "dark"]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Claro" }).click();
  await expect.poll(look).toEqual(["#3b82f6", "2px", "light"]);
});
