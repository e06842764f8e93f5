import { expect, test } from "vitest";
import { AREA_CODES, parsePhone } from "./phone.ts";

test.each([
  ["(11) 98765-4321", "+5511987654321", "(11) 98765-4321", "mobile"],
  ["(11) 9 8765-4321", "+5511987654321", "(11) 98765-4321", "mobile"],
  ["11 3000-0000", "+551130000000", "(11) 3000-0000", "landline"],
  ["+55 21 99999-8888", "+5521999998888", "(21) 99999-8888", "mobile"],
  ["0055 21 99999-8888", "+5521999998888", "(21) 99999-8888", "mobile"],
  ["5521999998888", "+5521999998888", "(21) 99999-8888", "mobile"],
  ["551130000000", "+551130000000", "(11) 3000-0000", "landline"],
  ["55987654321", "+5555987654321", "(55) 98765-4321", "mobile"], // eleven digits: area 55
  ["5532110000", "+555532110000", "(55) 3211-0000", "landline"], // ten digits: area 55
  ["+55 55 3211-0000", "+555532110000", "(55) 3211-0000", "landline"],
  ["1120000000", "+551120000000", "(11) 2000-0000", "landline"],
  ["1159999999", "+551159999999", "(11) 5999-9999", "landline"],
])("%s is the telephone %s", (text, e164, national, kind) => {
  expect(parsePhone(text)).toEqual({ e164, national, kind });
});

test.each([
  "(10) 98765-4321", // 10 is no area code
  "(11) 1876-5432", // a landline starts with 2 to 5
  "(11) 6876-5432",
  "(11) 9876-5432", // old mobile of eight digits
  "(11) 88765-4321", // a mobile starts with 9
  "98765-4321", // no area code
  "0800 123 4567",
  "4004-1234",
  "190",
  "+1 212 555 0100",
  "+11987654321",
  "11 98765-4321 ramal 2",
  "",
])("%j is no telephone to contact", (text) => {
  expect(parsePhone(text)).toBeNull();
});

test("67 area codes", () => {
  expect(AREA_CODES.size).toBe(67);
});
