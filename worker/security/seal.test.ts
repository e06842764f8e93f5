import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const SECRET = "a-secret-of-the-tests-with-enough-characters";

test("what is sealed opens with its secret and purpose only", () => {
  const sealed = seal("olá", SECRET, "second factor secret");
  expect(unseal(sealed, SECRET, "second factor secret")).toBe("olá");
  expect(unseal(sealed, SECRET, "session cookie")).toBeNull();
  expect(unseal(sealed, `${SECRET}!`, "second factor secret")).toBeNull();
});

test("a tag that was cut short does not open", () => {
  const bytes = Buffer.from(seal("olá", SECRET, "session cookie"), "base64url");
  for (const length of [0, 11, 12, 20, 27]) {
    expect(unseal(bytes.subarray(0, length).toString("base64url"), SECRET, "session cookie")).toBeNull();
  }
});
