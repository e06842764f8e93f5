import { expect, test } from "vitest";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "./permissions.ts";
import { RoleContentSchema, RoleInputSchema } from "./role-schema.ts";
import { ROLE_LIMIT_PERMISSIONS } from "./role-values.ts";

const EMPTY_CONTENT = {
  label: null,
  limitDiscountBudget: null,
  limitDiscountOrder: null,
  limitIncreaseBudget: null,
  limitIncreaseOrder: null,
  defaultDiscount: null,
  externalLinkButton: null,
  support: { whatsApp: null },
};
const SELLER = { name: "Vendedor", type: "integrator", permissions: ["order"] };

function issuesOf(input: object): string[] {
  const result = RoleInputSchema.safeParse({ ...SELLER, ...input });
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const code = issue.code === "custom" ? String(issue.params?.["code"]) : issue.code;
    return `${issue.path.join(".")} ${code}`;
  });
}

test("a role that was stored before it had content reads as one without any", () => {
  expect(RoleContentSchema.parse({})).toEqual(EMPTY_CONTENT);
});

test("what is stored in a form that is no longer known reads as none, and the rest stays", () => {
  const stored = {
    label: "owner",
    limitDiscountOrder: "12.5",
    limitIncreaseOrder: 5,
    externalLinkButton: { name: "Site", link: "http://antigo.test" },
    support: { whatsApp: { number: "11987654321" } },
    more: 1,
  };
  expect(RoleContentSchema.parse(stored)).toEqual({
    ...EMPTY_CONTENT,
    limitDiscountOrder: "12.5",
    support: { whatsApp: { number: "11987654321", message: null } },
  });
  expect(RoleContentSchema.parse({ support: "x" }).support).toEqual({ whatsApp: null });
});

test("a role needs a name, a type and permissions, and its name loses the spaces around it", () => {
  expect(RoleInputSchema.parse({ ...SELLER, name: "  Vendedor " })).toEqual({ ...SELLER, ...EMPTY_CONTENT });
  expect(issuesOf({ name: "   " })).toEqual(["name too_small"]);
  expect(issuesOf({ name: "a".repeat(60) })).toEqual([]);
  expect(issuesOf({ name: "a".repeat(61) })).toEqual(["name too_big"]);
  expect(issuesOf({ type: "admin" })).toEqual(["type invalid_value"]);
  expect(issuesOf({ permissions: undefined })).toEqual(["permissions invalid_type"]);
  expect(issuesOf({ id: "rol_1" })).toEqual([" unrecognized_keys"]);
});

test.each([
  ["staff", STAFF_PERMISSIONS],
  ["integrator", INTEGRATOR_PERMISSIONS],
] as const)("a role for %s may hold every permission of its type", (type, permissions) => {
  expect(issuesOf({ type, permissions })).toEqual([]);
});

test.each([
  ["integrator", ["order", "configuration.api"], "permissions.1 PERMISSION_NOT_OF_TYPE"],
  ["integrator", ["order.details.timeline"], "permissions.0 PERMISSION_NOT_OF_TYPE"],
  ["staff", ["crm"], "permissions.0 PERMISSION_NOT_OF_TYPE"],
  ["staff", ["toString"], "permissions.0 PERMISSION_NOT_OF_TYPE"],
  ["staff", ["order", "budget", "order"], "permissions.2 PERMISSION_REPEATED"],
])("a role for %s with %j is refused: %s", (type, permissions, issue) => {
  expect(issuesOf({ type, permissions })).toEqual([issue]);
});

test("a label is for integrators only", () => {
  expect(issuesOf({ label: "manager" })).toEqual([]);
  expect(issuesOf({ type: "staff", label: "manager" })).toEqual(["label LABEL_NOT_OF_TYPE"]);
  expect(issuesOf({ label: "owner" })).toEqual(["label invalid_value"]);
});

test.each(["0", "0.00", "5", "12.5", "99.99", "100", "100.00"])("a limit of %s percent is taken", (pct) => {
  const role = { ...SELLER, permissions: ["order.details.discount.limit"], limitDiscountOrder: pct };
  expect(RoleInputSchema.parse(role).limitDiscountOrder).toBe(pct);
});

test.each(["", "-1", "-0", "100.01", "101", "05", "1.234", "1,5", "1e1", " 5", "5%"])(
  "a limit of %j percent is refused",
  (pct) => {
    expect(issuesOf({ limitDiscountOrder: pct })).toEqual(["limitDiscountOrder INVALID_PCT"]);
  },
);

test.each([
  ["limitDiscountBudget", "budget.details.discount.limit"],
  ["limitDiscountOrder", "order.details.discount.limit"],
  ["limitIncreaseBudget", "budget.details.increase.limit"],
  ["limitIncreaseOrder", "order.details.increase.limit"],
] as const)("%s counts with %s alone [PERM-18, PRICING-17]", (limit, permission) => {
  const others = Object.values(ROLE_LIMIT_PERMISSIONS).filter((key) => key !== permission);
  for (const type of ["staff", "integrator"]) {
    const role = { name: "Perfil", type, [limit]: "10" };
    expect(RoleInputSchema.parse({ ...role, permissions: [permission] })[limit]).toBe("10");
    expect(RoleInputSchema.parse({ ...role, permissions: others })[limit]).toBeNull();
  }
});

test("default discount, link and support number are left out without their permissions", () => {
  const values = {
    defaultDiscount: "3",
    externalLinkButton: { name: "Loja", link: "https://loja.test" },
    support: { whatsApp: { number: "6232123456", message: "Olá" } },
  };
  const permissions = ["defaultDiscount", "externalLinkButton", "support.whatsApp"];
  expect(RoleInputSchema.parse({ ...SELLER, permissions, ...values })).toMatchObject(values);
  expect(RoleInputSchema.parse({ ...SELLER, ...values })).toEqual({ ...SELLER, ...EMPTY_CONTENT });
});

test.each([
  ["11987654321", []],
  ["1132123456", []],
  ["113212345", ["support.whatsApp.number INVALID_PHONE"]],
  ["5511987654321", ["support.whatsApp.number INVALID_PHONE"]],
  ["(11) 98765-4321", ["support.whatsApp.number INVALID_PHONE"]],
  ["20987654321", ["support.whatsApp.number INVALID_PHONE"]],
  ["11887654321", ["support.whatsApp.number INVALID_PHONE"]],
])("the support number %j gives the issues %j", (number, issues) => {
  expect(issuesOf({ support: { whatsApp: { number, message: null } } })).toEqual(issues);
});

test.each([
  ["https://loja.sol.test", []],
  ["https://loja.sol.test:8443/kits?tipo=on#topo", []],
  ["http://loja.test", ["externalLinkButton.link INVALID_URL"]],
  ["https://localhost", ["externalLinkButton.link INVALID_URL"]],
  ["https://banco.test@golpe.test", ["externalLinkButton.link INVALID_URL"]],
  ["https://loja.test\\@golpe.test", ["externalLinkButton.link INVALID_URL"]],
  ["javascript:alert(1)", ["externalLinkButton.link INVALID_URL"]],
  ["loja.test", ["externalLinkButton.link INVALID_URL"]],
])("the link %j gives the issues %j", (link, issues) => {
  expect(issuesOf({ externalLinkButton: { name: "Loja", link } })).toEqual(issues);
});
