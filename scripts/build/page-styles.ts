import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The framework's combined style sheet of all pages, which no page uses. */
const OF_ALL_PAGES = /^server-build-/;

/** Texts of the built style sheets by address, such as `/assets/root-1a2b.css`.
 *  @throws Error for a text that would end the style element that holds it */
export function collectStyles(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".css") && !OF_ALL_PAGES.test(name));
  const entries = names.sort().map((name) => {
    const text = readFileSync(join(folder, name), "utf8").trim();
    if (/<\/style/i.test(text)) throw new Error(`${name} contains the end of a style element`);
    return [`/assets/${name}`, text] as const;
  });
  return Object.fromEntries(entries);
}
