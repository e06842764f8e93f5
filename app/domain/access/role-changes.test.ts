import { expect, test } from "vitest";
import { describeRoleChanges } from "./role-changes.ts";
import { RoleInputSchema } from "./role-schema.ts";

function buildInput(fields: object = {}) {
  return RoleInputSchema.parse({ name: "Vendas", type: "staff", permissions: ["order", "staff"], ...fields });
}

test("a role that stays as it is has no changes", () => {
  expect(describeRoleChanges(buildInput(), buildInput())).toEqual({});
});

test("permissions are told as what was taken and what was given", () => {
  expect(describeRoleChanges(buildInput(), buildInput({ permissions: ["order", "budget"] }))).toEqual({
    permissions: { from: ["staff"], to: ["budget"] },
  });
});

test("the order of permissions is no change", () => {
  expect(describeRoleChanges(buildInput(), buildInput({ permissions: ["staff", "order"] }))).toEqual({});
});

test("other fields are told as they were and as they are", () => {
  const permissions = ["externalLinkButton"];
  const link = { name: "Site", link: "https://exemplo.com.br" };
  expect(
    describeRoleChanges(
      buildInput({ permissions }),
      buildInput({ name: "Vendas SP", permissions, externalLinkButton: link }),
    ),
  ).toEqual({
    name: { from: "Vendas", to: "Vendas SP" },
    externalLinkButton: { from: null, to: link },
  });
});

test("a new role is told by what it has", () => {
  expect(describeRoleChanges(null, buildInput())).toEqual({
    name: { from: null, to: "Vendas" },
    type: { from: null, to: "staff" },
    permissions: { from: [], to: ["order", "staff"] },
  });
});
