import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** English words of interfaces. */
const ENGLISH =
  /\b(loading|save|saved|cancel|error|submit|search|next|previous|settings|close|open|delete|edit|orders?|users?|yes|sign in|log ?out|not found|undefined|null)\b/i;
/** Numbers in foreign notation: `1,234.5`, `R$ 1234.50`. */
const FOREIGN_NUMBER = /\d{1,3}(,\d{3})+\.\d|R\$\s?\d+\.\d{2}\b(?!\d)/;

/** Visible words, without user content, names, code and addresses. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = document.body.cloneNode(true) as HTMLElement;
    for (const one of shown.querySelectorAll("script, style, code, noscript, [lang=en], a[href^='mailto:']"))
      one.remove();
    // Texts are kept apart, so that two neighbouring prices do not read as one number.
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? "");
    return words.join("\n");
  });
}

/** Scrolls a page to its end, and checks that nothing is foreign. */
async function expectPortuguese(page: Page, path: string): Promise<void> {
  await page.goto(portal(path));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("pt-BR");
  const words = await wordsOf(page);
  expect([path, ENGLISH.exec(words)?.[0]]).toEqual([path, undefined]);
  expect([path, FOREIGN_NUMBER.exec(words)?.[0]]).toEqual([path, undefined]);
}

test.each([
  ["admin@solnascente.test", "admin", {}],
  ["integrador@solnascente.test", "integrator", {}],
  ["plataforma@girassol.test", "piedAdmin", { path: "/plataforma" }],
] as const)("what %s reads is Brazilian Portuguese, numbers too [FORMAT-01]", async (email, type, place) => {
  const { page } = await visit();
  await signIn(page, email, place);
  const names = (Object.keys(PAGES) as PageName[]).filter((name) => {
    const { access, icon } = pageEntry(name);
    return icon !== undefined && (access.types as readonly string[]).includes(type);
  });
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) await expectPortuguese(page, pageEntry(name).path);
});

test("what a stranger reads is Brazilian Portuguese, numbers too [FORMAT-01]", async () => {
  const { page } = await visit();
  for (const path of ["/", "/register", "/recover", "/termos-de-uso", "/cookies", "/plataforma"]) {
    await expectPortuguese(page, path);
  }
});
