import { expect, test } from "vitest";
import { type KeyPress, type KeyState, shortcutOf } from "./shortcuts.ts";

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasCommand: false,
  hasAlt: false,
  isTyping: false,
  isCovered: () => false,
  ...changes,
});
const AT_REST: KeyState = { isGoing: false, hasSingleKeys: true };
const NOTHING = { shortcut: null, isGoing: false };

test.each([
  ["/", "menuSearch"],
  ["[", "toggleMenu"],
  ["?", "help"],
])(
  "%s alone does %s, but not in a field, with Alt, behind a dialog, or when single keys are off",
  (key, shortcut) => {
    expect(shortcutOf(press(key), AT_REST)).toEqual({ shortcut, isGoing: false });
    expect(shortcutOf(press(key, { isTyping: true }), AT_REST)).toEqual(NOTHING);
    expect(shortcutOf(press(key, { hasAlt: true }), AT_REST)).toEqual(NOTHING);
    expect(shortcutOf(press(key, { hasCommand: true }), AT_REST)).toEqual(NOTHING);
    expect(shortcutOf(press(key, { isCovered: () => true }), AT_REST)).toEqual(NOTHING);
    expect(shortcutOf(press(key), { ...AT_REST, hasSingleKeys: false })).toEqual(NOTHING);
  },
);

test("Ctrl K opens the palette, also from a field and without single keys, but not over a dialog", () => {
  const palette = { shortcut: "palette", isGoing: false };
  for (const key of ["k", "K"])
    expect(shortcutOf(press(key, { hasCommand: true }), AT_REST)).toEqual(palette);
  expect(shortcutOf(press("k", { hasCommand: true, isTyping: true }), AT_REST)).toEqual(palette);
  expect(shortcutOf(press("k", { hasCommand: true }), { ...AT_REST, hasSingleKeys: false })).toEqual(palette);
  expect(shortcutOf(press("k", { hasCommand: true, hasAlt: true }), AT_REST)).toEqual(NOTHING);
  expect(shortcutOf(press("k", { hasCommand: true, isCovered: () => true }), AT_REST)).toEqual(NOTHING);
  expect(shortcutOf(press("k"), AT_REST)).toEqual(NOTHING);
});

test("g waits for where to go: i, p or k, and any other key ends the waiting", () => {
  expect(shortcutOf(press("g"), AT_REST)).toEqual({ shortcut: null, isGoing: true });
  const going = { ...AT_REST, isGoing: true };
  for (const [key, shortcut] of [
    ["i", "goHome"],
    ["p", "goRequests"],
    ["K", "goKits"],
  ] as const) {
    expect(shortcutOf(press(key), going)).toEqual({ shortcut, isGoing: false });
    expect(shortcutOf(press(key), AT_REST)).toEqual(NOTHING);
  }
  expect(shortcutOf(press("x"), going)).toEqual(NOTHING);
  expect(shortcutOf(press("?"), going)).toEqual(NOTHING);
  expect(shortcutOf(press("i", { isTyping: true }), going)).toEqual(NOTHING);
  expect(shortcutOf(press("g", { isTyping: true }), AT_REST)).toEqual(NOTHING);
});

test("a key that means nothing does not ask what covers the page", () => {
  const isCovered = () => {
    throw new Error("asked");
  };
  for (const key of ["Enter", "x", "Tab", "ArrowDown"]) {
    expect(shortcutOf(press(key, { isCovered }), AT_REST)).toEqual(NOTHING);
  }
});
