import { expect, test } from "vitest";
import { withoutPersonalData } from "./without-personal-data.ts";

test.each([
  ["Unexpected token <ana.souza@sol.test>", "Unexpected token <[e-mail]>"],
  ["CPF 529.982.247-25 invalid", "CPF [number] invalid"],
  ["CNPJ 11.222.333/0001-81 invalid", "CNPJ [number] invalid"],
  ["phone (11) 98765-4321", "phone ([number]"],
  ["phone +55 11 98765 4321", "phone [number]"],
  // Seven digits are no telephone number, eight may be one.
  ["item 1234567", "item 1234567"],
  ["item 12345678", "item [number]"],
  ["at go (https://sol.test/requests?search=Ana:12:7)", "at go (https://sol.test/requests:12:7)"],
  [
    "Cannot read properties of undefined (reading 'id')",
    "Cannot read properties of undefined (reading 'id')",
  ],
])("%s is written as %s", (text, written) => {
  expect(withoutPersonalData(text)).toBe(written);
});
