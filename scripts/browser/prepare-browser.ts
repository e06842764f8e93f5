import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Failure, messageOf } from "#scripts/stack/failure.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

const PackageSchema = z.object({ version: z.string() });

/** Unpacks the package's Chromium into a folder of the tree (`.cache/chromium`), once per version.
 *
 *  The package itself unpacks into the system's temporary folder, which all clones and users share, and treats a
 *  file as complete as soon as it exists. Here it unpacks into a private folder, the Chromium is started once as a
 *  check, and only then is the folder renamed: a folder with the final name always has a working browser. Several
 *  processes may do this at once; the first one's folder stays.
 *  @returns path of the program
 *  @throws Failure with the output of the package or the unpacked program */
export function prepareBrowser(cache: string = join(ROOT, ".cache/chromium")): string {
  const { version } = PackageSchema.parse(
    JSON.parse(readFileSync(modulePath("@sparticuz/chromium/package.json"), "utf8")),
  );
  const folder = join(cache, version);
  const program = join(folder, "chromium");
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, "unpacking-"));
  try {
    unpack(aside);
    assertStarts(join(aside, "chromium"));
    renameUnlessThere(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return program;
}

/** Runs in another process, because the package reads the temporary folder from the environment. */
function unpack(folder: string): void {
  const code = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, TMPDIR: folder },
  });
  if (status === 0) return;
  throw new Failure(
    `Chromium could not be unpacked: ${lastLine(stderr)}`,
    "Make room on the disk, or install Chromium and name it in CHROMIUM_PATH",
  );
}

function assertStarts(program: string): void {
  const { status, stderr, error } = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (status === 0) return;
  throw new Failure(
    `The unpacked Chromium does not start: ${error?.message ?? lastLine(stderr)}`,
    "Install what it names, or another Chromium, and name that in CHROMIUM_PATH",
  );
}

function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to))
      throw new Failure(messageOf(error), `Delete ${to}, then try again`, { cause: error });
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "it printed nothing";
}
