import { expect, test } from "vitest";
import { MIN_PASSWORD_LENGTH, PASSWORD_PARTS } from "#domain/validation/password.ts";
import { PASSWORD_PART_LABELS, passwordMessage } from "./password.ts";

test("the message on a password lists what is missing", () => {
  expect(passwordMessage(["symbol"])).toBe("A senha precisa conter ao menos: um símbolo.");
  expect(passwordMessage(["uppercase", "digit"])).toBe(
    "A senha precisa conter ao menos: uma letra maiúscula e um número.",
  );
  expect(passwordMessage(PASSWORD_PARTS)).toBe(
    "A senha precisa conter ao menos: 8 caracteres, uma letra minúscula, uma letra maiúscula, um número e um símbolo.",
  );
});

test("message and checklist name the length that the rule asks for", () => {
  expect(passwordMessage(["length"])).toContain(` ${MIN_PASSWORD_LENGTH} caracteres`);
  expect(PASSWORD_PART_LABELS.length).toBe(`${MIN_PASSWORD_LENGTH} caracteres ou mais`);
});
