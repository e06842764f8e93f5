import { expect, test } from "vitest";
import { isFileRequired, requestFileActions, type RequestFileActions } from "./request-file-actions.ts";

test.each([
  [[], []],
  [["order.details.files.change", "order.details.files.download"], []],
  [["order.details.files"], ["read"]],
  [
    ["order.details.files", "order.details.files.change"],
    ["read", "change"],
  ],
  [
    ["order.details.files", "order.details.files.remove", "order.details.files.download"],
    ["read", "remove", "download"],
  ],
  [["budget.details.files", "budget.details.files.remove"], []],
] as const)("who holds %j may do %j with the files of an order", (held, allowed) => {
  const actions = requestFileActions("order", held);
  expect(Object.keys(actions).filter((key) => actions[key as keyof RequestFileActions])).toEqual(allowed);
});

test.each([
  ["order", true, true, true],
  ["order", true, false, false],
  ["order", false, true, false],
  ["budget", true, true, false],
] as const)(
  "the file of a %s, asked for: %s, where one is required: %s, may only be replaced: %s",
  (type, isAsked, required, expected) => {
    expect(isFileRequired(type, { isAsked }, required)).toBe(expected);
  },
);
