import { expect, test } from "vitest";
import { pageAddress } from "./page-address.server.ts";

test.each([
  ["/requests", {}, "/requests"],
  ["/requests.data?index", {}, "/requests"],
  ["/stock?index&row=1&page=2", { row: null, done: "saved" }, "/stock?page=2&done=saved"],
  ["/files/sheet.data.csv?q=a+b", {}, "/files/sheet.data.csv?q=a+b"],
])("a request of %s with %j leads back to %s", (path, changes, address) => {
  expect(pageAddress(`https://sol.example${path}`, changes)).toBe(address);
});
