import { expect, test } from "vitest";
import { runsOf } from "./text-runs.ts";

const HEBREW = "noto-sans-hebrew";
const ARABIC = "vazirmatn";

test.each([
  ["what Inter holds", "Casa de 5,4 kWp", [["Casa de 5,4 kWp", null]]],
  [
    "an emoji of several parts",
    "Lar 👨‍👩‍👧!",
    [
      ["Lar ", null],
      ["👨‍👩‍👧", "noto-emoji"],
      ["!", null],
    ],
  ],
  [
    "a digit in a box",
    "Lote 1️⃣",
    [
      ["Lote ", null],
      ["1️⃣", "noto-emoji"],
    ],
  ],
  [
    "Cyrillic",
    "Ярило 2",
    [
      ["Ярило", "inter-cyrillic"],
      [" 2", null],
    ],
  ],
  // The font turns a Hebrew word by itself; the words, and what stands between them, are put in their order here.
  [
    "two Hebrew words",
    "A שלום עולם B",
    [
      ["A ", null],
      ["עולם", HEBREW],
      [" ", null],
      ["שלום", HEBREW],
      [" B", null],
    ],
  ],
  [
    "a number after a Hebrew word",
    "שלום 12,5",
    [
      ["12,5", null],
      [" ", null],
      ["שלום", HEBREW],
    ],
  ],
  [
    "brackets around one Hebrew word of two",
    "אב (גד) הו",
    [
      ["הו", HEBREW],
      [" (", null],
      ["גד", HEBREW],
      [") ", null],
      ["אב", HEBREW],
    ],
  ],
  [
    "an emoji between Hebrew words",
    "אב 🏠 גד",
    [
      ["גד", HEBREW],
      [" ", null],
      ["🏠", "noto-emoji"],
      [" ", null],
      ["אב", HEBREW],
    ],
  ],
  // Persian digits belong to Arabic letters, and are read from the left.
  [
    "digits of an Arabic script",
    "سلام ۱۲",
    [
      ["۲۱", ARABIC],
      [" ", null],
      ["سلام", ARABIC],
    ],
  ],
  ["what no font holds", "晶科 e", [["□□ e", null]]],
])("parts of a line from left to right: %s", (_about, line, parts) => {
  expect(runsOf(line, () => true).map(({ text, font }) => [text, font])).toEqual(parts);
});

test("a character that its font turns out not to hold is a sign, an emoji of several parts one", () => {
  expect(runsOf("Lar 👨‍👩‍👧", () => false)).toEqual([{ text: "Lar □", font: null }]);
});
