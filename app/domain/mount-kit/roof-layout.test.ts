import { expect, test } from "vitest";
import { MODULE, mountOf, pick } from "#tests/factories/mount-kit.ts";
import type { RoofFace } from "./mount-state.ts";
import { addFace, layoutOf, proposeFace } from "./roof-layout.ts";

const SHOWN = { showStructureLayout: true, modulesOrientation: "ambas" } as const;
const face = (rows: number, modulesPerRow: number): RoofFace => ({
  orientation: "retrato",
  rows,
  modulesPerRow,
});

test.each([
  [1, face(1, 1)],
  [10, face(1, 10)],
  [11, face(2, 6)],
  [18, face(2, 9)],
])("%i modules are proposed as %j", (modules, expected) => {
  expect(proposeFace(modules, "retrato")).toEqual(expected);
});

test.each([
  [[face(2, 9)], { places: 18, leftOver: 0, empty: 0, rows: 2 }],
  [[face(2, 8)], { places: 16, leftOver: 2, empty: 0, rows: 2 }],
  [[face(2, 5), face(1, 9)], { places: 19, leftOver: 0, empty: 1, rows: 3 }],
])("eighteen modules on %j", (faces, expected) => {
  const state = mountOf(pick(MODULE, 18), { type: "faces", faces });
  expect(layoutOf(state, SHOWN)).toEqual({ faces, ...expected });
});

test("a proposal stands while nothing is laid out, as the settings have modules lie", () => {
  const state = mountOf(pick(MODULE, 18));
  expect(layoutOf(state, { ...SHOWN, modulesOrientation: "paisagem" }).faces).toEqual([
    { orientation: "paisagem", rows: 2, modulesPerRow: 9 },
  ]);
});

test("where the page does not ask for it, all modules lie in one row", () => {
  const state = mountOf(pick(MODULE, 18), { type: "faces", faces: [face(3, 6)] });
  expect(layoutOf(state, { ...SHOWN, showStructureLayout: false })).toMatchObject({ faces: [], rows: 1 });
});

test("another face takes the modules that have no place", () => {
  expect(addFace({ faces: [face(1, 10)], leftOver: 8 }, "paisagem")).toEqual([
    face(1, 10),
    { orientation: "paisagem", rows: 1, modulesPerRow: 8 },
  ]);
});
