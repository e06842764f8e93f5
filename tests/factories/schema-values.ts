import fc from "fast-check";
import type * as z from "zod";

type Schema = z.core.$ZodType;

/** Random values of a schema's shape, from few and small ones, so that they often repeat. What else it asks of a text or
 *  a number is not kept. */
export function valuesOf<Of extends Schema>(schema: Of): fc.Arbitrary<z.output<Of>> {
  return arbitraryOf(schema) as fc.Arbitrary<z.output<Of>>;
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, arbitraryOf(field)])),
        { noNullPrototype: true },
      );
    case "array":
      return fc.array(arbitraryOf(def.element), { maxLength: 3 });
    case "record":
      return fc.dictionary(fc.constantFrom("p", "q"), arbitraryOf(def.valueType), {
        maxKeys: 1,
        noNullPrototype: true,
      });
    case "nullable":
      return fc.option(arbitraryOf(def.innerType), { freq: 2 });
    case "optional":
      return fc.option(arbitraryOf(def.innerType), { nil: undefined });
    case "default":
    case "prefault":
      return arbitraryOf(def.innerType);
    case "union":
      return fc.oneof(...def.options.map(arbitraryOf));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "string":
      return fc.constantFrom("", "a", "b", "2.5");
    case "number":
      return fc.nat(3);
    case "boolean":
      return fc.boolean();
    case "unknown":
      return fc.constant("a");
    default:
      throw new Error(`no random values of ${def.type}`);
  }
}

/** The places of a schema where values stand, by the names of the fields that lead there.
 *  @example leavesOf(z.object({ name: z.string(), lines: z.array(z.object({ id: z.string() })) })) // ["name", "lines.id"] */
export function leavesOf(schema: Schema): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, field]) =>
        leavesOf(field).map((leaf) => (leaf === "" ? name : `${name}.${leaf}`)),
      );
    case "array":
      return leavesOf(def.element);
    case "nullable":
    case "optional":
    case "default":
    case "prefault":
      return leavesOf(def.innerType);
    default:
      return [""];
  }
}

/** A value with another value at a place, in the first entry of each list on the way there; null where it has none. */
export function withOther<Value>(value: Value, leaf: string): Value | null {
  const copy = structuredClone(value);
  return change(copy, leaf === "" ? [] : leaf.split(".")) ? copy : null;
}

function change(holder: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(holder)) return holder.length > 0 && change(holder[0], [name ?? "", ...rest]);
  if (!isRecord(holder) || name === undefined) return false;
  const value = holder[name];
  if (rest.length > 0) return change(value, rest);
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) {
    if (value.length === 0) return false;
    value[0] = otherThan(value[0]);
  } else holder[name] = otherThan(value);
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function otherThan(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return `${String(value)}1`;
}
