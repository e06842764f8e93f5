import { expect, test } from "vitest";
import { emptyRoleForm, isFieldShown, roleChanges, toRoleForm, toRoleInput, withType } from "./role-form.ts";
import { type RoleForm, RoleInputSchema } from "./role-schema.ts";

function buildForm(fields: Partial<RoleForm> = {}): RoleForm {
  return { ...emptyRoleForm("integrator"), name: "Vendedor", permissions: ["order"], ...fields };
}

const FULL = {
  name: "Revenda",
  type: "integrator" as const,
  permissions: [
    "order",
    "order.details.discount.limit",
    "defaultDiscount",
    "externalLinkButton",
    "support.whatsApp",
  ],
  label: "seller" as const,
  limitDiscountBudget: null,
  limitDiscountOrder: "7.5",
  limitIncreaseBudget: null,
  limitIncreaseOrder: null,
  defaultDiscount: "3.25",
  externalLinkButton: { name: "Cursos", link: "https://exemplo.com.br/cursos" },
  support: { whatsApp: { number: "62999990101", message: "Olá" } },
};

test("a role's form shows percentages with a comma and the telephone with its mask", () => {
  expect(toRoleForm(FULL)).toEqual({
    name: "Revenda",
    type: "integrator",
    label: "seller",
    permissions: FULL.permissions,
    limitDiscountBudget: "",
    limitDiscountOrder: "7,5",
    limitIncreaseBudget: "",
    limitIncreaseOrder: "",
    defaultDiscount: "3,25",
    externalLinkName: "Cursos",
    externalLinkAddress: "https://exemplo.com.br/cursos",
    whatsAppNumber: "(62) 99999-0101",
    whatsAppMessage: "Olá",
  });
});

test("a form that nobody touched asks for the role that it shows", () => {
  expect(RoleInputSchema.parse(toRoleInput(toRoleForm(FULL)))).toEqual(FULL);
});

test.each([
  [{ externalLinkName: " ", externalLinkAddress: "" }, { externalLinkButton: null }],
  [{ externalLinkName: "Site" }, { externalLinkButton: { name: "Site", link: "" } }],
  [{ whatsAppNumber: "", whatsAppMessage: "" }, { support: { whatsApp: null } }],
  [
    { whatsAppNumber: "+55 62 99999-0101" },
    { support: { whatsApp: { number: "62999990101", message: null } } },
  ],
  [{ whatsAppNumber: "123" }, { support: { whatsApp: { number: "123", message: null } } }],
  [{ limitDiscountOrder: " 5,25 " }, { limitDiscountOrder: "5.25" }],
  [{ limitDiscountOrder: "dez" }, { limitDiscountOrder: "dez" }],
  [{ label: "" as const }, { label: null }],
])("a form with %j asks for %j", (fields, asked) => {
  expect(toRoleInput(buildForm(fields))).toMatchObject(asked);
});

test("what the type does not have is not asked for", () => {
  const form = buildForm({ type: "staff", label: "seller", permissions: ["order", "crm"] });
  expect(toRoleInput(form)).toMatchObject({ label: null, permissions: ["order"] });
});

test("a field is asked for while its permission is ticked", () => {
  expect(isFieldShown(buildForm(), "limitDiscountOrder")).toBe(false);
  const ticked = buildForm({ permissions: ["order.details.discount.limit"] });
  expect(isFieldShown(ticked, "limitDiscountOrder")).toBe(true);
  expect(isFieldShown(ticked, "limitDiscountBudget")).toBe(false);
});

test("another type keeps the permissions that both types may hold, and drops the label for staff", () => {
  const form = buildForm({ label: "seller", permissions: ["order", "crm", "externalLinkButton"] });
  expect(withType(form, "staff")).toEqual({
    ...form,
    type: "staff",
    label: "",
    permissions: ["order", "externalLinkButton"],
  });
});

test("changes are ticks, and fields whose permission is ticked", () => {
  const base = buildForm({ permissions: ["order", "crm"] });
  const form = { ...base, name: "Outro", permissions: ["order", "sizing"], limitDiscountOrder: "5" };
  expect(roleChanges(base, form)).toEqual({ added: ["sizing"], removed: ["crm"], fields: ["name"] });
  const none = { added: [], removed: [], fields: [] };
  expect(roleChanges(base, { ...base, limitDiscountOrder: "5" })).toEqual(none);
});

test("a value whose permission is taken away counts as taken away too", () => {
  const base = buildForm({ permissions: ["defaultDiscount"], defaultDiscount: "3" });
  expect(roleChanges(base, { ...base, permissions: [] })).toEqual({
    added: [],
    removed: ["defaultDiscount"],
    fields: ["defaultDiscount"],
  });
});
