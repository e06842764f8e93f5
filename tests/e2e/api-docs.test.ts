import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { portal, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test("the API is described to everybody, operation by operation", async () => {
  const { page } = await visit();
  await page.goto(portal("/api"));
  await page.getByRole("heading", { name: "API", level: 1 }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Buscar na API" }).fill("notifications");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/api?q=notifications");
  await page.getByRole("link", { name: "GET /app/user/notifications", exact: true }).click();
  await page.getByRole("heading", { name: "GET /app/user/notifications", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Resposta (JSON Schema)" }).waitFor();
  expect(await page.getByText('"unread"').count()).toBeGreaterThan(0);
  expect(await findBarriers(page)).toEqual([]);
});

test("the description needs no login, but the action openAPI: without it the page leads to the login [SHELL-08]", async () => {
  const { page } = await visit();
  await page.goto(portal("/api", "solnascente"));
  await page.getByRole("heading", { name: "API", level: 1 }).waitFor();
  await page.goto(portal("/api", "nortesul"));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});
