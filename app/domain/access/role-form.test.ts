import { expect, test } from "vitest";
import {
  changesOf,
  emptyRoleForm,
  hasChanges,
  isFieldShown,
  reapplyChanges,
  type RoleForm,
  toRoleForm,
  toRoleInput,
  withType,
} from "./role-form.ts";
import { RoleInputSchema } from "./role-schema.ts";

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
  const changes = changesOf(base, form);
  expect(changes).toEqual({ added: ["sizing"], removed: ["crm"], fields: ["name"] });
  expect(hasChanges(changes)).toBe(true);
  expect(hasChanges(changesOf(base, { ...base, limitDiscountOrder: "5" }))).toBe(false);
});

test("a value whose permission is taken away counts as taken away too", () => {
  const base = buildForm({ permissions: ["defaultDiscount"], defaultDiscount: "3" });
  expect(changesOf(base, { ...base, permissions: [] })).toEqual({
    added: [],
    removed: ["defaultDiscount"],
    fields: ["defaultDiscount"],
  });
});

test("one's own changes go on top of what somebody else saved, and nothing else of one's form does", () => {
  const base = buildForm({ name: "Vendedor", label: "seller", permissions: ["order", "crm"] });
  const mine = { ...base, name: "Vendedor sênior", permissions: ["order", "sizing"] };
  const current = {
    ...base,
    label: "manager" as const,
    permissions: ["order", "crm", "defaultDiscount"],
    defaultDiscount: "2",
  };
  expect(reapplyChanges(base, mine, current)).toEqual({
    ...current,
    name: "Vendedor sênior",
    permissions: ["order", "defaultDiscount", "sizing"],
  });
});

test("a tick that both gave is given once, and one that both took is gone", () => {
  const base = buildForm({ permissions: ["order", "crm"] });
  const mine = { ...base, permissions: ["order", "sizing"] };
  const current = { ...base, permissions: ["order", "sizing"] };
  expect(reapplyChanges(base, mine, current).permissions).toEqual(["order", "sizing"]);
});
