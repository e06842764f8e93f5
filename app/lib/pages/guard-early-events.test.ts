// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { guardEarlyEvents } from "./guard-early-events.ts";

test("what people do before the page's data is read reaches nobody on the page, and everything after it does", () => {
  let isReady = false;
  const seen: string[] = [];
  guardEarlyEvents(window, () => isReady);
  document.addEventListener("click", () => seen.push("click"), true);
  document.addEventListener("keydown", () => seen.push("keydown"), true);
  document.body.click();
  expect(seen).toEqual([]);
  isReady = true;
  document.body.click();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(seen).toEqual(["click", "keydown"]);
});
