import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, transform } from "esbuild";
import type { BuildOptions, Plugin } from "esbuild";
import * as z from "zod";
import { ROOT } from "#scripts/stack/paths.ts";

/** Where a build has its widgets. */
export const WIDGET_FOLDER = join(ROOT, "build/client/widgets");

/** Name of the loader that stays; its content is that of the newest build. */
export const STABLE_LOADER = "girassol.js";

/** Entries of the modules by the elements that they define. */
type Entries = Readonly<Record<string, string>>;

/** Elements that sites have beside each other: what several need is loaded once. */
const SALE: Entries = {
  "girassol-kit-buyer": "widgets/embed/kit-buyer.ts",
  "girassol-kit-card": "widgets/embed/kit-card.ts",
  "girassol-checkout": "widgets/embed/checkout.ts",
};

/** The form stands alone on most sites, so it is small instead of shared. */
const FORM: Entries = { "girassol-lead-form": "widgets/embed/lead-form.ts" };

const DEBUG: Entries = { "girassol-debug": "widgets/embed/debug.ts" };

const FileSchema = z.object({ path: z.string(), integrity: z.string() });

/** What `widgets.json` says: files by their addresses at the portal, with what a page's `integrity` says of them. */
export const WidgetManifestSchema = z.object({
  /** The loader under the name that stays. */
  stable: z.string(),
  /** The same loader under a name for good. */
  pinned: FileSchema,
  /** For each element its own module first, then what has to be there before it runs. */
  elements: z.record(z.string(), z.array(FileSchema)),
  /** What elements load once it is needed. */
  later: z.array(FileSchema).default([]),
  /** Files of deployments before, which keep their names (`scripts/deploy/keep-widgets.ts`). */
  earlier: z.array(FileSchema),
});
export type WidgetManifest = z.infer<typeof WidgetManifestSchema>;
export type WidgetFile = z.infer<typeof FileSchema>;

/** Preact, which loads faster than React, in its place. */
const PREACT = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/** Only what a form needs of Preact. */
const BARE_PREACT = {
  ...PREACT,
  react: "./widgets/embed/bare-react.ts",
  "react-dom/client": "./widgets/embed/bare-react-dom.ts",
};

const SHARED: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  define: { "process.env.NODE_ENV": '"production"' },
  jsx: "automatic",
  legalComments: "none",
  logLevel: "silent",
  minify: true,
  plugins: [sheetsAsText()],
  target: "es2022",
};

/** Bundles the widgets into the folder of assets: modules whose names carry a hash of their content, which share what
 *  several need; the loader, which knows those names, under the name that stays and under one for good; and
 *  `widgets.json`. */
export async function buildWidgets(): Promise<void> {
  rmSync(WIDGET_FOLDER, { recursive: true, force: true });
  mkdirSync(WIDGET_FOLDER, { recursive: true });
  const groups = await Promise.all([
    buildModules(SALE, PREACT),
    buildModules(FORM, BARE_PREACT),
    buildModules(DEBUG, PREACT),
  ]);
  const elements = Object.assign({}, ...groups.map((group) => group.elements)) as WidgetManifest["elements"];
  const names = Object.entries(elements).map(([tag, files]) => [
    tag,
    files.map(({ path }) => basename(path)),
  ]);
  const { outputFiles } = await build({
    ...SHARED,
    define: { ...SHARED.define, WIDGET_MODULES: JSON.stringify(Object.fromEntries(names)) },
    entryPoints: ["widgets/embed/loader.ts"],
    format: "iife",
    write: false,
  });
  const loader = outputFiles[0]?.contents ?? new Uint8Array();
  const digest = createHash("sha256").update(loader).digest("hex").slice(0, 8).toUpperCase();
  const pinned = STABLE_LOADER.replace(".js", `-${digest}.js`);
  for (const name of [STABLE_LOADER, pinned]) writeFileSync(join(WIDGET_FOLDER, name), loader);
  const manifest: WidgetManifest = {
    stable: addressOf(STABLE_LOADER),
    pinned: describe(pinned),
    elements,
    later: groups.flatMap(({ later }) => later),
    earlier: [],
  };
  writeFileSync(join(WIDGET_FOLDER, "widgets.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Style sheet as the modules contain it. */
export async function minifySheet(path: string): Promise<string> {
  const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
  return code.trim();
}

async function buildModules(
  entries: Entries,
  alias: Readonly<Record<string, string>>,
): Promise<Pick<WidgetManifest, "elements" | "later">> {
  const { metafile } = await build({
    ...SHARED,
    alias,
    chunkNames: "shared-[hash]",
    entryNames: "[name]-[hash]",
    entryPoints: Object.values(entries),
    format: "esm",
    metafile: true,
    outdir: WIDGET_FOLDER,
    splitting: true,
  });
  const needsOf = (file: string): string[] => [
    file,
    ...(metafile.outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .flatMap(({ path }) => needsOf(path)),
  ];
  const describeAll = (files: readonly string[]) => files.map((path) => describe(basename(path)));
  const built = Object.keys(metafile.outputs);
  const needs = Object.entries(entries).map(([tag, entry]) => {
    const file = built.find((path) => metafile.outputs[path]?.entryPoint === entry);
    if (file === undefined) throw new Error(`${entry} was not built`);
    return [tag, [...new Set(needsOf(file))]] as const;
  });
  const first = new Set(needs.flatMap(([, files]) => files));
  return {
    elements: Object.fromEntries(needs.map(([tag, files]) => [tag, describeAll(files)])),
    later: describeAll(built.filter((path) => !first.has(path))),
  };
}

function describe(name: string): WidgetFile {
  const hash = createHash("sha384").update(readFileSync(join(WIDGET_FOLDER, name)));
  return { path: addressOf(name), integrity: `sha384-${hash.digest("base64")}` };
}

function addressOf(name: string): string {
  return `/widgets/${name}`;
}

/** Makes style sheets texts of the modules, without what only people read. */
function sheetsAsText(): Plugin {
  return {
    name: "sheets-as-text",
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: await minifySheet(path),
        loader: "text",
      }));
    },
  };
}
