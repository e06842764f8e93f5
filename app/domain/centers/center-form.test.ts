import { expect, test } from "vitest";
import {
  CENTER_FORM_SETS,
  EMPTY_CENTER_FORM,
  toCenterForm,
  toCenterInput,
  toRegionForm,
  toRegionInput,
} from "./center-form.ts";
import {
  CenterInputSchema,
  CenterOrderSchema,
  type ManagedCenter,
  RegionInputSchema,
} from "./center-schema.ts";
import { changedFields, reapplyFields } from "#domain/records/record-form.ts";

const CENTER: ManagedCenter = {
  id: "cen_1",
  name: "Goiânia",
  active: true,
  address: {
    CEP: "74675090",
    patio: "Avenida Perimetral Norte",
    number: "4350",
    complement: "Galpão 2",
    neighborhood: "Setor Gentil Meireles",
    city: "Goiânia",
    state: "GO",
  },
  servicedStates: ["DF", "GO"],
  version: 3,
  updatedAt: "2026-11-21T12:00:00.000Z",
  use: { products: 0, onHand: 0, reserved: 0, openReservations: 0, chosenBy: 0 },
};
const REGION = {
  id: "reg_1",
  name: "Sudeste",
  states: ["MG" as const, "SP" as const],
  centerPriority: [
    { id: "b", order: 1 },
    { id: "a", order: 2 },
  ],
  version: 1,
  updatedAt: "2026-11-21T12:00:00.000Z",
};

test("a center goes into its form with a readable CEP, and out of it as it was", () => {
  const form = toCenterForm(CENTER);
  expect(form.CEP).toBe("74675-090");
  const { name, address, servicedStates } = CENTER;
  expect(CenterInputSchema.parse(toCenterInput(form))).toEqual({ name, address, servicedStates });
});

test("an address without a CEP shows what there is", () => {
  const address = { ...CENTER.address, CEP: "" };
  expect(toCenterForm({ ...CENTER, address }).CEP).toBe("");
});

test("an empty form is refused field by field, only the complement may be blank", () => {
  const { error } = CenterInputSchema.safeParse(toCenterInput(EMPTY_CENTER_FORM));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "name",
    "address.CEP",
    "address.patio",
    "address.number",
    "address.neighborhood",
    "address.city",
    "address.state",
    "servicedStates",
  ]);
});

test("states are stored sorted, and none twice", () => {
  const input = toCenterInput(toCenterForm(CENTER));
  expect(CenterInputSchema.parse({ ...input, servicedStates: ["GO", "BA"] }).servicedStates).toEqual([
    "BA",
    "GO",
  ]);
  expect(CenterInputSchema.safeParse({ ...input, servicedStates: ["GO", "GO"] }).success).toBe(false);
  expect(CenterInputSchema.safeParse({ ...input, servicedStates: ["XX"] }).success).toBe(false);
});

test("a region goes into its form with its centers in order, and out of it as it was", () => {
  const form = toRegionForm({ ...REGION, centerPriority: [...REGION.centerPriority].reverse() });
  expect(form.centers).toEqual(["b", "a"]);
  const { name, states, centerPriority } = REGION;
  expect(RegionInputSchema.parse(toRegionInput(form))).toEqual({ name, states, centerPriority });
});

test.each([
  [
    "a center twice",
    [
      { id: "a", order: 1 },
      { id: "a", order: 2 },
    ],
  ],
  [
    "two centers in one place",
    [
      { id: "a", order: 1 },
      { id: "b", order: 1 },
    ],
  ],
  ["no center", []],
  ["a place before the first", [{ id: "a", order: 0 }]],
])("a region with %s is refused", (_title, centerPriority) => {
  const { name, states } = REGION;
  expect(RegionInputSchema.safeParse({ name, states, centerPriority }).success).toBe(false);
});

test.each([
  [["b", "a"], ["a", "b"], true],
  [["a", "b"], ["a", "b", "c"], false],
  [["a", "c"], ["a", "b"], false],
  [["a", "a"], ["a", "a"], false],
])("the order %j after %j is one: %s", (centerIds, before, isOne) => {
  expect(CenterOrderSchema.safeParse({ centerIds, before }).success).toBe(isOne);
});

test("changes are named by field; spaces around and the order of states are none, that of centers is one", () => {
  const form = toCenterForm(CENTER);
  const changed = (mine: typeof form) => changedFields(form, mine, CENTER_FORM_SETS);
  expect(changed({ ...form, name: " Goiânia ", servicedStates: ["GO", "DF"] })).toEqual([]);
  expect(changed({ ...form, city: "Anápolis", servicedStates: ["GO"] })).toEqual(["city", "servicedStates"]);
  const region = toRegionForm(REGION);
  expect(changedFields(region, { ...region, centers: ["a", "b"] }, ["states"])).toEqual(["centers"]);
});

test("after a conflict one's own fields win, all others are as they stand now", () => {
  const base = toCenterForm(CENTER);
  const mine = { ...base, name: "Meu nome", servicedStates: ["GO", "DF"] };
  const current = { ...base, name: "Nome dela", number: "10", servicedStates: ["BA"] };
  expect(reapplyFields({ base, mine, current }, CENTER_FORM_SETS)).toEqual({ ...current, name: "Meu nome" });
});
