import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";
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

/** A Chromium: the one that `CHROMIUM_PATH` names, else the package's own (Linux x64), else the system's. */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined) return named;
  if (process.platform === "linux" && process.arch === "x64") return chromium.executablePath();
  const found = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Failure("No Chromium was found", "Install one and name it in CHROMIUM_PATH");
}

export async function openBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await findChromium(), headless: true, args: QUIET });
}
