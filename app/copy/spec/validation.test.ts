import { expect, test } from "vitest";
import { maxLengthMessage } from "./validation.ts";

test("the message on length names the limit", () => {
  expect(maxLengthMessage(30)).toBe("O tamanho máximo para esse campo é de 30 caracteres");
});
