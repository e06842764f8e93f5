import { expect, test } from "vitest";
import { askedAddress, numberOf, readAnswers, targetWOf } from "./express-answers.ts";

const answersOf = (search: string) => readAnswers(new URLSearchParams(search));

test.each([
  ["5,5", 5_500],
  ["5.5 kWp", 5_500],
  ["1.000", 1_000_000],
  ["1.000,5", 1_000_500],
  ["0", null],
  ["-5", null],
  ["1e9", null],
  ["cinco", null],
  ["", null],
])("the power %j is %j W", (power, targetW) => {
  expect(targetWOf({ ...answersOf(""), power })).toBe(targetW);
});

test.each([
  ["1.000", 1_000],
  ["2.5", 2.5],
  ["40", 40],
  ["", null],
])("the number %j is %j", (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test.each([
  "?power=5,5",
  "?power=5%2C5&index",
  "?power=5.5&integrator=int_1",
  "?by=power&power=5%2C5&consumption=620&state=GO&city=&grid=&rows=",
])("%s asks what 5,5 kWp asks", (search) => {
  expect(askedAddress(answersOf(search))).toBe("power=5%2C5");
});

test("what is asked by a consumption leaves the power out, and reads as the same answers again", () => {
  const asked = askedAddress(answersOf("?by=consumption&power=5,5&consumption=620&state=GO&grid=monofasico"));
  expect(asked).toBe("consumption=620&state=GO&grid=monofasico");
  expect(askedAddress(answersOf(asked))).toBe(asked);
});

test.each(["?power=8", "?power=5,5&grid=monofasico", "?power=5,5&module=prd_1"])(
  "%s asks something else than 5,5 kWp",
  (search) => {
    expect(askedAddress(answersOf(search))).not.toBe("power=5%2C5");
  },
);
