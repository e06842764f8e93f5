import { expect, test } from "vitest";
import { readClosedKitListQuery } from "./closed-kit-schema.ts";

test("an address is read as far as it reads: a comma in a power, nothing for what makes no sense", () => {
  const query = readClosedKitListQuery(
    new URLSearchParams(
      "minPower=5,5&maxPower=muito&sale=expired&sort=price&page=0&active=false&color=red&search=",
    ),
  );
  expect(query).toEqual({
    page: 1,
    pageSize: 25,
    sort: "power",
    search: "",
    minPower: 5.5,
    sale: "expired",
    active: false,
  });
});
