import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The framework's style sheet of all pages together, which no page names. */
const OF_ALL_PAGES = /^server-build-/;

/** Texts of the built style sheets by their address, such as `/assets/root-1a2b.css`.
 *  @throws Error for one that would end the element it is written into */
export function collectStyles(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".css") && !OF_ALL_PAGES.test(name));
  const entries = names.sort().map((name) => {
    const text = readFileSync(join(folder, name), "utf8").trim();
    if (/<\/style/i.test(text)) throw new Error(`${name} contains the end of a style element`);
    return [`/assets/${name}`, text] as const;
  });
  return Object.fromEntries(entries);
}
