import { expect, test } from "vitest";
import { listStates } from "./states.ts";

test("27 states by name, each with capital and ranges of postal codes [CONST-06]", () => {
  const states = listStates();
  expect(states).toHaveLength(27);
  expect(states.slice(0, 4).map(({ sigla }) => sigla)).toEqual(["AC", "AL", "AP", "AM"]);
  expect(states.find(({ sigla }) => sigla === "GO")).toEqual({
    name: "Goiás",
    sigla: "GO",
    capital: "Goiânia",
    cepRanges: [
      { from: "72800", to: "72999" },
      { from: "73700", to: "76799" },
    ],
  });
  for (const { sigla, capital, cepRanges } of states) {
    expect(sigla).toMatch(/^[A-Z]{2}$/);
    expect(capital).toMatch(/^\p{Lu}\p{L}+/u);
    expect(cepRanges.length).toBeGreaterThan(0);
    for (const { from, to } of cepRanges) {
      expect([from, to].join(" ")).toMatch(/^\d{5} \d{5}$/);
      expect(from < to).toBe(true);
    }
  }
  expect(new Set(states.map(({ sigla }) => sigla)).size).toBe(27);
  expect(new Set(states.map(({ capital }) => capital)).size).toBe(27);
});
