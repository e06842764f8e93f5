import { existsSync } from "node:fs";
import { type Browser, chromium as playwright } from "playwright-core";
import { prepareBrowser } from "./prepare-browser.ts";
import { Failure } from "#scripts/stack/failure.ts";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
];

const LAUNCHES = 3;

/** Path of a Chromium: that of `CHROMIUM_PATH`, else the package's (Linux x64), else the system's. */
export function findChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") return named;
  if (process.platform === "linux" && process.arch === "x64") return prepareBrowser();
  const found = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Failure("No Chromium was found", "Install one and name it in CHROMIUM_PATH");
}

/** Starts a browser, with up to three attempts. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  for (let launch = 1; ; launch += 1) {
    try {
      return await playwright.launch({ executablePath, headless: true, args: QUIET });
    } catch (error) {
      if (launch === LAUNCHES) throw error;
    }
  }
}
