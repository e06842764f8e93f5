import { expect, test } from "vitest";
import { PopupInputSchema, PopupUpdateSchema } from "./popup-schema.ts";

function buildInput(fields: Record<string, unknown> = {}) {
  return {
    title: "Semana do Sol",
    description: "Kits com prioridade.",
    whereToDisplay: ["KitsIntegrator"],
    displayFrequency: 3,
    ...fields,
  };
}

test("what is not given is none, and a pop-up is on", () => {
  expect(PopupInputSchema.parse(buildInput({ title: "  Semana do Sol " }))).toEqual({
    ...buildInput(),
    image: null,
    link: null,
    active: true,
    startsOn: null,
    endsOn: null,
  });
});

test.each([
  ["title", "a".repeat(80), true],
  ["title", "a".repeat(81), false],
  ["title", " ", false],
  ["description", "a".repeat(500), true],
  ["description", "a".repeat(501), false],
  ["description", "", false],
  ["displayFrequency", 0, false],
  ["displayFrequency", 1, true],
  ["displayFrequency", 99, true],
  ["displayFrequency", 100, false],
  ["displayFrequency", 1.5, false],
  ["displayFrequency", "3", false],
  ["whereToDisplay", [], false],
  ["whereToDisplay", ["KitsCheckout"], false],
  ["whereToDisplay", ["Dashboard"], false],
  ["whereToDisplay", ["KitsIntegrator", "Requests"], true],
  ["image", "https://sol.com.br/a.png", true],
  ["image", "/pictures/a.svg", true],
  ["image", "data:image/png;base64,AAAA", false],
  ["image", "http://sol.com.br/a.png", false],
  ["link", "/kitsIntegrator", true],
  ["link", "javascript:alert(1)", false],
  ["link", "//evil.test", false],
  ["startsOn", "2026-02-28", true],
  ["startsOn", "2026-02-30", false],
  ["endsOn", "21/11/2026", false],
  ["colour", "red", false],
])("%s %j is taken: %s", (field, value, expected) => {
  expect(PopupInputSchema.safeParse(buildInput({ [field]: value })).success).toBe(expected);
});

test.each([
  ["2026-11-21", "2026-11-21", true],
  ["2026-11-21", "2026-11-20", false],
  ["2026-11-21", null, true],
  [null, "2026-11-20", true],
])("a period from %s to %s is taken: %s", (startsOn, endsOn, expected) => {
  const input = buildInput({ startsOn, endsOn });
  const result = PopupInputSchema.safeParse(input);
  expect(result.success).toBe(expected);
  expect(result.error?.issues[0]?.path).toEqual(expected ? undefined : ["endsOn"]);
  expect(PopupUpdateSchema.safeParse({ ...input, version: 1 }).success).toBe(expected);
});

test("an update names the version that it replaces", () => {
  expect(PopupUpdateSchema.safeParse(buildInput()).success).toBe(false);
  expect(PopupUpdateSchema.safeParse(buildInput({ version: 0 })).success).toBe(false);
});
