import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";

const PRODUCT = /^(app|worker|party|widgets)\//;
const TEST = /\.test\.tsx?$|^tests\/|^widgets\/testing\//;

/** Exports for users outside our own files. */
const FOR_OTHERS: readonly { files: RegExp; names?: readonly string[] }[] = [
  // The framework uses these exports of a page.
  {
    files: /^app\/(root|routes\/.+\/route)\.tsx$/,
    names: [
      "action",
      "clientAction",
      "clientLoader",
      "ErrorBoundary",
      "handle",
      "headers",
      "Layout",
      "links",
      "loader",
      "meta",
      "shouldRevalidate",
    ],
  },
  // Other sites import the widgets, and read the examples.
  { files: /^widgets\/(index\.ts|.+\.example\.tsx)$/ },
  // The lead form's bundle takes them in React's place (`scripts/build-widgets.ts`).
  { files: /^widgets\/embed\/bare-react(-dom)?\.ts$/ },
  // Texts quoted word for word from the specification, some for features that do not exist yet
  // (`scripts/behaviours/document.test.ts`).
  { files: /^app\/copy\/spec\// },
  // VALID-12 is in the specification; no current form has an optional password.
  { files: /^app\/domain\/validation\/password\.ts$/, names: ["missingOptionalPasswordParts"] },
];

interface Source {
  path: string;
  text: string;
}

interface Export {
  name: string;
  isType: boolean;
}

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (type )?\{([^}]*)\}/gm;
const IMPORTED = /^(?:import|export)\s([^;"]*?)\sfrom "([^"]+)"/gm;
const ASKED_LATER = /import\(\s*"([^"]+)"\s*\)(?:\.(\w+))?/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Unused exports of the product: functions that no other file but a test uses, unless their own file does, and
 *  values that no file uses. Types may be exported for the reader of a signature. */
function findUnused(sources: readonly Source[]): string[] {
  const takers = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const taken of listTaken(source)) {
      takers.set(taken, (takers.get(taken) ?? new Set()).add(source.path));
    }
  }
  return sources
    .filter(({ path }) => PRODUCT.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) => {
      const program = text.replaceAll(COMMENT, "");
      return listExports(text)
        .filter(({ name, isType }) => {
          const taking = [...(takers.get(`${path} ${name}`) ?? []), ...(takers.get(`${path} *`) ?? [])];
          if (taking.some((other) => other !== path && !TEST.test(other))) return false;
          const isUsedHere = program.split(new RegExp(`\\b${name}\\b`)).length > 2;
          return !(isUsedHere && (isType || taking.length > 0)) && !isForOthers(path, name);
        })
        .map(({ name }) => `${path}: ${name}`);
    });
}

function listExports(text: string): Export[] {
  const declared = [...text.matchAll(DECLARED)].map(([, kind = "", name = ""]) => ({
    name,
    isType: kind === "interface" || kind === "type",
  }));
  const listed = [...text.matchAll(LISTED)].flatMap(([, isType, list = ""]) =>
    namesOf(list).map((names) => ({ name: names.at(-1) ?? "", isType: isType !== undefined })),
  );
  return [...declared, ...listed];
}

/** Imports of a source from others of ours, as path and name; `*` stands for all exports. */
function listTaken({ path, text }: Source): string[] {
  const imported = [...text.matchAll(IMPORTED)].flatMap(([, clause = "", from = ""]) => {
    const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? "";
    const names = namesOf(list).map(([name = ""]) => name);
    return (clause.includes("*") ? ["*", ...names] : names).map((name) => `${resolve(path, from)} ${name}`);
  });
  const later = [...text.matchAll(ASKED_LATER)].map(([, from = "", name = "then"]) => {
    return `${resolve(path, from)} ${/^(then|catch|finally)$/.test(name) ? "*" : name}`;
  });
  return [...imported, ...later];
}

/** Names of a list in braces: the exported one, then the local one. */
function namesOf(list: string): string[][] {
  return list
    .split(",")
    .map((part) => part.trim().replace(/^type /, ""))
    .filter((part) => part !== "")
    .map((part) => part.split(" as "));
}

function resolve(path: string, from: string): string {
  if (from.startsWith(".")) return join(path, "..", from);
  return from.replace(/^#(copy|domain)\//, "app/$1/").replace(/^#/, "");
}

function isForOthers(path: string, name: string): boolean {
  return FOR_OTHERS.some(({ files, names }) => files.test(path) && (names?.includes(name) ?? true));
}

function readSources(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(ROOT, folder, name), "utf8") }));
}

test("whatever the product exports is taken by a file that is no test", () => {
  expect(findUnused(["app", "worker", "party", "widgets", "scripts", "tests"].flatMap(readSources))).toEqual(
    [],
  );
});

const HOME = { path: "app/domain/kits/home.ts", text: "" };
const takenBy = (path: string, text: string) => ({ path, text });

test.each<[string, string, Source[], string[]]>([
  ["by nobody", "export const one = 1;", [], ["one"]],
  ["by nobody but its own file", "export const one = 1;\nexport type Two = typeof one;", [], ["one", "Two"]],
  [
    "by a test alone",
    "export function one() {}",
    [takenBy("app/domain/kits/home.test.ts", 'import { one } from "./home.ts";')],
    ["one"],
  ],
  [
    "by a test and its own file",
    "export function one() {}\nconst two = one;",
    [takenBy("app/domain/kits/home.test.ts", 'import { one } from "./home.ts";')],
    [],
  ],
  [
    "under another name",
    "export const one = 1;\nexport interface Two {}",
    [takenBy("worker/x.ts", 'import {\n  one as first,\n  type Two,\n} from "#domain/kits/home.ts";')],
    [],
  ],
  [
    "whole, and later",
    "export const one = 1;",
    [takenBy("app/lib/x.ts", 'const x = import("#domain/kits/home.ts").then(use);')],
    [],
  ],
  ["as a type of a signature", "export interface One {}\nfunction two(one: One) {}", [], []],
])("an export that is taken %s", (_title, text, others, expected) => {
  expect(findUnused([{ ...HOME, text }, ...others])).toEqual(expected.map((name) => `${HOME.path}: ${name}`));
});
