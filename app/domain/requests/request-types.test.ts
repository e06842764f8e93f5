import { expect, test } from "vitest";
import { CreateRequestSchema } from "./create-request-schema.ts";
import { REQUEST_TYPES } from "./request-types.ts";

test("a request is a budget or an order, and nothing else is saved as one [REQUEST-05]", () => {
  expect(REQUEST_TYPES).toEqual(["budget", "order"]);
  const typeOf = (type: string) => CreateRequestSchema.in.shape.type.safeParse(type).success;
  expect(["budget", "order", "quote", "Order", ""].map(typeOf)).toEqual([true, true, false, false, false]);
});
