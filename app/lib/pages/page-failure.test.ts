import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, test } from "vitest";
import { pageFailureOf } from "./page-failure.ts";

test.each([
  [404, "missing"],
  [403, "refused"],
  [499, "refused"],
  [500, "server"],
  [503, "server"],
] as const)("a page that answers %i is %s", (status, failure) => {
  expect(pageFailureOf(new ErrorResponse(status, "", {}))).toBe(failure);
});

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "“%s” is nobody reached, in whichever browser",
  (message) => {
    expect(pageFailureOf(new TypeError(message))).toBe("unreachable");
  },
);

test("an answer that is no page of the portal counts as nobody reached", () => {
  expect(pageFailureOf(new Error("Unable to decode turbo-stream response from URL: x"))).toBe("unreachable");
});

test("whatever else is thrown is the page's own program", () => {
  expect(pageFailureOf(new TypeError("x is undefined"))).toBe("program");
  expect(pageFailureOf(null)).toBe("program");
});
