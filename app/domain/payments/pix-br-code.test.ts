import fc from "fast-check";
import { createDynamicPix, createStaticPix, hasError } from "pix-utils";
import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import type { DynamicPixInput, StaticPixInput } from "./pix-br-code.ts";
import { buildPixBrCode } from "./pix-br-code.ts";

const RANDOM_KEY = "123e4567-e12b-12d1-a456-426655440000";

function buildInput(changes: Partial<StaticPixInput> = {}): StaticPixInput {
  return { key: RANDOM_KEY, name: "Fulano de Tal", city: "BRASILIA", ...changes };
}

function refusedField(input: StaticPixInput | DynamicPixInput): string | null {
  try {
    buildPixBrCode(input);
    return null;
  } catch (error) {
    return isDomainError(error, "INVALID_PIX_DATA") ? error.details.field : String(error);
  }
}

test("the Central Bank's example of a static code", () => {
  expect(buildPixBrCode(buildInput())).toBe(
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
  );
});

test("the Central Bank's example of a dynamic code", () => {
  const url = "pix.example.com/8b3da2f39a4140d1a91abd93113bd441";
  expect(buildPixBrCode({ url, name: "Fulano de Tal", city: "BRASILIA" })).toBe(
    "00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4",
  );
});

test.each([
  // calculated separately with decimal arithmetic, and compared with pix-utils
  [
    {
      key: "+5511987654321",
      name: "Loja Solar Ltda",
      city: "São Paulo",
      amountCents: 125_000,
      txid: "PED20261",
    },
    "00020126360014br.gov.bcb.pix0114+551198765432152040000530398654071250.005802BR5915Loja Solar Ltda6009Sao Paulo62120508PED2026163046E00",
  ],
  [
    { key: "12ABC34501DE35", name: "Energia Alfa SA", city: "Curitiba", amountCents: 8_990 },
    "00020126360014br.gov.bcb.pix011412ABC34501DE35520400005303986540589.905802BR5915Energia Alfa SA6008Curitiba62070503***630400D3",
  ],
  [
    {
      key: "vendas@exemplo.com.br",
      name: "João da Silva Açúcar",
      city: "Goiânia",
      amountCents: 1_050,
      txid: "ABC123",
      description: "Pedido 77",
    },
    "00020126560014br.gov.bcb.pix0121vendas@exemplo.com.br0209Pedido 77520400005303986540510.505802BR5920Joao da Silva Acucar6007Goiania62100506ABC12363047EA6",
  ],
])("a static code of %j", (input, expected) => {
  expect(buildPixBrCode(input)).toBe(expected);
});

test("name and city are cut to 25 and 15 characters, without characters outside ASCII", () => {
  const input = buildInput({
    name: "Distribuidora Solar do Norte ☀",
    city: "São José do Rio Preto",
  });
  expect(buildPixBrCode(input)).toContain("5925Distribuidora Solar do No6015Sao Jose do Rio62");
});

test.each<[string, Partial<StaticPixInput>, string | null]>([
  ["one cent", { amountCents: 1 }, null],
  ["nothing", { amountCents: 0 }, "amountCents"],
  ["half a cent", { amountCents: 0.5 }, "amountCents"],
  ["the longest amount", { amountCents: 999_999_999_999 }, null],
  ["an amount of 14 characters", { amountCents: 1_000_000_000_000 }, "amountCents"],
  ["a txid of 25", { txid: "A".repeat(25) }, null],
  ["a txid of 26", { txid: "A".repeat(26) }, "txid"],
  ["an empty txid", { txid: "" }, "txid"],
  ["a txid with a dash", { txid: "PED-1" }, "txid"],
  ["a template of 99", { description: "A".repeat(37) }, null], // 18 of the arrangement + 40 of the key + 4 + 37
  ["a template of 100", { description: "A".repeat(38) }, "description"],
  ["a masked key", { key: "529.982.247-25" }, "key"],
  ["no name", { name: " ☀ " }, "name"],
  ["no city", { city: "" }, "city"],
])("a static code with %s", (_, changes, expected) => {
  expect(refusedField(buildInput(changes))).toBe(expected);
});

test.each([
  ["a".repeat(77), null],
  ["a".repeat(78), "url"],
  ["", "url"],
  ["https://pix.example.com/1", "url"],
  ["pix.example.com/a b", "url"],
])("a dynamic code for the location %s", (url, expected) => {
  expect(refusedField({ url, name: "Fulano", city: "BRASILIA" })).toBe(expected);
});

const words = (maxLength: number) =>
  fc.stringMatching(/^[A-Z](?:[A-Z0-9 ]*[A-Z0-9])?$/, { maxLength }).filter((text) => !text.includes("  "));
const staticInput = fc.record(
  {
    key: fc.constantFrom(
      RANDOM_KEY,
      "+5511987654321",
      "52998224725",
      "12ABC34501DE35",
      "vendas@exemplo.com.br",
    ),
    name: words(25),
    city: words(15),
    amountCents: fc.integer({ min: 1, max: 999_999_999_999 }),
    txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
    description: words(37),
  },
  { requiredKeys: ["key", "name", "city"] },
);

test("another implementation builds the same static code when name and city are in upper case", () => {
  fc.assert(
    fc.property(staticInput, (input) => {
      const theirs = createStaticPix({
        pixKey: input.key,
        merchantName: input.name,
        merchantCity: input.city,
        transactionAmount: (input.amountCents ?? 0) / 100,
        ...(input.txid === undefined ? {} : { txid: input.txid }),
        ...(input.description === undefined ? {} : { infoAdicional: input.description }),
      });
      if (hasError(theirs)) throw new Error("refused by pix-utils");
      expect(buildPixBrCode(input)).toBe(theirs.toBRCode());
    }),
  );
});

test("another implementation builds the same dynamic code, but for the single-use mark that it leaves out", () => {
  const url = "pix.example.com/8b3da2f39a4140d1a91abd93113bd441";
  const theirs = createDynamicPix({ url, merchantName: "FULANO DE TAL", merchantCity: "BRASILIA" });
  if (hasError(theirs)) throw new Error("refused by pix-utils");
  const ours = buildPixBrCode({ url, name: "FULANO DE TAL", city: "BRASILIA" });
  expect(ours.replace("010212", "").slice(0, -4)).toBe(theirs.toBRCode().slice(0, -4));
});
