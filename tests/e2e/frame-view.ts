import type { Page } from "playwright-core";

/** The visible menu, one entry per line: divider, tag, external link, and the entries of groups. */
export async function readMenu(page: Page): Promise<string[]> {
  await page.locator('nav[aria-label="Menu principal"]').waitFor({ state: "attached" });
  return page.evaluate(() => {
    const textOf = (place: Element | null, selector: string) =>
      place?.querySelector(selector)?.textContent.trim() ?? "";
    const describe = (item: Element, prefix = ""): string[] => {
      const group = item.querySelector("details");
      const title = textOf(item, "summary .app-menu__title") || textOf(item, ".app-menu__title");
      const inner = [...(group ?? item).querySelectorAll(":scope > ul > li")];
      if (group !== null || inner.length > 0) {
        return [title, ...inner.flatMap((child) => describe(child, `${title} > `))];
      }
      const line = getComputedStyle(item).borderTopWidth === "0px" ? "" : "— ";
      const tag = textOf(item, ".app-menu__tag");
      const leadsOut = item.querySelector('[target="_blank"]') === null ? "" : " ↗";
      return [`${line}${prefix}${title}${tag === "" ? "" : ` [${tag}]`}${leadsOut}`];
    };
    return [...document.querySelectorAll('nav[aria-label="Menu principal"] > ul > li')].flatMap((item) =>
      describe(item),
    );
  });
}

/** Content of the top bar without the breadcrumb: texts, or accessible names. */
export async function readTopBar(page: Page): Promise<string[]> {
  await page.locator("header .app-avatar").waitFor({ state: "attached" });
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      "header .app-top__badge, header .app-chip__text, header .app-top__actions :is(a, button)[aria-label]",
    );
    return [...parts]
      .filter((part) => part.closest("[popover]") === null)
      .map((part) => part.getAttribute("aria-label") ?? part.textContent.trim());
  });
}

/** Resolves once the portal has saved an appearance with the value. */
export async function appearanceSaved(page: Page, value: string): Promise<void> {
  await page.waitForResponse(
    (response) =>
      response.url().includes("/app/user/preferences") &&
      response.ok() &&
      response.request().postData()?.includes(`"${value}"`) === true,
  );
}
