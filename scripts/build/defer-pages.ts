import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "#scripts/stack/paths.ts";

/** Syntax tree of a module, as far as it is looked at. */
interface Program {
  body: {
    type: string;
    start: number;
    end: number;
    source?: unknown;
    specifiers?: { exported?: { name?: string }; local?: { name?: string } }[];
  }[];
}

/** Builds the server's half of the pages as one module that exports `loadBuild`, which runs it at its first call: the
 *  Worker starts without it, and an instance that is only asked for data never runs it. */
export function deferPages(): Plugin {
  return {
    name: "defer-pages",
    // Rules that browsers load late become part of the module. As dynamic imports of the Worker's bundle they would have
    // its bundler wrap every module that they reach.
    resolveDynamicImport(specifier) {
      if (typeof specifier !== "string" || !specifier.startsWith("#domain/")) return null;
      return { id: join(ROOT, specifier.replace("#", "app/")), external: false };
    },
    renderChunk: {
      order: "post",
      handler(code) {
        const { body } = this.parse(code) as unknown as Program;
        const imports = body.filter(({ type }) => type === "ImportDeclaration");
        const exported = body.filter(({ type }) => type.startsWith("Export"));
        const [names] = exported;
        if (exported.length !== 1 || !names?.specifiers) return this.error("One list of exports is expected");
        const rest = body.filter((part) => part !== names && part.type !== "ImportDeclaration");
        const textOf = (parts: Program["body"]) =>
          parts.map(({ start, end }) => code.slice(start, end)).join("\n");
        const fields = names.specifiers.map(
          ({ exported: name, local }) => `${name?.name ?? ""}: ${local?.name ?? ""}`,
        );
        return [
          textOf(imports),
          "let loaded;",
          "export const loadBuild = () => (loaded ??= run());",
          `function run() {\n${textOf(rest)}\nreturn { ${fields.join(", ")} };\n}`,
        ].join("\n");
      },
    },
  };
}
