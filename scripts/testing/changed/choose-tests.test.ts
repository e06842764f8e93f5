import { expect, test } from "vitest";
import { chooseTests, projectOf } from "./choose-tests.ts";

test.each([
  ["app/domain/shared/money.test.ts", "unit"],
  ["tests/unit/borders.test.ts", "unit"],
  ["widgets/kit-card/kit-card.test.tsx", "widgets"],
  ["tests/api/coupons.test.ts", "api"],
  ["tests/e2e/coupons.test.ts", "e2e"],
  ["tests/launcher/start.test.ts", "launcher"],
] as const)("%s is run by %s", (file, project) => {
  expect(projectOf(file)).toBe(project);
});

test("the nearest tests are taken as long as somebody waits for them, the rest is named", () => {
  const files = ["tests/api/a.test.ts", "tests/e2e/a.test.ts", "tests/api/b.test.ts", "tests/api/c.test.ts"];
  const known = new Map([
    ["tests/api/a.test.ts", 60_000],
    ["tests/api/b.test.ts", 50_000],
    ["tests/api/c.test.ts", 10_000],
  ]);

  const { chosen, left } = chooseTests(files, known);

  expect(chosen.get("api")).toEqual(["tests/api/a.test.ts", "tests/api/c.test.ts"]);
  expect(chosen.get("e2e")).toEqual(["tests/e2e/a.test.ts"]);
  expect(left).toEqual(["tests/api/b.test.ts"]);
});

test("the nearest test of a layer is run however long it takes", () => {
  const { chosen, left } = chooseTests(["tests/e2e/a.test.ts"], new Map([["tests/e2e/a.test.ts", 600_000]]));

  expect([chosen.get("e2e"), left]).toEqual([["tests/e2e/a.test.ts"], []]);
});
