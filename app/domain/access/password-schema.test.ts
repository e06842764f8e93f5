import { expect, test } from "vitest";
import { NewPasswordSchema } from "./password-schema.ts";

function refusalsOf(password: unknown): unknown[] {
  const { error } = NewPasswordSchema.safeParse(password);
  return (error?.issues ?? []).map((issue) =>
    issue.code === "custom" ? issue.params?.["code"] : issue.code,
  );
}

test.each([
  ["Abcde1#x", []],
  ["Abcde1fx", ["WEAK_PASSWORD"]],
  ["", ["WEAK_PASSWORD"]],
  [`Ab1#${"x".repeat(252)}`, []], // 256 characters
  [`Ab1#${"x".repeat(253)}`, ["too_big"]],
  [null, ["invalid_type"]],
])("the new password %j is refused for %j", (password, codes) => {
  expect(refusalsOf(password)).toEqual(codes);
});

test("a new password is kept as it was typed, spaces included", () => {
  expect(NewPasswordSchema.parse(" Abc 1#x ")).toBe(" Abc 1#x ");
});
