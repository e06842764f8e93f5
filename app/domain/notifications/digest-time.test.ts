import { expect, test } from "vitest";
import { digestCutoff } from "./digest-time.ts";

test.each([
  ["2026-11-21T09:59:59.999Z", "America/Sao_Paulo", null], // 6:59:59 there
  ["2026-11-21T10:00:00.000Z", "America/Sao_Paulo", "2026-11-21T10:00:00.000Z"],
  ["2026-11-22T02:59:59.999Z", "America/Sao_Paulo", "2026-11-21T10:00:00.000Z"], // before midnight there
  ["2026-11-22T03:00:00.000Z", "America/Sao_Paulo", null],
  ["2026-11-21T11:59:59.999Z", "America/Rio_Branco", null], // five hours behind UTC
  ["2026-11-21T12:00:00.000Z", "America/Rio_Branco", "2026-11-21T12:00:00.000Z"],
  ["2026-12-31T23:00:00.000Z", "America/Sao_Paulo", "2026-12-31T10:00:00.000Z"],
])("at %s in %s the digest is of what came before %s", (now, timeZone, cutoff) => {
  expect(digestCutoff(now, timeZone)).toBe(cutoff);
});
