import { expect, test } from "vitest";
import { decodeBase64Url, decodeBase64UrlText, encodeBase64Url, encodeBase64UrlText } from "./base64url.ts";

test.each([
  // RFC 4648, section 10, without padding
  ["", ""],
  ["f", "Zg"],
  ["fo", "Zm8"],
  ["foo", "Zm9v"],
  ["foob", "Zm9vYg"],
  ["fooba", "Zm9vYmE"],
  ["foobar", "Zm9vYmFy"],
  // UTF-8 of two, three and four bytes, from the Unicode standard: C3 A7, E2 82 AC, F0 9F 8C BB
  ["ç", "w6c"],
  ["€", "4oKs"],
  ["🌻", "8J-Muw"],
])("the text “%s” is %s, both ways", (text, encoded) => {
  expect(encodeBase64UrlText(text)).toBe(encoded);
  expect(decodeBase64UrlText(encoded)).toBe(text);
});

test("the last two digits are those of addresses, not those of base64", () => {
  expect(encodeBase64Url(Uint8Array.of(0xfb, 0xff))).toBe("-_8");
  expect(decodeBase64Url("-_8")).toEqual(Uint8Array.of(0xfb, 0xff));
});

test("every byte comes back", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(decodeBase64Url(encodeBase64Url(bytes))).toEqual(bytes);
});

test.each([
  ["one digit over", "Zm9vY"],
  ["padding", "Zg=="],
  ["digits of base64", "+/8"],
  ["a space", "Zm 9"],
  ["a letter of two units", "Zm🌻"],
])("%s is no base64url", (_what, text) => {
  expect(decodeBase64Url(text)).toBeNull();
});

test.each([
  ["a lone continuation byte", Uint8Array.of(0x80)],
  ["a sequence that breaks off", Uint8Array.of(0xe2, 0x82)],
  ["an overlong form", Uint8Array.of(0xc0, 0xaf)],
])("%s is no text", (_what, bytes) => {
  expect(decodeBase64UrlText(encodeBase64Url(bytes))).toBeNull();
});

test("half of a surrogate pair becomes the replacement character", () => {
  expect(decodeBase64UrlText(encodeBase64UrlText("a\ud83cb"))).toBe("a\ufffdb");
});
