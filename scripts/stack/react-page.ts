import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { packageSheet, readWidgetsSheet } from "#scripts/package/package-sheet.ts";
import { ENTRY, writeModules } from "#scripts/package/write-modules.ts";
import { PACKAGE_NAME } from "#scripts/package/write-package.ts";
import { ROOT } from "./paths.ts";

const FOLDER = join(ROOT, ".cache/react-page");

/** Bundles the gallery's page in React as a site bundles its own: with the modules and the sheet of the package, and
 *  React in its build for development, which runs effects twice. Returns the files by name. */
export async function bundleReactPage(): Promise<ReadonlyMap<string, Uint8Array>> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await writeModules(FOLDER);
  const sheet = join(FOLDER, "styles.css");
  writeFileSync(sheet, packageSheet(readWidgetsSheet()));
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    alias: {
      [`${PACKAGE_NAME}/styles.css`]: sheet,
      [PACKAGE_NAME]: join(FOLDER, ENTRY.replace(/\.ts$/, ".js")),
    },
    bundle: true,
    define: { "process.env.NODE_ENV": '"development"' },
    entryPoints: ["widgets/demo-site/galeria/react.tsx"],
    format: "esm",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "silent",
    outdir: FOLDER,
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
