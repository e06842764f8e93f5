import fc from "fast-check";
import { expect, test } from "vitest";
import { createIdFactory, isId } from "./ids.ts";

const zeros = (length: number) => new Uint8Array(length);

test.each([
  [0, "0000000000"],
  [31, "000000000z"],
  [32, "0000000010"],
  [1_469_918_176_385, "01aryz6s41"], // example of the ULID specification
  [2 ** 48 - 1, "7zzzzzzzzz"],
])("the time %d is written %s", (ms, expected) => {
  expect(createIdFactory({ now: () => ms, randomBytes: zeros })("req")).toBe(
    `req_${expected}${"0".repeat(16)}`,
  );
});

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "0000000000000001"],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 32], "0000000000000010"],
  [[0xf8, 0, 0, 0, 0, 0, 0, 0, 0, 0], "z000000000000000"], // the five highest bits
  [[255, 255, 255, 255, 255, 255, 255, 255, 255, 255], "zzzzzzzzzzzzzzzz"],
])("the random bytes %j are written %s", (bytes, expected) => {
  const newId = createIdFactory({ now: () => 0, randomBytes: () => Uint8Array.from(bytes) });
  expect(newId("req")).toBe(`req_0000000000${expected}`);
});

test("ten random bytes are asked for each id", () => {
  const asked: number[] = [];
  const randomBytes = (length: number) => {
    asked.push(length);
    return zeros(length);
  };
  const newId = createIdFactory({ now: () => 0, randomBytes });
  newId("req");
  newId("req");
  expect(asked).toEqual([10, 10]);
});

test("ids sort by their time and have the form of an id", () => {
  const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(time, time, bytes, bytes, (first, second, firstBytes, secondBytes) => {
      const a = createIdFactory({ now: () => first, randomBytes: () => firstBytes })("req");
      const b = createIdFactory({ now: () => second, randomBytes: () => secondBytes })("req");
      expect(isId("req", a)).toBe(true);
      if (first !== second) expect(a < b).toBe(first < second);
    }),
  );
});

test.each([-1, 0.5, 2 ** 48, Number.NaN])("the time %d makes no id", (ms) => {
  expect(() => createIdFactory({ now: () => ms, randomBytes: zeros })("req")).toThrow("INVALID_ID_SOURCE");
});

test.each([0, 9, 11])("%d random bytes make no id", (length) => {
  expect(() => createIdFactory({ now: () => 0, randomBytes: () => zeros(length) })("req")).toThrow(
    "INVALID_ID_SOURCE",
  );
});

test.each([
  ["req_01aryz6s410000000000000000", true],
  ["ord_01aryz6s410000000000000000", false], // another prefix
  ["req01aryz6s410000000000000000", false],
  ["req_01ARYZ6S410000000000000000", false], // upper case
  ["req_01aryz6s41000000000000000", false], // a character short
  ["req_01aryz6s4100000000000000000", false], // a character long
  ["req_81aryz6s410000000000000000", false], // a time above 48 bits
  ["req_01aryz6s4i0000000000000000", false], // i, l, o, u are not in the alphabet
  ["req_01aryz6s4l0000000000000000", false],
  ["req_01aryz6s4o0000000000000000", false],
  ["req_01aryz6s4u0000000000000000", false],
])("%s is an id of a request: %s", (text, expected) => {
  expect(isId("req", text)).toBe(expected);
});
