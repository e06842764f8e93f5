import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import * as z from "zod";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

const IMPORT = "borders(imports)";
const SYNTAX = "borders(syntax)";
const DEFAULT_EXPORT = "borders(exports)";
const BORDERS: readonly (string | undefined)[] = [IMPORT, SYNTAX, DEFAULT_EXPORT];

const ReportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), message: z.string(), filename: z.string() })),
});

type Case = readonly [file: string, code: string, rule?: string];

/** Findings of the border rules for each source. Several sources of one path are linted in separate trees; an `x`
 *  in the path stands for any name. */
function lintAll(cases: readonly Case[]): Map<Case, string[]> {
  const trees: Map<string, Case>[] = [];
  for (const [index, one] of cases.entries()) {
    const path = one[0].replace(/\bx\b/, `x${String(index)}`);
    const tree = trees.find((sources) => !sources.has(path));
    if (tree) tree.set(path, one);
    else trees.push(new Map([[path, one]]));
  }
  return new Map(trees.flatMap(lintTree));
}

function lintTree(sources: ReadonlyMap<string, Case>): (readonly [Case, string[]])[] {
  const root = mkdtempSync(join(tmpdir(), "girassol-borders-"));
  try {
    const settings = JSON.stringify(join(ROOT, "borders.config.ts"));
    writeFileSync(join(root, "borders.config.ts"), `export { default } from ${settings};\n`);
    for (const [path, [, code]] of sources) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${code}\n`);
    }
    const args = [modulePath("oxlint/bin/oxlint"), "-c", "borders.config.ts", "-f", "json", "."];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    const { diagnostics } = ReportSchema.parse(JSON.parse(stdout));
    const ours = diagnostics.filter(({ code }) => code === undefined || BORDERS.includes(code));
    return [...sources].map(([path, one]) => [
      one,
      ours.filter(({ filename }) => filename === path).map(({ code, message }) => code ?? message),
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const REFUSED: readonly Case[] = [
  ["app/domain/requests/x.ts", 'export { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";', IMPORT],
  ["app/domain/requests/x.ts", 'import "#worker/scope.ts";', IMPORT],
  ["app/domain/requests/x.ts", 'import "node:fs";', IMPORT],
  ["app/domain/requests/x.ts", 'import "drizzle-orm";', IMPORT],
  ["app/domain/requests/x.ts", 'import "../../copy/fill.ts";', IMPORT],
  ["app/domain/requests/x.ts", 'export const x = import("#worker/scope.ts");', SYNTAX],
  ["app/domain/requests/x.ts", 'export type X = import("#worker/scope.ts").Scope;', SYNTAX],
  ["app/domain/requests/x.ts", "export const x = Date.now();", SYNTAX],
  ["app/domain/requests/x.ts", "export const x = [1].map(Date.now);", SYNTAX],
  ["app/domain/requests/x.ts", "export const x = new Date();", SYNTAX],
  ["app/domain/requests/x.ts", "export const x = Date();", SYNTAX],
  ["app/domain/requests/x.ts", "export const x = Math.random();", SYNTAX],
  ["app/domain/requests/x.ts", "export default 1;", DEFAULT_EXPORT],
  ["app/copy/x.ts", 'import { roundCents } from "#domain/shared/money.ts";', IMPORT],
  ["app/copy/x.ts", 'import "../domain/shared/money.ts";', IMPORT],
  ["app/copy/spec/x.ts", 'import "#worker/scope.ts";', IMPORT],
  ["app/features/kits/x.tsx", 'import { KitSchema } from "#domain/kits/kit-list-schema.ts";', IMPORT],
  ["app/features/kits/x.tsx", 'export const x = import("#domain/kits/kit-list-schema.ts");', SYNTAX],
  ["app/features/kits/x.tsx", 'import { z } from "zod";', IMPORT],
  ["app/features/kits/x.tsx", 'import type { Services } from "#worker/create-services.ts";', IMPORT],
  ["app/features/kits/x.tsx", 'import type { X } from "../sale/y.ts";', IMPORT],
  ["app/features/kits/x.tsx", 'export { X } from "#app/features/sale/y.tsx";', IMPORT],
  ["app/features/kits/x.tsx", 'export const x = import("#app/features/sale/y.tsx");', SYNTAX],
  ["app/features/kits/x.server.ts", 'import "../sale/y.server.ts";', IMPORT],
  ["app/features/kits/x.tsx", 'import "../sale/y.tsx";', IMPORT],
  ["app/ui/x.tsx", 'import { KitSchema } from "#domain/kits/kit-list-schema.ts";', IMPORT],
  ["app/ui/x.tsx", 'import "#widgets/kit-card/kit-card.tsx";', IMPORT],
  ["app/ui/x.tsx", 'import type { X } from "#app/features/kits/kit-page.tsx";', IMPORT],
  ["app/lib/calls/x.ts", 'import { KitSchema } from "#domain/kits/kit-list-schema.ts";', IMPORT],
  ["app/lib/calls/x.ts", 'import "#app/features/kits/kit-page.tsx";', IMPORT],
  ["app/ui/x.tsx", "export default function X() {}", DEFAULT_EXPORT],
  ["app/routes/x/route.tsx", 'import "#worker/scope.ts";', IMPORT],
  ["app/routes/x/route.tsx", 'import "#widgets/kit-card/kit-card.tsx";', IMPORT],
  ["app/routes/x/route.tsx", 'import "../../lib/page-title.ts";', IMPORT],
  ["app/lib/x.server.ts", 'export const x = import("#party/auth.ts");', SYNTAX],
  ["app/root.tsx", 'import "../worker/scope.ts";', IMPORT],
  ["worker/services/kits/x.ts", 'import "#app/lib/pages/page-title.ts";', IMPORT],
  ["worker/services/kits/x.ts", 'import "#widgets/index.ts";', IMPORT],
  ["worker/services/kits/x.ts", 'import "#scripts/stack/paths.ts";', IMPORT],
  ["worker/services/kits/x.ts", 'import "react-dom/server";', IMPORT],
  ["worker/services/kits/x.ts", 'import "@remix-run/cloudflare";', IMPORT],
  ["worker/services/kits/x.ts", 'import "../../scope.ts";', IMPORT],
  ["worker/services/kits/x.ts", "export const x = database.orm.transaction(save);", SYNTAX],
  ["worker/services/kits/x.ts", "export const x = database.orm.batch([]);", SYNTAX],
  ["worker/x.ts", 'import "../app/root.tsx";', IMPORT],
  ["worker/pages.ts", 'import "../app/root.tsx";', IMPORT],
  ["worker/pages.ts", 'import "#app/root.tsx";', IMPORT],
  ["party/x.ts", 'import "#copy/shared/error-messages.ts";', IMPORT],
  ["party/x.ts", 'import "#worker/scope.ts";', IMPORT],
  ["party/x.ts", 'import "../worker/scope.ts";', IMPORT],
  ["party/x.ts", "export default class X {}", DEFAULT_EXPORT],
  ["widgets/kit-card/x.tsx", 'import "#app/lib/pages/page-title.ts";', IMPORT],
  ["widgets/kit-card/x.tsx", 'import "@tabler/icons-react";', IMPORT],
  ["widgets/kit-card/x.tsx", 'import { KitSchema } from "#domain/kits/kit-list-schema.ts";', IMPORT],
  ["widgets/kit-card/x.tsx", 'import type { X } from "#worker/services/kits/x-schema.ts";', IMPORT],
  ["scripts/stack/x.ts", 'import "../../worker/scope.ts";', IMPORT],
  ["scripts/stack/x.ts", "export default 1;", DEFAULT_EXPORT],
];

const TAKEN: readonly Case[] = [
  [
    "app/domain/requests/x.ts",
    'import "#domain/shared/money.ts"; import "../access/actor.ts"; import "./y.ts";',
  ],
  ["app/domain/requests/x.ts", 'import "zod"; import "zod/mini"; import "big.js";'],
  ["app/domain/requests/x.ts", "export const toDate = (at: string) => new Date(at);"],
  ["app/domain/requests/x.test.ts", 'import "fast-check"; export const x = Date.now();'],
  ["app/copy/spec/x.ts", 'import type { Cents } from "#domain/shared/money.ts"; import "../fill.ts";'],
  ["app/features/kits/x.tsx", 'import type { Kit } from "#domain/kits/kit-list-schema.ts";'],
  [
    "app/features/kits/x.tsx",
    'import "#widgets/portal.ts"; import "#app/lib/pages/page-title.ts"; import "../live/y.ts";',
  ],
  [
    "app/features/kits/x.server.ts",
    'import "zod"; import "#domain/kits/kit-list-schema.ts"; import "../centers/y.server.ts";',
  ],
  ["app/ui/x.tsx", 'import "#domain/shared/format.ts"; import "../lib/page-title.ts";'],
  ["app/routes/x/route.tsx", 'import "#domain/kits/kit-list-schema.ts"; export default function X() {}'],
  ["app/lib/forms/x.server.ts", 'import "zod"; import "#domain/kits/kit-list-schema.ts";'],
  ["app/root.tsx", 'import "#widgets/styles/base.css"; import "./lib/nonce.tsx";'],
  [
    "worker/services/kits/x.ts",
    'import "#domain/shared/money.ts"; import "#copy/shared/fill.ts"; import "drizzle-orm";',
  ],
  ["worker/pages.ts", 'import "@remix-run/cloudflare"; import "../build/server/index.js";'],
  ["worker/db/client.ts", "export const x = orm.batch([]);"],
  ["party/x.ts", 'import "#domain/live/messages.ts"; import "./auth.ts"; import "jose";'],
  ["widgets/kit-card/x.tsx", 'import "react"; import "react-dom/client"; import "../request.ts";'],
  [
    "widgets/kit-card/x.tsx",
    'import type { Kit } from "#domain/kits/kit-list-schema.ts"; import "#copy/widgets.ts";',
  ],
  ["widgets/kit-card/x.test.tsx", 'import "vitest"; import "#tests/factories/kit.ts";'],
  ["scripts/stack/x.ts", 'import "#worker/env.ts"; import "#widgets/index.ts"; import "node:fs";'],
];

const found = lintAll([...REFUSED, ...TAKEN]);

test.each(REFUSED.map((one) => [...one, one] as const))("%s refuses: %s", (_file, _code, rule, one) => {
  expect(found.get(one)).toEqual([rule]);
});

test.each(TAKEN.map((one) => [one[0], one[1], one] as const))("%s takes: %s", (_file, _code, one) => {
  expect(found.get(one)).toEqual([]);
});

const IMPURE = {
  fetch: 'export const x = fetch("/");',
  process: "export const x = process.env;",
  crypto: "export const x = crypto.randomUUID();",
  console: 'console.info("x"); export {};',
  setTimeout: "setTimeout(() => {}, 1); export {};",
  window: "export const x = window.location;",
  document: "export const x = document.title;",
};
const PURE =
  'import { DomainError } from "./errors.ts"; export const x = (at: string) => [new Date(at), DomainError];';

const findings = compileInDomain({ ...IMPURE, nothing: PURE });

test.each(Object.keys(IMPURE))("the domain does not compile with %s", (name) => {
  expect(findings.get(name)).toEqual([expect.stringContaining(`Cannot find name '${name}'`)]);
});

test("the domain compiles with what the language alone has", () => {
  expect(findings.get("nothing")).toEqual([]);
});

/** Compiles sources as part of the domain, to check that no dependency of a rule brings in a platform's names.
 *  Returns errors by source. */
function compileInDomain(sources: Readonly<Record<string, string>>): Map<string, string[]> {
  const folder = join(ROOT, "app/domain");
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const texts = new Map(
    Object.entries(sources).map(([name, text]) => [join(folder, "shared", `virtual-${name}.ts`), text]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([...fileNames, ...texts.keys()], options, host);
  const errorsOf = (path: string) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  return new Map(Object.keys(sources).map((name, index) => [name, errorsOf([...texts.keys()][index] ?? "")]));
}
