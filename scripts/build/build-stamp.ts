import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";
import { ROOT } from "#scripts/stack/paths.ts";

const STAMP = join(ROOT, "build/stamp.json");

const INPUTS = ["app", "widgets", "public", "scripts/build.ts", "scripts/build-widgets.ts", "scripts/build"];
const INPUT_FILES = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

const StampSchema = z.object({ inputs: z.string(), builtAtMs: z.number() });

type Stamp = z.infer<typeof StampSchema>;

/** Whether the build on disk was made from exactly the current sources. */
export function isBuildFresh(): boolean {
  return readStamp()?.inputs === hashInputs();
}

/** Hash of names and contents of all inputs of the build, without tests. */
export function hashInputs(): string {
  const hash = createHash("sha256");
  for (const file of [...INPUTS.flatMap(listFiles), ...INPUT_FILES.map((name) => join(ROOT, name))]) {
    if (existsSync(file))
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
  }
  return hash.digest("hex");
}

/** The stamp is removed first and written last, so that an aborted build does not count. */
export function removeStamp(): void {
  rmSync(STAMP, { force: true });
}

/** Writes the stamp of a finished build.
 *  @param inputs - hash of its sources */
export function writeStamp(inputs: string, builtAtMs: number): void {
  mkdirSync(join(ROOT, "build"), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ inputs, builtAtMs } satisfies Stamp));
}

/** Time of the build in milliseconds, which identifies the version; `0` before the first build. */
export function readBuildVersion(): string {
  return String(readStamp()?.builtAtMs ?? 0);
}

function readStamp(): Stamp | undefined {
  if (!existsSync(STAMP)) return undefined;
  const found = StampSchema.safeParse(JSON.parse(readFileSync(STAMP, "utf8")));
  return found.success ? found.data : undefined;
}

function listFiles(name: string): string[] {
  const path = join(ROOT, name);
  if (!existsSync(path)) return [];
  if (name.endsWith(".ts")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|example)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
