import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildBudgetInput, countOf, createTestShop, saveRequest } from "#tests/factories/buying.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { buildKitRule } from "#tests/factories/kit-rule.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

/** The refusal of an answer, with its only invalid field. */
function refusalOf({ status, error }: Answer<unknown>) {
  const { issues = [] } = error.details as { issues?: { field: string; code: string }[] };
  return [status, error.type, ...issues.map(({ field, code }) => `${field} ${code}`)];
}

test.each<[string, Parameters<typeof buildBudgetInput>[0], string]>([
  ["a structure", { mounting: { structureId: "str_none" } }, "structure"],
  ["a form of its own", { customForms: [{ customForm: "cfo_none", answers: {} }] }, "customForms"],
  ["the request that it is a copy of", { origin: { kind: "duplicate", id: "req_none" } }, "origin.id"],
  ["the cart that was shared", { origin: { kind: "share", id: "crt_none" } }, "origin.id"],
])("a request that names %s which is not there is not saved", async (_what, named, field) => {
  const { owner, buyer, module } = await createTestShop();
  const input = buildBudgetInput({ products: [{ id: module.id, amount: 1 }], ...named });
  expect(refusalOf(await saveRequest(buyer, input))).toEqual([400, "INVALID_BODY", `${field} UNKNOWN`]);
  expect(await countOf(owner, "request")).toBe(0);
});

test("what is another distributor's, or another company's, is not there either", async () => {
  const [{ owner, buyer, module }, other] = [await createTestShop(), await createTestShop()];
  const products = [{ id: module.id, amount: 1 }];
  const foreign = await saveRequest(
    other.buyer,
    buildBudgetInput({ products: [{ id: other.module.id, amount: 1 }] }),
  );
  const neighbours = await saveRequest(buyer, buildBudgetInput({ products }));
  await changeRows(
    owner,
    sql`update request set integrator_id = 'int_next' where id = ${neighbours.data.id}`,
  );
  for (const { id } of [foreign.data, neighbours.data]) {
    const copy = buildBudgetInput({ products, origin: { kind: "duplicate", id } });
    expect(refusalOf(await saveRequest(buyer, copy))).toEqual([400, "INVALID_BODY", "origin.id UNKNOWN"]);
  }
  const own = await saveRequest(buyer, buildBudgetInput({ products }));
  const copy = buildBudgetInput({ products, origin: { kind: "duplicate", id: own.data.id } });
  expect((await saveRequest(buyer, copy)).status).toBe(201);
  const mounting = { structureId: other.owner.structureId };
  const mounted = await saveRequest(buyer, buildBudgetInput({ products, mounting }));
  expect(refusalOf(mounted)).toEqual([400, "INVALID_BODY", "structure UNKNOWN"]);
});

test("a rule of kits is kept of products and structures that are there, when it is made and when it is changed", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const { headers } = await createTestUser(owner, { type: "admin" });
  const module = (await createTestProduct(owner)).id;
  const inverter = (await createTestProduct(owner, { type: "inverter" })).id;
  const foreign = (await createTestProduct(other)).id;
  const right = { moduleId: module, inverterIds: [inverter], structureIds: [owner.structureId] };
  const body = (changes: object) => ({
    name: "Regra",
    active: true,
    rule: buildKitRule({ ...right, ...changes }),
  });
  const made = await callApi("POST", "/app/staff/kit-rules", { headers, body: body({}) });
  expect(made.status).toBe(201);
  const material = { productId: module, amount: "1", per: "kit" as const, inverters: null };
  const wrong: [object, string][] = [
    [{ moduleId: "prd_none" }, "rule.moduleId"],
    [{ moduleId: foreign }, "rule.moduleId"],
    [{ inverterIds: [inverter, "prd_none"] }, "rule.inverterIds"],
    [{ stringBoxIds: ["prd_none"] }, "rule.stringBoxIds"],
    [{ structureIds: [other.structureId] }, "rule.structureIds"],
    [
      { materials: [{ ...material, productId: "prd_none", structureId: null }] },
      "rule.materials.0.productId",
    ],
    [{ materials: [{ ...material, structureId: "str_none" }] }, "rule.materials.0.structureId"],
  ];
  for (const [changes, field] of wrong) {
    const refused = [400, "INVALID_BODY", `${field} UNKNOWN`];
    expect(
      refusalOf(await callApi("POST", "/app/staff/kit-rules", { headers, body: body(changes) })),
    ).toEqual(refused);
    const path = `/app/staff/kit-rules/${String(made.data["id"])}`;
    const changed = await callApi("PUT", path, { headers, body: { ...body(changes), version: 1 } });
    expect(refusalOf(changed)).toEqual(refused);
  }
});
