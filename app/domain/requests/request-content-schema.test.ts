import { expect, test } from "vitest";
import { RequestLineSchema } from "./request-content-schema.ts";

const LINE = {
  itemId: "prd",
  name: "Módulo 550 W",
  ...{ amount: 10, powerW: 550, unitPriceCents: 60_000, totalCents: 600_000, products: [] },
};

test.each([
  [{}, "ORIGIN", "NCM"],
  [{ origin: "1" }, "1", "NCM"],
  [{ ncm: "85414300" }, "ORIGIN", "85414300"],
])("a line of which %j is known has origin %s and NCM %s [REQUEST-13]", (known, origin, ncm) => {
  expect(RequestLineSchema.parse({ ...LINE, ...known })).toMatchObject({ origin, ncm });
});
