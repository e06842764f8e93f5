import { expect, test } from "vitest";
import { powersAround } from "./powers-around.ts";

test("kits for a system have a fifth less at most, and three tenths more", () => {
  expect(powersAround(5_000)).toEqual({ leastW: 4_000, mostW: 6_500 });
});
