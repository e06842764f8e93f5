import * as z from "zod";

/** Keeps of a value what a contract names. */
export type Strip = (value: unknown) => unknown;

type Schema = z.core.$ZodType;

const keep: Strip = (value) => value;

/** Makes a function that strips fields from answers: for a valid answer its result is what `schema.parse` gives, at a
 *  tenth of the work, since it looks at names and not at values. The validity of answers is a matter of the tests
 *  (`checksAnswers` of `createApi`); a value where an object belongs is refused here, too. */
export function stripperOf(schema: Schema): Strip {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
    case "number":
    case "boolean":
      return changesValues(def) ? parserOf(schema) : keep;
    case "null":
    case "undefined":
    case "literal":
    case "enum":
    case "any":
    case "unknown":
      return keep;
    case "nullable":
    case "optional":
    case "readonly":
      return whereGiven(stripperOf(def.innerType));
    case "array":
      return stripArray(schema, stripperOf(def.element));
    case "record":
      return stripRecord(schema, stripperOf(def.valueType));
    case "object":
      return def.catchall === undefined || def.catchall._zod.def.type === "never"
        ? stripObject(schema, def.shape)
        : parserOf(schema);
    case "union":
      return def.options.every((option) => stripperOf(option) === keep) ? keep : stripUnion(schema, def);
    case "lazy": {
      let made: Strip | undefined;
      return (value) => (made ??= stripperOf(def.getter()))(value);
    }
    default:
      return parserOf(schema);
  }
}

/** What the schema itself does, for what changes values. */
function parserOf(schema: Schema): Strip {
  return (value) => z.parse(schema, value);
}

function changesValues({ coerce, checks = [] }: { coerce?: boolean; checks?: z.core.$ZodCheck[] }): boolean {
  return coerce === true || checks.some(({ _zod }) => _zod.def.check === "overwrite");
}

function whereGiven(strip: Strip): Strip {
  return strip === keep ? keep : (value) => (value === null || value === undefined ? value : strip(value));
}

function stripArray(schema: Schema, strip: Strip): Strip {
  if (strip === keep) return keep;
  return (value) => (Array.isArray(value) ? value.map(strip) : z.parse(schema, value));
}

function stripRecord(schema: Schema, strip: Strip): Strip {
  if (strip === keep) return keep;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, strip(one)]))
      : z.parse(schema, value);
}

function stripObject(schema: Schema, shape: Readonly<Record<string, Schema>>): Strip {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, strip: stripperOf(field) }));
  return (value) => {
    if (!isObject(value)) return z.parse(schema, value);
    const kept: Record<string, unknown> = {};
    for (const { name, strip } of fields) {
      const one = strip(value[name]);
      if (one !== undefined) kept[name] = one;
    }
    return kept;
  };
}

/** Of a union that names the field by which its options differ, the option; of another one, what the schema does. */
function stripUnion(schema: Schema, def: z.core.$ZodUnionDef): Strip {
  const discriminator = "discriminator" in def ? String(def.discriminator) : null;
  if (discriminator === null) return parserOf(schema);
  const strips = new Map<unknown, Strip>();
  for (const option of def.options) {
    const strip = stripperOf(option);
    for (const value of option._zod.propValues?.[discriminator] ?? []) strips.set(value, strip);
  }
  return (value) => {
    const strip = isObject(value) ? strips.get(value[discriminator]) : undefined;
    return strip === undefined ? z.parse(schema, value) : strip(value);
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
