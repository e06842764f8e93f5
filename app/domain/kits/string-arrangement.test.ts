import { expect, test } from "vitest";
import { buildInverterElectrical } from "#tests/factories/electrical.ts";
import { listArrangements } from "./string-arrangement.ts";

test.each([
  [{}, 9, [["1×9"], ["1×5", "1×4"]]],
  [{}, 8, [["1×8"], ["1×4", "1×4"]]],
  [{}, 1, [["1×1"]]],
  [{}, 0, []],
  [{ mpptCount: 1, inputsPerMppt: 2 }, 9, [["1×9"]]], // 5 and 4 cannot be in parallel
  [{ inputsPerMppt: 2 }, 6, [["1×6"], ["1×3", "1×3"], ["2×2", "1×2"], ["2×2", "2×1"]]],
  [{ inputsPerMppt: 3 }, 11, [["1×11"], ["1×6", "1×5"], ["2×4", "1×3"], ["3×3", "1×2"], ["3×3", "2×1"]]],
  [{ kind: "micro" as const, mpptCount: 4 }, 3, [["1×1", "1×1", "1×1"]]],
  [{ kind: "micro" as const, mpptCount: 4 }, 5, []],
])("an inverter with %j and %d modules", (changes, moduleCount, expected) => {
  const arrangements = listArrangements(buildInverterElectrical(changes), moduleCount);
  expect(
    arrangements.map((list) => list.map((mppt) => `${mppt.stringCount}×${mppt.modulesPerString}`)),
  ).toEqual(expected);
});

test("every arrangement holds all the modules within the inputs", () => {
  const inverter = buildInverterElectrical({ mpptCount: 3, inputsPerMppt: 2 });
  for (const arrangement of listArrangements(inverter, 47)) {
    const modules = arrangement.map(({ stringCount, modulesPerString }) => stringCount * modulesPerString);
    expect(modules.reduce((total, count) => total + count, 0)).toBe(47);
    expect(arrangement.length).toBeLessThanOrEqual(3);
    expect(arrangement.every(({ stringCount }) => stringCount <= 2)).toBe(true);
  }
});
