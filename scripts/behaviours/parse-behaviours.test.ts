import { expect, test } from "vitest";
import { behavioursOf, parseBehaviours } from "./parse-behaviours.ts";

function problemsIn(...lines: string[]): string[] {
  return parseBehaviours(["## KITS: Kits", ...lines].join("\n")).problems;
}

test("a document gives its systems and behaviours in order", () => {
  const document = parseBehaviours(`# Behaviours
An example: - \`KITS-08\` *api* Not yet.

<!-- oxfmt-ignore-start -->

## KITS: Kits, of all kinds

- \`KITS-01\` *domain* A kit has a power.
- \`KITS-02\` _browser_ The list shows \`power\` and “Kits Express”.

## SEP: Separate sale

- \`SEP-01\` *api* Sections are read.

<!-- oxfmt-ignore-end -->
`);
  expect(document.problems).toEqual([]);
  expect(document.systems.map(({ prefix, title }) => [prefix, title])).toEqual([
    ["KITS", "Kits, of all kinds"],
    ["SEP", "Separate sale"],
  ]);
  expect(behavioursOf(document)).toEqual([
    { id: "KITS-01", layer: "domain", text: "A kit has a power.", breaks: null },
    { id: "KITS-02", layer: "browser", text: "The list shows `power` and “Kits Express”.", breaks: null },
    { id: "SEP-01", layer: "api", text: "Sections are read.", breaks: null },
  ]);
});

test("a breaks line belongs to the behaviour above it", () => {
  const document = parseBehaviours(`## KITS: Kits
- \`KITS-01\` *domain* First.
- \`KITS-02\` *domain* Second.
  - breaks: \`app/domain/kits/power.ts\` \`price / power\` → \`price * power\`
`);
  expect(behavioursOf(document).map(({ breaks }) => breaks)).toEqual([
    null,
    { file: "app/domain/kits/power.ts", fragment: "price / power", replacement: "price * power" },
  ]);
});

test.each([
  ["- `KITS-01` *house* Text.", "KITS-01 names no layer: house"],
  ["- `SEP-01` *api* Text.", "SEP-01 stands under KITS"],
  ["- KITS-01 *api* Text.", "cannot be read: - KITS-01 *api* Text."],
  ["- `KITS-01` *api*", "cannot be read: - `KITS-01` *api*"],
  ["Some prose.", "cannot be read: Some prose."],
  ["  - breaks: `a.ts` `a` → `b`", "a breaks line belongs below a behaviour"],
])("%j is a problem", (line, problem) => {
  expect(problemsIn(line)).toEqual([`line 2: ${problem}`]);
});

test.each([
  ["  - breaks: `a.ts` `a` -> `b`", "cannot be read: - breaks: `a.ts` `a` -> `b`"],
  ["  - breaks: `a.ts` `a` → `a`", "KITS-01 would be broken by nothing"],
])("below a behaviour %j is a problem", (line, problem) => {
  expect(problemsIn("- `KITS-01` *api* Text.", line)).toEqual([`line 3: ${problem}`]);
});

test("a behaviour has one breaks line at most", () => {
  const breaks = "  - breaks: `a.ts` `a` → `b`";
  expect(problemsIn("- `KITS-01` *api* Text.", breaks, breaks)).toEqual([
    "line 4: KITS-01 has a second breaks line",
  ]);
});

test("an id that stands twice is a problem", () => {
  expect(problemsIn("- `KITS-01` *api* One.", "- `KITS-01` *api* Two.")).toEqual([
    "KITS-01 stands more than once",
  ]);
});
