import { expect, test } from "vitest";
import { parseCenterList } from "./center-list.ts";

test("centers are read with place and states; anything else is no center", () => {
  const center = { id: "cen_1", address: { state: "GO", city: "Goiânia" }, servicedStates: ["GO", "DF"] };
  expect(parseCenterList({ items: [{ ...center, name: "CD Goiânia", active: true }] })).toEqual([center]);
  expect(parseCenterList({ items: [{ id: "cen_1" }] })).toEqual([]);
  expect(parseCenterList(null)).toEqual([]);
});
