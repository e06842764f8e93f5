import { expect, test } from "vitest";
import { readOrder } from "./read-order.server.ts";

test.each([
  [{ after: "cab" }, "cab"],
  [{ after: "cab", move: "" }, "cab"],
  [{ move: "b:up" }, "bac"],
])(
  "a form of a list with %j asks for %j",
  ({ after = "", move }: { after?: string; move?: string }, order) => {
    const fields = new FormData();
    for (const id of ["a", "b", "c"]) fields.append("before", id);
    for (const id of after) fields.append("after", id);
    if (move !== undefined) fields.set("move", move);
    const asked = readOrder(fields);
    expect([asked.before.join(""), asked.after.join("")]).toEqual(["abc", order]);
  },
);
