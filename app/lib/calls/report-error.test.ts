// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const call =
  vi.fn<(method: string, path: string, options: { body: { message: string } }) => Promise<unknown>>();

beforeEach(() => {
  vi.resetModules();
  vi.doMock("./browser-api.ts", () => ({ backgroundApi: { call } }));
  call.mockReset().mockResolvedValue(null);
  window.history.replaceState(null, "", "/requests?search=Ana");
});

const told = () => call.mock.calls.map(([, , { body }]) => body.message);

test("an error is told with its page, without the page's question, and its build", async () => {
  const { reportError } = await import("./report-error.ts");
  const error = new TypeError("x is undefined");
  error.stack = `TypeError: x is undefined\n${"s".repeat(6_000)}`;
  reportError(error, "1795");
  const body = {
    message: "TypeError: x is undefined",
    stack: error.stack.slice(0, 5_000),
    path: "/requests",
    build: "1795",
  };
  expect(call.mock.calls).toEqual([["POST", "/app/user/error-report", { body }]]);
});

test("each message of a page is told once, and no more than ten", async () => {
  const { reportError } = await import("./report-error.ts");
  for (const text of ["a", "a", "b"]) reportError(new Error(text), "1");
  expect(told()).toEqual(["Error: a", "Error: b"]);
  for (let index = 0; index < 20; index += 1) reportError(new Error(String(index)), "1");
  expect(told()).toHaveLength(10);
});

test("what was thrown without being an error is told as text, and a report that fails stays silent", async () => {
  const { reportError } = await import("./report-error.ts");
  call.mockRejectedValue(new Error("The portal answered 500"));
  reportError("nope", "1");
  expect(told()).toEqual(["Error: nope"]);
});
