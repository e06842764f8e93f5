import { expect, test } from "vitest";
import { hashRecoveryCode, matchTotp, newRecoveryCodes, newTotpSecret, totpUri } from "./second-factor.ts";

/** RFC 6238, appendix B: the secret of its SHA-1 vectors; codes of eight digits there, their last six here. */
const RFC_SECRET = new TextEncoder().encode("12345678901234567890");

test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_111_111_111, "050471", 37_037_037],
  [1_234_567_890, "005924", 41_152_263],
  [2_000_000_000, "279037", 66_666_666],
])("at second %i the code of RFC 6238 is %s", (second, code, step) => {
  expect(matchTotp(RFC_SECRET, code, { now: new Date(second * 1000), lastStep: 0 })).toBe(step);
});

test.each([
  [29, null],
  [30, 2],
  [119, 2],
  [120, null],
])("the code of step 2 counts one step early and late, not more: at second %i", (second, step) => {
  expect(matchTotp(RFC_SECRET, "359152", { now: new Date(second * 1000), lastStep: 0 })).toBe(step);
});

test("a code that was taken, or one older, is taken no more", () => {
  const now = new Date(59_000);
  expect(matchTotp(RFC_SECRET, "287082", { now, lastStep: 1 })).toBeNull();
  expect(matchTotp(RFC_SECRET, "287082", { now, lastStep: 0 })).toBe(1);
});

test.each(["", "28708", "2870822", "28708a", "２８７０８２", " 287082"])("%j is no code", (code) => {
  expect(matchTotp(RFC_SECRET, code, { now: new Date(59_000), lastStep: 0 })).toBeNull();
});

test("a new secret has the 160 bits of its hash, and its address names account and issuer", () => {
  const secret = newTotpSecret();
  expect(secret).toHaveLength(20);
  const uri = new URL(totpUri(secret, "Sol Nascente", "marina@volt.test"));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toContain("Sol Nascente:marina@volt.test");
  expect(uri.searchParams.get("digits")).toBe("6");
  expect(uri.searchParams.get("period")).toBe("30");
});

test("ten recovery codes, all different, are known again however they are typed", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ""] = codes;
  expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
  expect(hashRecoveryCode(` ${code.toUpperCase().replace("-", " ")} `)).toBe(hashRecoveryCode(code));
  expect(hashRecoveryCode(codes[1] ?? "")).not.toBe(hashRecoveryCode(code));
});
