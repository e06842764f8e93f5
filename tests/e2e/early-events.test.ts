import { test } from "vitest";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test("whoever presses keys and clicks while a page is loading still gets a page that works", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test");
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const events = [
        new KeyboardEvent("keydown", { key: "Shift", bubbles: true }),
        new MouseEvent("mouseup", { bubbles: true }),
      ];
      for (const event of events) document.dispatchEvent(event);
    }, 0);
    setTimeout(() => {
      clearInterval(timer);
    }, 3_000);
  });
  for (const path of ["/requests", "/audit", "/dashboard"]) {
    await page.goto(portal(path));
    await untilHydrated(page);
    await page.getByRole("button", { name: "Pesquisar", exact: true }).click();
    await page.getByRole("dialog", { name: "Pesquisar no portal" }).waitFor();
  }
});
