import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";

/** Classes without rules, which are only used to find elements. */
const HOOKS = new Map([
  ["app-freight-line__name", "tests read the order of a freight table"],
  ["app-notes__groups", "the arrow keys walk through the notifications in it"],
  ["app-mount-steps__name", "tests read the steps of a kit that is mounted"],
]);

const CLASS = /^(app|gs)-[\w-]*$/;

/** Classes in a source, prefixes of composed classes, static imports, and dynamic imports. */
interface Source {
  names: Set<string>;
  beginnings: Set<string>;
  imports: string[];
  lazy: string[];
}

/** Classes in a style sheet's rules, those that it defines everywhere, and its imports. */
interface Sheet {
  names: Set<string>;
  plain: Set<string>;
  imports: string[];
}

const SHEETS = filesIn(["app", "widgets/styles"], /\.css$/, readSheet);
const PLAIN = new Set([...SHEETS.values()].flatMap(({ plain }) => [...plain]));
const SOURCES = filesIn(
  ["app", "widgets"],
  /^(?!app\/(copy|domain)\/).*(?<!\.test|\.server)\.tsx?$/,
  readSource,
);
const PAGES = readdirSync(join(ROOT, "app/routes")).filter((name) => SOURCES.has(routeFile(name)));

function filesIn<Read>(folders: string[], wanted: RegExp, read: (path: string, text: string) => Read) {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  return new Map(
    paths
      .filter((path) => wanted.test(path))
      .map((path) => [path, read(path, readFileSync(join(ROOT, path), "utf8"))]),
  );
}

function routeFile(name: string): string {
  return `app/routes/${name}/route.tsx`;
}

function readSheet(path: string, text: string): Sheet {
  const css = text.replaceAll(/\/\*[^]*?\*\//g, "");
  const rules = css.replaceAll(/\{[^{}]*\}/g, "{}");
  const classesIn = (pattern: RegExp) => new Set([...rules.matchAll(pattern)].map(([, name = ""]) => name));
  return {
    names: classesIn(/\.((?:app|gs)-[\w-]+)/g),
    plain: classesIn(/(?<=(?:^|[{};,])\s*)\.((?:app|gs)-[\w-]+)(?:[:[][^\s>+~,{]*)?\s*(?=[,{])/g),
    imports: [...css.matchAll(/@import "([^"]+)"/g)].map(([, name = ""]) => resolve(path, name)),
  };
}

function readSource(path: string, text: string): Source {
  const file: Source = { names: new Set(), beginnings: new Set(), imports: [], lazy: [] };
  const take = (part: string, isContinued: boolean, goesOn: boolean) => {
    const words = part.split(/\s/);
    for (const [index, word] of words.entries()) {
      if (!CLASS.test(word) || (isContinued && index === 0)) continue;
      (goesOn && index === words.length - 1 ? file.beginnings : file.names).add(word);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node)
        ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : node.isTypeOnly;
      const from = node.moduleSpecifier;
      if (!isType && from && ts.isStringLiteral(from)) file.imports.push(resolve(path, from.text));
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from && ts.isStringLiteral(from)) file.lazy.push(resolve(path, from.text));
    } else if (ts.isStringLiteralLike(node)) {
      take(node.text, false, false);
    } else if (ts.isTemplateExpression(node)) {
      take(node.head.text, false, true);
      for (const { literal } of node.templateSpans) take(literal.text, true, !ts.isTemplateTail(literal));
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return file;
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return specifier.replace(/^#/, "");
}

/** The file and its static imports. */
function withImports(path: string): Set<string> {
  const found = new Set([path]);
  for (const one of found) {
    for (const next of (SOURCES.get(one) ?? SHEETS.get(one))?.imports ?? []) found.add(next);
  }
  return found;
}

/** The parts of a page: what it loads at once within its frame, and each late part, with all that is loaded by
 *  then. */
function partsOf(page: string): { files: Set<string>; loaded: Set<string> }[] {
  const frames = PAGES.filter((name) => page.startsWith(`${name}.`)).map(routeFile);
  const around = new Set(["app/root.tsx", ...frames].flatMap((path) => [...withImports(path)]));
  const parts: { files: Set<string>; loaded: Set<string> }[] = [];
  const seen = new Set<string>();
  const add = (files: Set<string>, before: Set<string>) => {
    const loaded = new Set([...before, ...files]);
    parts.push({ files, loaded });
    for (const path of [...files].flatMap((one) => SOURCES.get(one)?.lazy ?? [])) {
      if (seen.has(path)) continue;
      seen.add(path);
      add(withImports(path), loaded);
    }
  };
  add(new Set([...around, ...withImports(routeFile(page))]), new Set());
  return parts;
}

/** Classes of the files without a rule in the sheets. A class that some sheet defines needs that sheet; rules that
 *  only modify it do not count. */
function withoutRules(files: Iterable<string>, sheets: Iterable<string>): string[] {
  const known = [...sheets].flatMap((path) => SHEETS.get(path) ?? []);
  const ruled = new Set(
    known.flatMap(({ names, plain }) => [...names].filter((name) => plain.has(name) || !PLAIN.has(name))),
  );
  return [...files].flatMap((path) => {
    const { names = [], beginnings = [] } = SOURCES.get(path) ?? {};
    const missing = [
      ...[...names].filter((name) => !ruled.has(name) && !HOOKS.has(name)),
      ...[...beginnings].filter((start) => ![...ruled].some((name) => name.startsWith(start))),
    ];
    return missing.map((name) => `${path}: ${name}`);
  });
}

test("every class that is named has a rule, or is known to need none", () => {
  expect(withoutRules(SOURCES.keys(), SHEETS.keys())).toEqual([]);
});

/** What other sites have: the widgets, with what they load later, and their sheets, which elements and package put
 *  together. */
function filesOfSites(): string[] {
  const sheets = [...SHEETS.keys()].filter((path) => path.startsWith("widgets/styles/"));
  const sources = withImports("widgets/index.ts");
  for (const one of sources) {
    for (const later of SOURCES.get(one)?.lazy ?? []) {
      for (const file of withImports(later)) sources.add(file);
    }
  }
  return [...sources, ...sheets];
}

test("widgets on other sites bring the rules of their classes", () => {
  const files = filesOfSites();
  expect(files.length).toBeGreaterThan(30);
  expect(withoutRules(files, files)).toEqual([]);
});

test("every page, and what comes later on it, brings the rules of its classes", () => {
  const missing = PAGES.flatMap((page) =>
    partsOf(page).flatMap(({ files, loaded }) =>
      withoutRules(files, loaded).map((problem) => `${page}: ${problem}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("every rule is for a class that is on a page, or another site, which brings it", () => {
  const used = new Map<string, Set<string>>();
  const pages = PAGES.map((page) => [...new Set(partsOf(page).flatMap(({ loaded }) => [...loaded]))]);
  for (const files of [...pages, filesOfSites()]) {
    const sources = files.flatMap((path) => SOURCES.get(path) ?? []);
    const names = new Set(sources.flatMap((one) => [...one.names]));
    const beginnings = [...new Set(sources.flatMap((one) => [...one.beginnings]))];
    for (const path of files) {
      const found = [...(SHEETS.get(path)?.names ?? [])].filter(
        (name) => names.has(name) || beginnings.some((start) => name.startsWith(start)),
      );
      used.set(path, new Set([...(used.get(path) ?? []), ...found]));
    }
  }
  const idle = [...SHEETS].flatMap(([path, { names }]) =>
    [...names].filter((name) => used.get(path)?.has(name) !== true).map((name) => `${path}: ${name}`),
  );
  expect(idle).toEqual([]);
});
