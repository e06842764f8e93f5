import { expect, test } from "vitest";
import { crc16 } from "./crc16.ts";
import { encodeTlv } from "./emv-tlv.ts";
import { parsePixBrCode, validatePixBrCode } from "./parse-pix-br-code.ts";

const STATIC =
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D";
const DYNAMIC =
  "00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4";
const COMPOSITE =
  "00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304FB42";

/** A signed code of the given objects, in the order of a static code, with some replaced (null leaves one out). */
function buildCode(changes: Record<string, string | null> = {}): string {
  const objects: Record<string, string | null> = {
    "00_": "01",
    "26": "0014br.gov.bcb.pix011152998224725",
    "52": "0000",
    "53": "986",
    "54": null,
    "58": "BR",
    "59": "Fulano",
    "60": "BRASILIA",
    "62": "0503***",
    ...changes,
  };
  const ids = ["00_", "26", "52", "53", "54", "58", "59", "60", "62"];
  const text = ids
    .map((id) => [id.slice(0, 2), objects[id] ?? null] as const)
    .map(([id, value]) => (value === null ? "" : encodeTlv(id, value)))
    .join("");
  return `${text}6304${crc16(`${text}6304`)}`;
}

const codesOf = (text: string) => validatePixBrCode(text).map(({ code }) => code);

test.each([STATIC, DYNAMIC, COMPOSITE, buildCode()])("nothing is wrong with %s", (text) => {
  expect(validatePixBrCode(text)).toEqual([]);
});

test.each([
  ["an altered check value", STATIC.replace("1D3D", "1D3E")],
  ["an altered name", STATIC.replace("de Tal", "de Tol")],
  ["a check value in lower case", STATIC.replace("1D3D", "1d3d")],
])("%s is a wrong CRC", (_, text) => {
  expect(validatePixBrCode(text)).toEqual([{ code: "WRONG_CRC", objectId: "63" }]);
  expect(parsePixBrCode(text)).toBeNull();
});

test.each([
  ["nothing", ""],
  ["prose", "não é um código"],
  ["a text cut short", STATIC.slice(0, -1)],
  ["a character too many", `${STATIC}0`],
  ["an accent", STATIC.replace("Fulano", "Fuláno")],
  ["an object twice", `5303986${STATIC}`],
  ["an object after the check value", `${STATIC}5802BR`],
  ["another payload format", buildCode({ "00_": "02" })],
  ["a merchant template that is no list of objects", buildCode({ "26": "br.gov.bcb.pix" })],
  ["an empty object", STATIC.replace("5802BR", "5800")],
])("%s has a broken structure", (_, text) => {
  expect(validatePixBrCode(text)).toEqual([{ code: "BAD_STRUCTURE", objectId: null }]);
  expect(parsePixBrCode(text)).toBeNull();
});

test.each(["26", "52", "53", "58", "59", "60", "62"])("a code without object %s misses it", (objectId) => {
  expect(validatePixBrCode(buildCode({ [objectId]: null }))).toEqual([{ code: "MISSING_OBJECT", objectId }]);
});

test("a code without payload format, txid or check value misses them", () => {
  expect(validatePixBrCode(buildCode({ "00_": null }))).toEqual([{ code: "MISSING_OBJECT", objectId: "00" }]);
  expect(validatePixBrCode(buildCode({ "62": "0603abc" }))).toEqual([
    { code: "MISSING_OBJECT", objectId: "62-05" },
  ]);
  expect(validatePixBrCode(STATIC.slice(0, -8))).toEqual([{ code: "MISSING_OBJECT", objectId: "63" }]);
});

test.each([
  [{ "53": "840" }, "WRONG_CURRENCY"],
  [{ "58": "AR" }, "WRONG_COUNTRY"],
  [{ "26": "0011com.bank.xx0111529982247250" }, "BAD_STRUCTURE"],
  [{ "26": "0008com.bank011152998224725" }, "WRONG_GUI"],
  [{ "26": "0014br.gov.bcb.pix" }, "KEY_OR_LOCATION"], // neither
  [{ "26": "0014br.gov.bcb.pix0111529982247252505a.b/c" }, "KEY_OR_LOCATION"], // both
  [{ "54": "0.00" }, "WRONG_AMOUNT"],
  [{ "54": "-1.00" }, "WRONG_AMOUNT"],
  [{ "54": "1,00" }, "WRONG_AMOUNT"],
  [{ "54": "1.001" }, "WRONG_AMOUNT"],
])("a signed code with %j: %s", (changes, code) => {
  expect(codesOf(buildCode(changes))).toEqual([code]);
});

test("everything wrong is told at once, in the order of the rule", () => {
  const text = buildCode({ "26": "0003abc", "52": null, "53": "840", "58": "AR", "54": "0" });
  expect(codesOf(`${text.slice(0, -4)}ZZZZ`)).toEqual([
    "MISSING_OBJECT",
    "WRONG_CURRENCY",
    "WRONG_COUNTRY",
    "WRONG_GUI",
    "KEY_OR_LOCATION",
    "WRONG_AMOUNT",
    "WRONG_CRC",
  ]);
});

test("a static code tells key, merchant, amount and txid", () => {
  const text =
    "00020126360014br.gov.bcb.pix0114+551198765432152040000530398654071250.005802BR5915Loja Solar Ltda6009Sao Paulo62120508PED2026163046E00";
  expect(parsePixBrCode(text)).toEqual({
    kind: "static",
    key: "+5511987654321",
    merchantName: "Loja Solar Ltda",
    merchantCity: "Sao Paulo",
    amountCents: 125_000,
    txid: "PED20261",
    description: null,
  });
});

test("a dynamic code tells its location, and a recurrence template beside it is ignored", () => {
  const expected = {
    kind: "dynamic",
    url: "pix.example.com/8b3da2f39a4140d1a91abd93113bd441",
    merchantName: "Fulano de Tal",
    merchantCity: "BRASILIA",
    amountCents: null,
    txid: null,
  };
  expect(parsePixBrCode(DYNAMIC)).toEqual(expected);
  expect(parsePixBrCode(COMPOSITE)).toEqual(expected);
});

test.each([
  ["10", 1_000],
  ["10.5", 1_050],
  ["0.01", 1],
])("the amount %s is %d cents", (amount, amountCents) => {
  expect(parsePixBrCode(buildCode({ "54": amount }))).toMatchObject({ amountCents });
});
