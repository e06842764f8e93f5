import { expect, test } from "vitest";
import * as z from "zod";
import { stripperOf } from "./strip-answer.ts";

const Money = z.object({ cents: z.int(), of: z.enum(["list", "sale"]).optional() });

test.each([
  ["fields that are not named", z.object({ a: z.string() }), { a: "x", secret: 1 }],
  [
    "of objects in lists",
    z.object({ items: z.array(Money) }),
    { items: [{ cents: 1, cost: 2, of: "list" }] },
  ],
  ["of what may be missing", z.object({ a: Money.nullable(), b: Money.optional() }), { a: null }],
  ["of what is there", z.object({ a: Money.nullable() }), { a: { cents: 1, cost: 2 } }],
  ["of records", z.record(z.string(), Money), { x: { cents: 1, cost: 2 } }],
  ["of what refuses other fields", z.strictObject({ a: Money }), { a: { cents: 1 } }],
  [
    "of what is read only",
    z.object({ items: z.array(Money).readonly() }),
    { items: [{ cents: 1, cost: 2 }] },
  ],
  [
    "of one of several kinds",
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a"), x: z.int() }),
      z.object({ kind: z.enum(["b", "c"]), y: z.int() }),
    ]),
    { kind: "c", x: 1, y: 2 },
  ],
  ["of one of several forms", z.union([Money, z.object({ text: z.string() })]), { text: "x", cents: "y" }],
  ["defaults", z.object({ a: z.int().default(3) }), {}],
  ["changed values", z.object({ a: z.string().trim(), b: z.coerce.number() }), { a: " x ", b: "4" }],
  ["transformed values", z.object({ a: z.string().transform((text) => text.length) }), { a: "four" }],
  ["loose objects", z.looseObject({ a: z.int() }), { a: 1, b: 2 }],
  [
    "anything",
    z.object({ a: z.unknown(), b: z.record(z.string(), z.unknown()) }),
    { a: { b: 1 }, b: { c: 2 } },
  ],
  ["no content", z.null(), null],
])("%s: the result is what the schema gives", (_what, schema, value) => {
  expect(JSON.stringify(stripperOf(schema)(value))).toBe(JSON.stringify(schema.parse(value)));
});

test("what contains itself is stripped to any depth", () => {
  interface Node {
    name: string;
    parts: Node[];
  }
  const NodeSchema: z.ZodType<Node> = z.lazy(() =>
    z.object({ name: z.string(), parts: z.array(NodeSchema) }),
  );
  const value = { name: "a", secret: 1, parts: [{ name: "b", secret: 2, parts: [] }] };
  expect(stripperOf(NodeSchema)(value)).toEqual({ name: "a", parts: [{ name: "b", parts: [] }] });
});

test.each([
  [z.object({ a: z.int() }), null],
  [z.object({ a: Money }), { a: "text" }],
  [z.array(Money), { 0: { cents: 1 } }],
  [z.discriminatedUnion("kind", [z.object({ kind: z.literal("a"), x: Money })]), { kind: "b" }],
])("a value of another shape is refused", (schema, value) => {
  expect(() => stripperOf(schema)(value)).toThrow(z.ZodError);
});
