import { expect, test } from "vitest";
import { roomIds, roomOf } from "./rooms.ts";

test("a distributor with one room has its own id as the room", () => {
  expect(roomIds("dst_a", 1)).toEqual(["dst_a"]);
  expect(roomOf("dst_a", "usr_1", 1)).toBe("dst_a");
});

test("more rooms are numbered after the first", () => {
  expect(roomIds("dst_a", 4)).toEqual(["dst_a", "dst_a-1", "dst_a-2", "dst_a-3"]);
});

// FNV-1a, 32 bits, of the reference vectors: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968; then modulo the rooms.
test.each([
  ["", 4, "dst_a-1"],
  ["a", 4, "dst_a"],
  ["foobar", 4, "dst_a"],
  ["a", 64, "dst_a-44"],
  ["foobar", 64, "dst_a-40"],
])("the person %j of %i rooms is always in %s", (userId, rooms, room) => {
  expect(roomOf("dst_a", userId, rooms)).toBe(room);
});

test("a thousand people spread over four rooms, none of which has more than a third", () => {
  const people = Array.from({ length: 1_000 }, (_, index) => roomOf("dst_a", `usr_${index}`, 4));
  const sizes = roomIds("dst_a", 4).map((id) => people.filter((room) => room === id).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1_000);
  for (const size of sizes) expect(size).toBeLessThan(334);
});

test("growing from one to four rooms keeps the first, and moves people to rooms that are listed", () => {
  expect(roomIds("dst_a", 4)).toContain(roomOf("dst_a", "usr_1", 1));
  const moved = Array.from({ length: 100 }, (_, index) => roomOf("dst_a", `usr_${index}`, 4));
  expect(new Set(moved)).toEqual(new Set(roomIds("dst_a", 4)));
});
