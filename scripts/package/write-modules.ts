import { build } from "vite";
import { ROOT } from "#scripts/stack/paths.ts";

/** File of the package's exports, within the tree. */
export const ENTRY = "widgets/index.ts";

/** What modules of the package import by name: React is the site's own, the other comes along as a dependency. */
const OUTSIDE = /^(react(-dom)?(\/|$)|big\.js$)/;

/** Writes the widgets as modules, one for each file of the tree, so that a bundler takes only those that a site
 *  uses. */
export async function writeModules(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: "warn",
    esbuild: { jsx: "automatic", jsxDev: false },
    build: {
      outDir: folder,
      minify: false,
      target: "es2022",
      lib: { entry: ENTRY, formats: ["es"] },
      rollupOptions: {
        external: OUTSIDE,
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: "[name].js" },
      },
    },
  });
}
