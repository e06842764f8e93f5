import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import * as z from "zod";
import { minifySheet, STABLE_LOADER, WidgetManifestSchema } from "#scripts/build-widgets.ts";
import { measureKitBuyer } from "#scripts/package/measure-package.ts";
import { ROOT } from "#scripts/stack/paths.ts";

/** JavaScript that the browser loads at first for a page or widget, with its limit. */
export interface BudgetLine {
  name: string;
  /** Size of the JavaScript after gzip. */
  bytes: number;
  limitBytes: number;
}

/** Built scripts by path, such as `assets/root-1a2b.js`. */
interface Assets {
  importsOf: ReadonlyMap<string, readonly string[]>;
  /** Modules with a default export, which render something. */
  pages: ReadonlySet<string>;
}

const CLIENT = join(ROOT, "build/client");
const KILOBYTE = 1000;
const OPEN_PAGE_LIMIT = 110 * KILOBYTE;
const PORTAL_PAGE_LIMIT = 180 * KILOBYTE;
/** Prefix of pages inside the portal's frame. All others are public, except for the design system's page. */
const PORTAL_PAGES = "routes/_portal.";
const PIECES_PAGE = "routes/ui";
const LOADER_LIMIT = 2 * KILOBYTE;
/** What pages of other sites load for the elements on them, beside the loader. */
const ELEMENT_LIMITS = [
  { tags: ["girassol-kit-buyer"], limitBytes: 40 * KILOBYTE },
  { tags: ["girassol-kit-card"], limitBytes: 40 * KILOBYTE },
  { tags: ["girassol-kit-buyer", "girassol-checkout"], limitBytes: 59 * KILOBYTE },
  { tags: ["girassol-lead-form"], limitBytes: 15 * KILOBYTE },
];
const WIDGET_SHEETS = [
  ["parts.css", "kits.css", "purchase.css", "lead.css"],
  ["parts.css", "checkout.css"],
  ["lead.css"],
];
const WIDGET_SHEET_LIMIT = 5 * KILOBYTE;

/** Name of the full zod's base class, a literal that survives minification; `zod/mini` says "ZodMiniType". */
const ZOD_CLASS = /["'`]ZodType["'`]/;

const ManifestSchema = z.object({
  entry: z.object({ module: z.string() }),
  routes: z.record(z.string(), z.object({ parentId: z.string().optional(), module: z.string() })),
});

type Manifest = z.infer<typeof ManifestSchema>;

/** One line for each breach: a bundle above its limit, or zod in a browser file. */
export async function checkBudgets(): Promise<string[]> {
  const lines = await measureBudgets();
  const tooLarge = lines
    .filter(({ bytes, limitBytes }) => bytes > limitBytes)
    .map(({ name, bytes, limitBytes }) => `${name}: ${inKilobytes(bytes)} of ${inKilobytes(limitBytes)}`);
  return [...tooLarge, ...findZod()];
}

/** Each page and widget of the build, and the kit buyer of the package for React sites, with its size and limit. */
export async function measureBudgets(): Promise<BudgetLine[]> {
  const manifest = readManifest();
  const assets = await readAssets();
  const pages = Object.keys(manifest.routes)
    .filter((id) => isPage(id, manifest, assets))
    .map((id) => ({
      name: id,
      bytes: sumBytes(filesOfPage(id, manifest, assets)),
      limitBytes: id.startsWith(PORTAL_PAGES) || id === PIECES_PAGE ? PORTAL_PAGE_LIMIT : OPEN_PAGE_LIMIT,
    }));
  return [
    ...pages,
    ...measureWidgets(),
    ...(await measureSheets()),
    { name: "package/KitBuyer", ...(await measureKitBuyer()) },
  ];
}

function measureWidgets(): BudgetLine[] {
  const { elements } = WidgetManifestSchema.parse(
    JSON.parse(readFileSync(join(CLIENT, "widgets/widgets.json"), "utf8")),
  );
  const loader = join("widgets", STABLE_LOADER);
  return [
    { name: loader, bytes: sumBytes([loader]), limitBytes: LOADER_LIMIT },
    ...ELEMENT_LIMITS.map(({ tags, limitBytes }) => {
      const files = new Set(tags.flatMap((tag) => elements[tag] ?? []).map(({ path }) => path));
      return { name: `widgets: ${tags.join(" + ")}`, bytes: sumBytes(files), limitBytes };
    }),
  ];
}

/** The style sheets that the modules contain, each with that of every widget. */
function measureSheets(): Promise<BudgetLine[]> {
  const read = (name: string) => minifySheet(join(ROOT, "widgets/styles", name));
  return Promise.all(
    WIDGET_SHEETS.map(async (names) => {
      const texts = await Promise.all(["base.css", ...names].map(read));
      return {
        name: `widgets: ${names.join(" + ")}`,
        bytes: gzipSync(texts.join("")).length,
        limitBytes: WIDGET_SHEET_LIMIT,
      };
    }),
  );
}

function readManifest(): Manifest {
  const names = readdirSync(join(CLIENT, "assets")).filter((name) => /^manifest-.+\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw new Error(`build/client/assets has ${names.length} manifests instead of one: run "npm run build"`);
  }
  const script = readFileSync(join(CLIENT, "assets", name), "utf8");
  const json = script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1);
  return ManifestSchema.parse(JSON.parse(json));
}

/** Lets the bundler read the exact imports, without writing anything. */
async function readAssets(): Promise<Assets> {
  const names = listScripts("assets").filter((name) => !name.startsWith("assets/manifest-"));
  const { metafile } = await build({
    absWorkingDir: CLIENT,
    bundle: true,
    entryPoints: names,
    external: ["*.css", "*.woff2"],
    format: "esm",
    logLevel: "silent",
    metafile: true,
    outdir: "unused",
    splitting: true,
    write: false,
  });
  const importsOf = Object.entries(metafile.inputs).map(([name, { imports }]) => {
    const first = imports.filter(({ kind, external }) => kind === "import-statement" && external !== true);
    return [name, first.map(({ path }) => path)] as const;
  });
  const pages = Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
    entryPoint !== undefined && exports.includes("default") ? [entryPoint] : [],
  );
  return { importsOf: new Map(importsOf), pages: new Set(pages) };
}

/** Whether a route is a page of its own: it renders, and no other route is inside it. */
function isPage(id: string, { routes }: Manifest, { pages }: Assets): boolean {
  const module = routes[id]?.module;
  const isLayout = Object.values(routes).some(({ parentId }) => parentId === id);
  return module !== undefined && !isLayout && pages.has(assetName(module));
}

function filesOfPage(id: string, { entry, routes }: Manifest, { importsOf }: Assets): Set<string> {
  const waiting = [assetName(entry.module)];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ""]) {
    waiting.push(assetName(route.module));
  }
  const files = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...(importsOf.get(file) ?? []));
  }
  return files;
}

/** The manifest's "/assets/root-1a2b.js" as a path in the client's folder. */
function assetName(module: string): string {
  return module.replace(/^\//, "");
}

function sumBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0);
}

function findZod(): string[] {
  return [...listScripts("assets"), ...listScripts("widgets")]
    .filter((name) => ZOD_CLASS.test(readFileSync(join(CLIENT, name), "utf8")))
    .map((name) => `${name}: it contains zod, which stays out of files for browsers`);
}

function listScripts(folder: string): string[] {
  return readdirSync(join(CLIENT, folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${folder}/${name}`);
}

function inKilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`;
}
