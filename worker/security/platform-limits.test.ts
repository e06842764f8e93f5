import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";
import { MAX_SCRYPT_MEMORY_BYTES, MAX_SCRYPT_WORK, SCRYPT_COST, SCRYPT_MAXMEM } from "./password.ts";

const MAX_PBKDF2_ITERATIONS = 100_000;

test("a password's hash takes 16 MiB, well below the memory of a Worker", () => {
  expect(128 * SCRYPT_COST.N * SCRYPT_COST.r).toBe(16 * 1024 * 1024);
  expect(MAX_SCRYPT_MEMORY_BYTES).toBe(32 * 1024 * 1024);
});

test("a password's hash is less work than the runtime refuses", () => {
  expect(SCRYPT_COST.N * SCRYPT_COST.r * SCRYPT_COST.p).toBe(655_360);
  // workerd: "Scrypt failed: cost exceeds maximum (1048576)."
  expect(MAX_SCRYPT_WORK).toBe(1_048_576);
});

test("scrypt is given the memory that the dearest hash takes with its smaller buffers", () => {
  // RFC 7914: V has 128·N·r bytes (at most 32 MiB here), B 128·r·p, and one block more is scratch.
  expect(SCRYPT_MAXMEM).toBeGreaterThanOrEqual(32 * 1024 * 1024 + 128 * 16 * 16 + 128 * 16 * 2);
});

/** What a deployed Worker refuses though local workerd lets it pass. Modules of WebAssembly are imported as `.wasm`;
 *  only then may `new WebAssembly.Instance` run them. */
function refusedUses(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const evaluated = code.match(/(?<![\w$.#]|(?:function|async)\s)eval\s*\(|\bglobalThis\.eval\b/g) ?? [];
  const built = code.match(/(?<![\w$.])Function\s*\(/g) ?? [];
  const compiled = code.match(/\bWebAssembly\.(?!Instance\b|Memory\b|Table\b)\w+/g) ?? [];
  return [...evaluated, ...built, ...compiled, ...pbkdf2Iterations(code)];
}

/** Numbers above the limit in a file that derives keys with PBKDF2, wherever in it they stand. */
function pbkdf2Iterations(code: string): string[] {
  if (!/pbkdf2/i.test(code)) return [];
  const numbers = code.match(/(?<![\w$.])\d[\d_]*(?:\.\d+)?(?:e\d+)?(?:\s*\*\*?\s*\d[\d_]*)*/gi) ?? [];
  return numbers.filter((text) => valueOf(text) > MAX_PBKDF2_ITERATIONS);
}

/** Value of a number, a product or a power as sources write it: `600_000`, `6e5`, `600 * 1000`, `2 ** 18`. */
function valueOf(text: string): number {
  const factors = text.split(/(?<!\*)\*(?!\*)/).map((factor) => {
    const [base = 0, exponent = 1] = factor.split("**").map((part) => Number(part.replaceAll("_", "")));
    return base ** exponent;
  });
  return factors.reduce((product, factor) => product * factor, 1);
}

test.each([
  ['pbkdf2(password, salt, 100_001, 32, "sha256", done)', ["100_001"]],
  ['pbkdf2Sync(password, salt, 100_000, 32, "sha256")', []],
  ['deriveBits({ name: "PBKDF2", iterations: 600000 })', ["600000"]],
  ['const rounds = 6e5; deriveBits({ name: "PBKDF2", iterations: rounds })', ["6e5"]],
  ["pbkdf2Sync(password, salt, 600 * 1000, 32)", ["600 * 1000"]],
  ["pbkdf2Sync(password, salt, 2 ** 17, 32)", ["2 ** 17"]],
  ["const limit = 600_000;", []],
  ['const add = new Function("a", "return a");', ["Function("]],
  ['const add = Function("return 1");', ["Function("]],
  ["const isFunction = (x: Function) => isPlainFunction(x);", []],
  ['eval("1")', ["eval("]],
  ['globalThis.eval("1")', ["globalThis.eval"]],
  ["medieval(1); redis.eval(script)", []],
  ["/** Runs no eval(code). */", []],
  ["await WebAssembly.instantiate(bytes)", ["WebAssembly.instantiate"]],
  ["new WebAssembly.Module(bytes)", ["WebAssembly.Module"]],
  ["new WebAssembly.Instance(imported)", []],
])("of %j a deployed Worker refuses %j", (source, refused) => {
  expect(refusedUses(source)).toEqual(refused);
});

const SOURCES = ["app", "party", "widgets", "worker"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

test("no source uses what a deployed Worker refuses", () => {
  expect(SOURCES.map((path) => relative(ROOT, path))).toContain("worker/security/password.ts");
  const found = SOURCES.flatMap((path) =>
    refusedUses(readFileSync(path, "utf8")).map((use) => `${relative(ROOT, path)}: ${use}`),
  );
  expect(found).toEqual([]);
});
