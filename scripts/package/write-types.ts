import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import ts from "typescript";
import { ROOT } from "#scripts/stack/paths.ts";
import { printType } from "./print-type.ts";
import { ENTRY } from "./write-modules.ts";

/** Names that one declaration takes from another file or package. */
interface Taken {
  source: string;
  names: readonly string[];
}

const TAKEN = /(?:import|export) (?:type )?\{([^}]*)\} from "([^"]+)"|import\("([^"]+)"\)\.(\w+)/g;
const SOURCES = /(from |import\()"([^"]+)"/g;
const OWN = /^[.#]/;
const REACT = /^react(-dom)?(\/|$)/;

/** Writes the declarations beside the modules of the package. They need no package but React: a declaration that
 *  takes its types from another one, as those of schemas do, is replaced by the types themselves, with their comments.
 *  @throws Error for a type that cannot be written in this way */
export function writeTypes(folder: string): void {
  const program = createProgram();
  const emitted = emitDeclarations(program);
  for (const [file, text] of collectDeclarations(program, emitted)) {
    const target = join(folder, file.replace(/\.tsx?$/, ".d.ts"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  return ts.createProgram([join(ROOT, ENTRY)], {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: ROOT,
    outDir: ROOT,
  });
}

/** Declarations by the path of their source in the tree. */
function emitDeclarations(program: ts.Program): ReadonlyMap<string, string> {
  const emitted = new Map<string, string>();
  program.emit(undefined, (_file, text, _bom, _onError, [source] = []) => {
    if (source !== undefined) emitted.set(relative(ROOT, source.fileName), text);
  });
  return emitted;
}

/** The declarations that the entry needs, by the path of their source, ready to be written. */
function collectDeclarations(
  program: ts.Program,
  emitted: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const collected = new Map<string, string>();
  const typesOnly = new Map<string, Set<string>>();
  const waiting = [ENTRY];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (collected.has(file)) continue;
    const text = emitted.get(file);
    if (text === undefined) throw new Error(`${file} is needed by a declaration and has none`);
    collected.set(file, withRelativeSources(file, text));
    for (const { source, names } of listTaken(text).filter((taken) => OWN.test(taken.source))) {
      const from = resolveSource(file, source);
      if (needsOnlyReact(emitted.get(from) ?? "")) waiting.push(from);
      else typesOnly.set(from, new Set([...(typesOnly.get(from) ?? []), ...names]));
    }
  }
  for (const [file, names] of typesOnly) collected.set(file, printTypes(program, file, names));
  return collected;
}

function listTaken(text: string): Taken[] {
  return [...text.matchAll(TAKEN)].map(([, list = "", from, inline = "", name = ""]) =>
    from === undefined
      ? { source: inline, names: [name] }
      : {
          source: from,
          names: list
            .split(",")
            .map(
              (part) =>
                part
                  .trim()
                  .replace(/^type /, "")
                  .split(" as ")[0] ?? "",
            )
            .filter((part) => part !== ""),
        },
  );
}

function needsOnlyReact(text: string): boolean {
  return [...text.matchAll(SOURCES)].every(([, , source = ""]) => OWN.test(source) || REACT.test(source));
}

function withRelativeSources(file: string, text: string): string {
  return text.replaceAll(SOURCES, (found: string, before: string, source: string) => {
    if (!OWN.test(source)) return found;
    const path = posix.relative(posix.dirname(file), resolveSource(file, source)).replace(/\.tsx?$/, ".js");
    return `${before}"${path.startsWith(".") ? path : `./${path}`}"`;
  });
}

/** Path in the tree of what a file imports. */
function resolveSource(file: string, source: string): string {
  if (source.startsWith(".")) return posix.join(posix.dirname(file), source);
  return source.replace(/^#(copy|domain)\//, "app/$1/").replace(/^#/, "");
}

function printTypes(program: ts.Program, file: string, names: ReadonlySet<string>): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(ROOT, file));
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return [...names]
    .sort()
    .map((name) => {
      const symbol = exported.find((one) => one.name === name);
      if (symbol === undefined) throw new Error(`${file} exports no ${name}`);
      return `export type ${name} = ${printType(checker, checker.getDeclaredTypeOfSymbol(symbol))};\n`;
    })
    .join("\n");
}
