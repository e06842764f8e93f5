import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { BuildOptions } from "esbuild";
import { ROOT } from "#scripts/stack/paths.ts";

interface WidgetBundle {
  entry: string;
  outfile: string;
  /** The loader is a plain script of the host page; the other entries are modules that it imports. */
  format: "iife" | "esm";
}

const BUNDLES: readonly WidgetBundle[] = [
  { entry: "widgets/embed/loader.ts", outfile: "build/client/widgets/girassol.js", format: "iife" },
  { entry: "widgets/embed/kit-buyer.ts", outfile: "build/client/widgets/kit-buyer.js", format: "esm" },
];

/** Options of the script builds, in which the React components run on Preact, which loads faster. */
const SHARED: BuildOptions = {
  absWorkingDir: ROOT,
  alias: {
    react: "preact/compat",
    "react-dom": "preact/compat",
    "react/jsx-runtime": "preact/jsx-runtime",
  },
  bundle: true,
  define: { "process.env.NODE_ENV": '"production"' },
  jsx: "automatic",
  legalComments: "none",
  loader: { ".css": "text" },
  logLevel: "silent",
  minify: true,
  target: "es2020",
};

/** Bundles the widgets into the folder of assets; a missing entry is skipped with a message. */
export async function buildWidgets(log: (line: string) => void): Promise<void> {
  await Promise.all(
    BUNDLES.map(async ({ entry, outfile, format }) => {
      if (!existsSync(join(ROOT, entry))) {
        log(`No ${entry}: ${outfile} is not built`);
        return;
      }
      await build({ ...SHARED, entryPoints: [entry], outfile, format });
    }),
  );
}
