import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { breakSource, createKeeper, whileBroken } from "./break-file.ts";

const BREAKAGE = { file: "power.ts", fragment: "price / power", replacement: "$& price * power" };

function createSource(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "sabotage-")), "power.ts");
  writeFileSync(path, text);
  return path;
}

test.each([
  ["return price / power;", "return $& price * power;"],
  ["return price;", null],
  ["price / power, price / power", null],
])("breaking %j gives %j", (source, broken) => {
  expect(breakSource(source, BREAKAGE)).toBe(broken);
});

test("a file is broken during the work and whole after it", async () => {
  const path = createSource("return price / power;");
  const during = await whileBroken(path, BREAKAGE, () => Promise.resolve(readFileSync(path, "utf8")));
  expect(during).toBe("return $& price * power;");
  expect(readFileSync(path, "utf8")).toBe("return price / power;");
});

test("a file is whole again when the work fails", async () => {
  const path = createSource("return price / power;");
  await expect(whileBroken(path, BREAKAGE, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(readFileSync(path, "utf8")).toBe("return price / power;");
});

test("a file without the fragment is left alone and the work never starts", async () => {
  const path = createSource("return price;");
  let started = false;
  const attempt = whileBroken(path, BREAKAGE, () => Promise.resolve((started = true)));
  await expect(attempt).rejects.toThrow("exactly once");
  expect(started).toBe(false);
  expect(readFileSync(path, "utf8")).toBe("return price;");
});

test("a keeper restores the first content it saw", () => {
  const path = createSource("first");
  const keeper = createKeeper();
  keeper.keep([path]);
  writeFileSync(path, "second");
  keeper.keep([path]);
  keeper.restore();
  expect(readFileSync(path, "utf8")).toBe("first");
});
