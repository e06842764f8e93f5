/** Makes a fresh checkout runnable: installs dependencies, and finds the Node that is installed with them.
 *  Plain JavaScript without dependencies, because it runs before the installation and on older versions of Node. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assertBinaries } from "./binaries.mjs";
import { LaunchFailure } from "./launch-failure.mjs";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** wrangler needs 22.12, running TypeScript without a flag needs 22.18. */
const OLDEST_NODE = [22, 18];

/** @param {{ browser?: boolean }} needs - `browser`: the run opens a Chromium
 *  @returns {{ node: string, env: NodeJS.ProcessEnv }} Node of the tree, and the environment of its children
 *  @throws LaunchFailure naming what is missing and the way out */
export function bootstrap({ browser = false } = {}) {
  installWhatIsMissing();
  const node = findNode();
  assertBinaries(ROOT, { browser });
  return { node, env: childEnvironment(node) };
}

function installWhatIsMissing() {
  const lockPath = join(ROOT, "package-lock.json");
  if (!existsSync(lockPath)) {
    throw new LaunchFailure(
      "package-lock.json is missing",
      "Restore it from version control: versions are pinned there",
    );
  }
  const lock = readFileSync(lockPath, "utf8");
  const stampPath = join(ROOT, "node_modules/.girassol-lock");
  const stamp = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8").trim() === stamp) return;
  if (!isInstalled(JSON.parse(lock))) runNpmCi();
  writeFileSync(stampPath, `${stamp}\n`);
}

/** Whether npm's record of `node_modules` already equals the lock file, as after a plain `npm install`. */
function isInstalled(lock) {
  const recordPath = join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(recordPath)) return false;
  const installed = JSON.parse(readFileSync(recordPath, "utf8")).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed[path];
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function runNpmCi() {
  process.stdout.write("Installing dependencies (npm ci); the first time takes about a minute…\n");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, encoding: "utf8" })
    : spawnSync("npm", args, { cwd: ROOT, encoding: "utf8" });
  if (result.status === 0) return;
  const cause = result.error?.message ?? findErrorLine(`${result.stdout}\n${result.stderr}`);
  throw new LaunchFailure(
    `Installing dependencies failed: ${cause}`,
    cause.includes("in sync")
      ? 'Run "npm install" and commit package-lock.json'
      : "Check the connection to the npm registry (npm ping) and try again",
  );
}

function findErrorLine(output) {
  const errors = output
    .split("\n")
    .filter(
      (line) => /^npm (ERR!|error) /.test(line) && !/A complete log|npm (ERR!|error) (code|errno)/.test(line),
    )
    .map((line) => line.replace(/^npm (ERR!|error)\s*/, "").trim());
  if (errors.length === 0) return "npm ci said nothing";
  const outOfSync = errors.find((line) => line.startsWith("Missing:") || line.startsWith("Invalid:"));
  return outOfSync
    ? `package.json and package-lock.json are not in sync (${outOfSync})`
    : errors[0].replace(/\.+$/, "");
}

function findNode() {
  const packaged = join(ROOT, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  throw new LaunchFailure(
    `Node ${process.versions.node} is too old and no packaged Node exists for ${process.platform}-${process.arch}`,
    `Install Node ${OLDEST_NODE.join(".")} or newer`,
  );
}

function childEnvironment(node) {
  return {
    ...process.env,
    CI: "1",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    NO_UPDATE_NOTIFIER: "1",
    PATH: [dirname(node), join(ROOT, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter),
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
  };
}
