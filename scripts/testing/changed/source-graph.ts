import { posix } from "node:path";
import ts from "typescript";

/** Sources by path from the tree's root. */
export type Sources = ReadonlyMap<string, string>;

/** For each file, the files whose changes may affect it. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that join all parts. They are not followed, since everything depends on everything through them. What
 *  they join is found by name: services by their key, endpoints and pages by the addresses in tests. */
const JOINTS =
  /^(worker\/(index|pages|create-services|load-context)\.ts|worker\/api\/(app|routes|[^/]+\/routes)\.ts|worker\/services\/[^/]+\/index\.ts|tests\/(setup|factories\/(services|api-operations))\/?.*)$/;

const AREA_SERVICES = /^worker\/services\/[^/]+\/index\.ts$/;
const ENDPOINT = /^worker\/api\/(?!kernel\/).*\.ts$/;
const ROUTE = /^app\/routes\/([^/]+)\/route\.tsx?$/;
/** Tests that open pages. */
const IN_BROWSER = /^tests\/(e2e|faults|launcher)\//;
const TEST = /\.test\.tsx?$/;

/** Builds the graph from imports, calls of services, and addresses in tests. */
export function buildSourceGraph(sources: Sources): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of sources) graph.set(file, new Set(importsOf(file, text, sources)));
  const services = servicesOf(sources);
  const answering = answeringAddresses(sources);
  for (const [file, text] of sources) {
    const reached = graph.get(file);
    if (!JOINTS.test(file))
      for (const key of servicesUsedIn(text, services)) addAll(reached, services.get(key));
    if (file.startsWith("tests/")) {
      const found = filesAnswering(addressesIn(text), answering);
      addAll(
        reached,
        found.filter((one) => !ROUTE.test(one) || IN_BROWSER.test(file)),
      );
    }
  }
  for (const file of graph.keys()) if (JOINTS.test(file)) graph.set(file, new Set());
  return graph;
}

/** Tests that a change reaches, the nearest first.
 *  @param isTest - whether a file is a test; has a default */
export function testsReaching(
  graph: Graph,
  changed: readonly string[],
  isTest: (file: string) => boolean = (file) => TEST.test(file),
): string[] {
  const users = reverse(graph);
  const seen = new Set(changed);
  const tests: string[] = [];
  for (let level = [...changed]; level.length > 0;) {
    tests.push(...level.filter(isTest).sort());
    const next = level.flatMap((file) => [...(users.get(file) ?? [])]).filter((file) => !seen.has(file));
    level = [...new Set(next)];
    for (const file of level) seen.add(file);
  }
  return tests;
}

/** The files and all that use them, whose types may break. */
export function withUsers(graph: Graph, files: readonly string[]): string[] {
  const users = reverse(graph);
  return [...new Set([...files, ...files.flatMap((file) => [...(users.get(file) ?? [])])])].sort();
}

function reverse(graph: Graph): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [file, reached] of graph) {
    for (const one of reached) users.set(one, [...(users.get(one) ?? []), file]);
  }
  return users;
}

function importsOf(file: string, text: string, sources: Sources): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const path = resolve(file, fileName.replace(/\?.*$/, ""));
    return path !== null && sources.has(path) ? [path] : [];
  });
}

const ALIASES: Readonly<Record<string, string>> = { "#copy/": "app/copy/", "#domain/": "app/domain/" };

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  if (alias !== undefined) return `${String(ALIASES[alias])}${specifier.slice(alias.length)}`;
  return specifier.startsWith("#") ? specifier.slice(1) : null;
}

/** Modules that create each key of the services. */
function servicesOf(sources: Sources): Map<string, Set<string>> {
  const services = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    if (!AREA_SERVICES.test(file)) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const modules = importedNames(tree, file);
    for (const property of tree.statements.flatMap(exportedProperties)) {
      const key = property.name?.getText(tree);
      if (key === undefined) continue;
      const made = namesIn(property).flatMap((name) => modules.get(name) ?? []);
      services.set(key, new Set([...(services.get(key) ?? []), ...made]));
    }
  }
  return services;
}

/** Properties of an exported object. */
function exportedProperties(statement: ts.Statement): readonly ts.ObjectLiteralElementLike[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : [],
  );
}

function importedNames(tree: ts.SourceFile, file: string): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const path = resolve(file, statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (path !== null && bindings && ts.isNamedImports(bindings)) {
        for (const { name } of bindings.elements) modules.set(name.text, [path]);
      }
    }
  }
  // The file's own definitions stand for what they use.
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      modules.set(
        statement.name.text,
        namesIn(statement).flatMap((name) => modules.get(name) ?? []),
      );
    }
  }
  return modules;
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = [];
  node.forEachChild(function visit(child): void {
    if (ts.isIdentifier(child)) names.push(child.text);
    child.forEachChild(visit);
  });
  return names;
}

function servicesUsedIn(text: string, services: ReadonlyMap<string, unknown>): string[] {
  if (!/\bservices\b/.test(text)) return [];
  const called = [...text.matchAll(/\bservices(?:\.|\["|"\]\[")(\w+)/g)].map(([, key = ""]) => key);
  const taken = [...text.matchAll(/\{([^{}]*)\}\s*=\s*(?:await\s+)?(?:\w+\.)*services\b/g)];
  const names = taken.flatMap(([, list = ""]) =>
    list.split(",").map((part) => part.split(":")[0]?.trim() ?? ""),
  );
  return [...called, ...names].filter((key) => services.has(key));
}

/** Segments of an address; a variable one is a star. */
type Address = readonly string[];

function toAddress(path: string): Address {
  const varied = path.replaceAll(/\$\{[^}]*\}?/g, "*").replaceAll(/\{\w+\}?|:\w+/g, "*");
  return varied
    .replace(/[?#].*$/, "")
    .split("/")
    .filter((part) => part !== "");
}

/** Texts that look like an address from the root. */
function addressesIn(text: string): Address[] {
  return [...text.matchAll(/["'`](\/[\w$][^"'`\s]*)/g)].map(([, path = ""]) => toAddress(path));
}

function answeringAddresses(sources: Sources): [file: string, address: Address][] {
  return [...sources].flatMap(([file, text]): [string, Address][] => {
    const route = ROUTE.exec(file)?.[1];
    if (route !== undefined) return [[file, addressOfRoute(route)]];
    return ENDPOINT.test(file) ? addressesIn(text).map((address): [string, Address] => [file, address]) : [];
  });
}

/** @example addressOfRoute("_portal.budgets.detail.$requestId") // ["budgets", "detail", "*"] */
function addressOfRoute(folder: string): Address {
  return folder
    .split(".")
    .filter((part) => !part.startsWith("_"))
    .map((part) => (part.startsWith("$") ? "*" : part.replace(/_$/, "")));
}

/** Files that answer at one of the addresses, or below one that is a prefix. */
function filesAnswering(asked: readonly Address[], answering: readonly [string, Address][]): string[] {
  return answering
    .filter(([, address]) => asked.some((one) => one.length > 0 && isAtOrBelow(address, one)))
    .map(([file]) => file);
}

function isAtOrBelow(address: Address, start: Address): boolean {
  return (
    address.length >= start.length &&
    start.every((part, at) => part === address[at] || address[at] === "*" || part.includes("*"))
  );
}

function addAll(set: Set<string> | undefined, items: Iterable<string> = []): void {
  for (const item of items) set?.add(item);
}
