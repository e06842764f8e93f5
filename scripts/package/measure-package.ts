import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ROOT } from "#scripts/stack/paths.ts";
import { ENTRY, writeModules } from "./write-modules.ts";

const FOLDER = join(ROOT, ".cache/package-size");

const LIMIT_BYTES = 25_000;

/** What a React site has to load for the kit buyer, beside the React that it has: size after gzip, and limit. What is
 *  loaded when a visitor asks for it (comparison, purchase) comes later, as in the scripts for other sites. */
export async function measureKitBuyer(): Promise<{ bytes: number; limitBytes: number }> {
  rmSync(FOLDER, { recursive: true, force: true });
  await writeModules(FOLDER);
  const entry = `./${ENTRY.replace(/\.ts$/, ".js")}`;
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: `export { createKitPort, KitBuyer } from "${entry}";`, resolveDir: FOLDER },
    bundle: true,
    external: ["react", "react-dom"],
    format: "esm",
    logLevel: "silent",
    metafile: true,
    minify: true,
    outdir: FOLDER,
    splitting: true,
    write: false,
  });
  const built = Object.entries(metafile.outputs);
  const [first] = built.find(([, { entryPoint }]) => entryPoint !== undefined) ?? [];
  const needed = new Set(first === undefined ? [] : [first]);
  for (const name of needed)
    for (const { kind, path } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement" && path in metafile.outputs) needed.add(path);
  const bytes = outputFiles
    .filter(({ path }) => needed.has(relative(ROOT, path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return { bytes, limitBytes: LIMIT_BYTES };
}
