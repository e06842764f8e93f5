import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "#scripts/stack/paths.ts";

const FOLDER = join(ROOT, ".data/failures");
/** Number of last lines that are kept. */
const KEPT_LINES = 60;

/** Records a page's requests, answers and console, in case its test fails. */
export function recordPage(page: Page): { keep: (test: string) => Promise<void> } {
  const lines: string[] = [];
  const startedAt = performance.now();
  const note = (line: string) => {
    lines.push(`${((performance.now() - startedAt) / 1000).toFixed(2)} ${line.slice(0, 300)}`);
    if (lines.length > KEPT_LINES) lines.shift();
  };
  page.on("request", (request) => {
    note(`> ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    note(`< ${String(response.status())} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    note(`! ${request.failure()?.errorText ?? ""} ${request.url()}`);
  });
  page.on("console", (message) => {
    note(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => {
    note(`error: ${message}`);
  });
  return {
    /** Saves the record in `.data/failures` with a screenshot and the page's HTML, and prints its end. */
    async keep(test) {
      mkdirSync(FOLDER, { recursive: true });
      const name = `${test.replaceAll(/[^\p{L}\d]+/gu, "-").slice(0, 60)}-${String(Date.now())}`;
      const path = join(FOLDER, name);
      const html = await page.content().catch(String);
      writeFileSync(`${path}.txt`, [test, page.url(), ...lines, html].join("\n"));
      await page.screenshot({ path: `${path}.png`, fullPage: true, timeout: 5_000 }).catch(() => undefined);
      console.warn([`“${test}” failed at ${page.url()}: ${path}`, ...lines.slice(-12)].join("\n"));
    },
  };
}
