import { rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ROOT } from "#scripts/stack/paths.ts";
import { ENTRY, writeModules } from "./write-modules.ts";

const FOLDER = join(ROOT, ".cache/package-size");

const LIMIT_BYTES = 25_000;

/** What a React site has to load for the kit buyer, beside the React that it has: size after gzip, and limit. */
export async function measureKitBuyer(): Promise<{ bytes: number; limitBytes: number }> {
  rmSync(FOLDER, { recursive: true, force: true });
  await writeModules(FOLDER);
  const entry = `./${ENTRY.replace(/\.ts$/, ".js")}`;
  const { outputFiles } = await build({
    stdin: { contents: `export { createKitPort, KitBuyer } from "${entry}";`, resolveDir: FOLDER },
    bundle: true,
    external: ["react", "react-dom"],
    format: "esm",
    logLevel: "silent",
    minify: true,
    write: false,
  });
  return {
    bytes: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
    limitBytes: LIMIT_BYTES,
  };
}
