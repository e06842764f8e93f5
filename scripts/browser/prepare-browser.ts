import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure, messageOf } from "#scripts/stack/failure.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

const PackageSchema = z.object({ version: z.string() });

/** Unpacks the package's Chromium, once for each version of it, into a folder of the tree's own (`.cache/chromium`).
 *
 *  The package itself unpacks into the system's temporary folder, which every clone and user of a machine shares, and
 *  calls a file complete as soon as it is there. So it is given a folder that nobody else knows, its Chromium is started
 *  there for its version, and only then the folder gets its name: whoever finds the name finds a browser that works.
 *  Several may do this at once; the first one's folder stays.
 *  @returns path of the program
 *  @throws Failure naming what the unpacked program or the package said */
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

/** A process of its own, because the package reads the temporary folder from the environment. */
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
