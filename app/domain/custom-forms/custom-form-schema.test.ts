import { expect, test } from "vitest";
import { CustomFormInputSchema } from "./custom-form-schema.ts";

function parse(field: object, form: object = {}) {
  const result = CustomFormInputSchema.safeParse({
    name: "Visita",
    screen: "firstStep",
    purchaseTypes: ["closedKits"],
    fields: [{ type: "text", label: "Pergunta", ...field }],
    ...form,
  });
  if (result.success) return result.data.fields[0];
  return result.error.issues.map((issue) =>
    issue.code === "custom" ? String(issue.params?.["code"]) : `${issue.path.join(".")} ${issue.code}`,
  );
}

test.each([
  ["text", 30],
  ["longText", 500],
  ["number", 0],
])("a question of type %s that says nothing of it takes %d characters", (type, maxLength) => {
  expect(parse({ type })).toMatchObject({ maxLength });
});

test.each([
  ["text", 200, { maxLength: 200 }],
  ["text", 201, ["INVALID_LIMIT"]],
  ["text", 1, { maxLength: 1 }],
  ["text", 0, ["fields.0.maxLength too_small"]],
  ["longText", 2_000, { maxLength: 2_000 }],
  ["longText", 2_001, ["INVALID_LIMIT"]],
])("a question of type %s with a limit of %d", (type, maxLength, expected) => {
  expect(parse({ type, maxLength })).toMatchObject(expected);
});

test.each([
  [["Laje", "Solo"], { options: ["Laje", "Solo"] }],
  [["Laje"], ["OPTIONS_MISSING"]],
  [["Laje", "laje"], ["OPTIONS_REPEATED"]],
  [["Laje; Solo", "Água"], ["fields.0.options.0 invalid_format"]],
])("a choice between %j", (options, expected) => {
  expect(parse({ type: "choice", options })).toMatchObject(expected);
});

test("options of a question that offers none are left out", () => {
  expect(parse({ type: "text", options: ["Laje", "Solo"] })).toMatchObject({ options: [] });
});

test("a form asks something, somewhere", () => {
  expect(parse({}, { fields: [] })).toEqual(["fields too_small"]);
  expect(parse({}, { purchaseTypes: [] })).toEqual(["purchaseTypes too_small"]);
  expect(parse({}, { screen: "anywhere" })).toEqual(["screen invalid_value"]);
});
