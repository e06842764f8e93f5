import { expect, test } from "vitest";
import { axeViolations, overflowsSideways, portal, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test.each([
  ["desktop", false],
  ["phone", true],
] as const)(
  "the API is described to everybody on a %s, without login, operation by operation [SHELL-08]",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await page.goto(portal("/api"));
    await page.getByRole("heading", { name: "API", level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("searchbox", { name: "Buscar na API" }).fill("notifications");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/api?q=notifications");
    await page.getByRole("link", { name: "GET /app/user/notifications", exact: true }).click();
    await page.getByRole("heading", { name: "GET /app/user/notifications", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "Resposta (JSON Schema)" }).waitFor();
    expect(await page.getByText('"unread"').count()).toBeGreaterThan(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  },
);

test("the description needs no login, but the action openAPI: without it the page leads to the login [SHELL-08]", async () => {
  const { page } = await visit();
  await page.goto(portal("/api", "solnascente"));
  await page.getByRole("heading", { name: "API", level: 1 }).waitFor();
  await page.goto(portal("/api", "nortesul"));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});
