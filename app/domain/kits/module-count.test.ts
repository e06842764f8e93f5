import { expect, test } from "vitest";
import { automaticModuleCount, recommendUntilStable, toRecommendedAmount } from "./module-count.ts";

test.each([
  [5.5, 550, 10], // exactly
  [5.51, 550, 11], // 10.02
  [5.6, 550, 11], // 10.18
  [0.3, 600, 1],
  [4.35, 435, 10], // 4.35 × 1000 is exactly 4 350, despite floating point
])("%d kWp of %d W modules need %d [KITS-12]", (targetKwp, potencia_WP, expected) => {
  expect(automaticModuleCount({ targetKwp, potencia_WP })).toBe(expected);
});

test.each([
  [-3, 0],
  [-0.2, 0],
  [0, 0],
  [2, 2],
  [2.01, 3],
])("an amount of %d is recommended as %d [KITS-13]", (amount, expected) => {
  expect(toRecommendedAmount(amount) + 0).toBe(expected);
});

test("recommending ends with the first round that changes nothing [KITS-13]", () => {
  let rounds = 0;
  const amounts = recommendUntilStable({ modules: 7 }, ({ modules = 0 }) => {
    rounds += 1;
    return { modules, inverters: modules / 4, fixings: -1 };
  });
  expect(amounts).toEqual({ modules: 7, inverters: 2, fixings: 0 });
  expect(rounds).toBe(2);
});

test("recommending ends after ten rounds even if each changes something [KITS-13]", () => {
  let rounds = 0;
  const amounts = recommendUntilStable({ cable: 0 }, ({ cable = 0 }) => {
    rounds += 1;
    return { cable: cable + 1 };
  });
  expect(rounds).toBe(10);
  expect(amounts).toEqual({ cable: 10 });
});
