import { expect, test } from "vitest";
import { sellingCenters, servingCenters } from "./selling-centers.ts";
import { stateCoverage } from "./state-coverage.ts";
import { GREAT_REGIONS, STATES } from "./states.ts";

const GOIANIA = { id: "goiania", active: true, servicedStates: ["GO", "DF", "SP"] };
const CAMPINAS = { id: "campinas", active: true, servicedStates: ["SP", "RJ"] };
const BELEM = { id: "belem", active: true, servicedStates: ["PA"] };
const CLOSED = { id: "closed", active: false, servicedStates: ["GO", "SP", "BA"] };

/** By delivery priority. */
const CENTERS = [CLOSED, GOIANIA, CAMPINAS, BELEM];
const SOUTHEAST = {
  name: "Sudeste",
  states: ["SP", "MG"],
  centerPriority: [
    { id: "goiania", order: 3 },
    { id: "closed", order: 1 },
    { id: "campinas", order: 2 },
  ],
};
const ASLEEP = { name: "Bahia", states: ["BA"], centerPriority: [{ id: "closed", order: 1 }] };
const SHUT = { name: "Goiás", states: ["GO"], centerPriority: [{ id: "closed", order: 1 }] };
const REGIONS = [SOUTHEAST, ASLEEP, SHUT];

function sellersTo(buyer: {
  state?: string | null;
  chosenCenterId?: string | null;
  exclusivity?: boolean;
  centers?: typeof CENTERS;
}): string[] {
  const facts = {
    state: null,
    chosenCenterId: null,
    exclusivity: false,
    centers: CENTERS,
    regions: REGIONS,
    ...buyer,
  };
  return sellingCenters(facts).map(({ id }) => id);
}

test.each([
  ["the region's centers by their order there, closed ones left out", "SP", ["campinas", "goiania"]],
  ["the region's centers also where none of them lists the state", "MG", ["campinas", "goiania"]],
  ["without a region, centers that service the state by priority", "RJ", ["campinas"]],
  ["a region whose centers are closed does not count", "GO", ["goiania"]],
  ["nobody serves it: all active ones by priority", "BA", ["goiania", "campinas", "belem"]],
  ["nobody lists it: all active ones by priority", "RS", ["goiania", "campinas", "belem"]],
  ["an unknown state: all active ones by priority", null, ["goiania", "campinas", "belem"]],
])("%s", (_title, state, expected) => {
  expect(sellersTo({ state })).toEqual(expected);
});

test.each([
  ["the chosen center sells, whatever the state", "belem", ["belem"]],
  ["a chosen center that closed sells nothing, and no other steps in", "closed", []],
  ["a chosen center that is gone sells nothing", "gone", []],
])("under exclusivity %s", (_title, chosenCenterId, expected) => {
  expect(sellersTo({ state: "SP", chosenCenterId, exclusivity: true })).toEqual(expected);
});

test("without exclusivity an earlier choice counts for nothing; under it, who need not choose buys by state", () => {
  expect(sellersTo({ state: "SP", chosenCenterId: "belem" })).toEqual(["campinas", "goiania"]);
  expect(sellersTo({ state: "SP", exclusivity: true })).toEqual(["campinas", "goiania"]);
});

test("without an active center nobody sells", () => {
  expect(sellersTo({ state: "SP", centers: [CLOSED] })).toEqual([]);
  expect(sellersTo({ state: null, centers: [] })).toEqual([]);
});

test("the order of the delivery priority is the order of the list", () => {
  expect(sellersTo({ state: "SP", centers: [BELEM, CAMPINAS, GOIANIA] })).toEqual(["campinas", "goiania"]);
  const facts = { state: "SP", regions: [], centers: [CAMPINAS, GOIANIA] };
  expect(servingCenters(facts).centers.map(({ id }) => id)).toEqual(["campinas", "goiania"]);
});

test("coverage tells for each of 27 states who serves it, by which rule, and whose region it is", () => {
  const rows = stateCoverage(CENTERS, REGIONS);
  expect(rows).toHaveLength(27);
  const told = (state: string) => {
    const row = rows.find((one) => one.state === state);
    return [row?.by, row?.regionName, row?.centers.map(({ id }) => id)];
  };
  expect(told("SP")).toEqual(["region", "Sudeste", ["campinas", "goiania"]]);
  expect(told("GO")).toEqual(["priority", "Goiás", ["goiania"]]);
  expect(told("PA")).toEqual(["priority", null, ["belem"]]);
  expect(told("BA")).toEqual(["nobody", "Bahia", []]);
  expect(told("AC")).toEqual(["nobody", null, []]);
});

test("the five great regions hold every state once", () => {
  expect(Object.values(GREAT_REGIONS).flat().sort()).toEqual([...STATES]);
});
