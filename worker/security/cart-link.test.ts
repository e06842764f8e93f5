import { expect, test } from "vitest";
import { readCartLink, signCartLink } from "./cart-link.ts";

const SECRET = "a secret of tests";
const expiresAt = new Date("2026-12-22T12:00:00.000Z");
const token = signCartLink(SECRET, { distributorId: "dst_1", cartId: "crt_1", expiresAt });
const read = (changes: Partial<Parameters<typeof readCartLink>[1]> = {}, secret = SECRET) =>
  readCartLink(secret, { distributorId: "dst_1", token, now: expiresAt, ...changes });

test("a link opens its cart until its last instant, and not after it", () => {
  expect(read()).toEqual({ state: "open", cartId: "crt_1" });
  expect(read({ now: new Date(expiresAt.getTime() + 1) })).toEqual({ state: "expired" });
});

test("a link of another distributor, of another secret, or with anything changed says nothing", () => {
  const [cartId = "", until = "", signature = ""] = token.split(".");
  expect(read({ distributorId: "dst_2" })).toEqual({ state: "invalid" });
  expect(read({}, "another secret")).toEqual({ state: "invalid" });
  for (const changed of [
    `crt_2.${until}.${signature}`,
    `${cartId}.${until}z.${signature}`,
    `${cartId}.${until}.${signature.slice(0, -1)}`,
    `${token}.more`,
    cartId,
    "",
  ]) {
    expect(read({ token: changed })).toEqual({ state: "invalid" });
  }
});
