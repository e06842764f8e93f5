/** `npm run figures`: prints size figures of the product's sources, and how consistent they are: raw writes, own
 *  markup in place of shared pieces, and import cycles. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const TREES = ["app", "worker", "party", "widgets"];
const ALIASES: Readonly<Record<string, string>> = {
  "#copy/": "app/copy/",
  "#domain/": "app/domain/",
  "#app/": "app/",
  "#party/": "party/",
  "#widgets/": "widgets/",
  "#worker/": "worker/",
};
/** Trees whose folders are areas. */
const AREA_TREES = ["app/domain", "app/features", "worker/services"];

const tracked = execFileSync("git", ["ls-files", ...TREES], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existsSync(path));
const isTest = (path: string) => /\.(test|example)\.tsx?$/.test(path) || path.includes("/testing/");
const code = tracked.filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !isTest(path));
const texts = new Map(code.map((path) => [path, readFileSync(path, "utf8")]));
const sheets = tracked.filter((path) => path.endsWith(".css"));

function lines(text: string): number {
  return text.split("\n").length - 1;
}

function count(pattern: RegExp, where: (path: string) => boolean = () => true): number {
  let sum = 0;
  for (const [path, text] of texts) if (where(path)) sum += (text.match(pattern) ?? []).length;
  return sum;
}

/** Files of the product that a file imports.
 *  @param ofTypes - whether type-only imports count */
function importsOf(path: string, text: string, ofTypes: boolean): string[] {
  const read = ofTypes
    ? text
    : text.replaceAll(/^(?:import|export) type [^;]+;$/gm, "").replaceAll(/import\("[^"]+"\)/g, "");
  const sources = [...read.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, source = ""]) => source);
  return sources.flatMap((source) => {
    const alias = Object.keys(ALIASES).find((start) => source.startsWith(start));
    const target = source.startsWith(".")
      ? join(dirname(path), source)
      : alias && `${ALIASES[alias] ?? ""}${source.slice(alias.length)}`;
    return target !== undefined && texts.has(target) ? [target] : [];
  });
}

/** Cycles of a graph by Tarjan's algorithm, without single nodes. */
function rings(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const seen = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const visit = (node: string) => {
    const state = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(node, state);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!seen.has(next)) visit(next);
      const other = seen.get(next);
      if (other?.isOpen === true) state.low = Math.min(state.low, other.low);
    }
    if (state.low !== state.index) return;
    const ring = open.splice(open.indexOf(node));
    for (const one of ring) (seen.get(one) ?? state).isOpen = false;
    if (ring.length > 1) found.push(ring);
  };
  for (const node of edges.keys()) if (!seen.has(node)) visit(node);
  return found;
}

function graph(ofTypes: boolean): Map<string, Set<string>> {
  return new Map([...texts].map(([path, text]) => [path, new Set(importsOf(path, text, ofTypes))]));
}

/** Areas of a tree that import each other, with the files involved. */
function areaRings(tree: string): string[][] {
  const areaOf = (path: string) =>
    path.startsWith(`${tree}/`) ? path.split("/")[tree.split("/").length] : undefined;
  const edges = new Map<string, Set<string>>();
  for (const [path, targets] of graph(true)) {
    const from = areaOf(path);
    if (from === undefined) continue;
    for (const target of targets) {
      const to = areaOf(target);
      if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return rings(edges);
}

const typedWrites = count(/\b(?:insertRow|upsertRow|updateRow|updateVersion|deleteRow)\(/g, (path) =>
  path.startsWith("worker/repositories/"),
);
const rawWrites = count(
  /\b(?:insert (?:or \w+ )?into|update [a-z_]+(?: as \w+)?\s+set|delete from)\b/g,
  (path) => path.startsWith("worker/") && !path.startsWith("worker/db/"),
);
const isPage = (path: string) =>
  path.startsWith("app/") && !path.startsWith("app/ui/") && !path.startsWith("app/domain/");

const figures: readonly (readonly [name: string, value: number | string])[] = [
  ["TypeScript files", code.length],
  ["TypeScript lines", [...texts.values()].reduce((sum, text) => sum + lines(text), 0)],
  ["style sheets", sheets.length],
  ["CSS lines", sheets.reduce((sum, path) => sum + lines(readFileSync(path, "utf8")), 0)],
  ["files of 20 lines or fewer", [...texts.values()].filter((text) => lines(text) <= 20).length],
  ["typed writes", typedWrites],
  ["raw writes", rawWrites],
  ["share of typed writes", `${Math.round((100 * typedWrites) / (typedWrites + rawWrites)).toString()} %`],
  ["<button> outside app/ui and widgets", count(/<button\b/g, isPage)],
  ["<table> outside app/ui and widgets", count(/<table\b/g, isPage)],
  ["<input> outside app/ui and widgets", count(/<input\b/g, isPage)],
  [
    "`.get(` of forms in pages' server halves",
    count(
      /\b(?:fields|form|sent|data)\.get\(/g,
      (path) => path.endsWith(".server.ts") || path.endsWith("route.tsx"),
    ),
  ],
  ...AREA_TREES.map(
    (tree) =>
      [
        `rings of areas in ${tree}`,
        areaRings(tree)
          .map((ring) => ring.join(", "))
          .join("; ") || 0,
      ] as const,
  ),
  [
    "rings of files, by values",
    rings(graph(false))
      .map((ring) => ring.join(", "))
      .join("; ") || 0,
  ],
];

for (const [name, value] of figures) console.log(`${name.padEnd(44)} ${String(value)}`);
