import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AskedForm, CustomForm } from "#domain/custom-forms/custom-form.ts";
import type { CustomFormInput } from "#domain/custom-forms/custom-form-schema.ts";
import { buildFormField, buildFormInput, createTestForm } from "#tests/factories/custom-form.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/custom-forms";

type Headers = Record<string, string>;
type List = { items: CustomForm[] };

async function createWriter(): Promise<{ owner: TestDistributor; headers: Headers }> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.customFields"],
  });
  return { owner, headers };
}

async function make(headers: Headers, changes: Partial<CustomFormInput> = {}): Promise<CustomForm> {
  const answer = await callApi<CustomForm>("POST", PATH, { headers, body: buildFormInput(changes) });
  expect(answer.status).toBe(201);
  return answer.data;
}

async function listNames(headers: Headers): Promise<string[]> {
  return (await callApi<List>("GET", PATH, { headers })).data.items.map(({ name }) => name);
}

async function askedBy(owner: TestDistributor): Promise<AskedForm[]> {
  const { headers } = await createTestUser(owner);
  const { data } = await callApi<{ customForm: AskedForm[] }>("GET", "/app/user/checkout/closedKits", {
    headers,
  });
  return data.customForm;
}

test("a form belongs to the first step, after the shipping or the last step, and to no other [FIELDS-03]", async () => {
  const { owner, headers } = await createWriter();
  const screens = ["lastStep", "firstStep", "afterShipping"] as const;
  for (const screen of screens) await make(headers, { screen, name: screen });
  expect((await askedBy(owner)).map(({ screen, name }) => [screen, name])).toEqual(
    screens.map((screen) => [screen, screen]),
  );
  const body = { ...buildFormInput(), screen: "anywhere" };
  const { status, error } = await callApi("POST", PATH, { headers, body });
  expect([status, error.details]).toMatchObject([400, { issues: [{ field: "screen" }] }]);
});

test("a form is replaced in the version that was read: questions that stay keep their keys", async () => {
  const { owner, headers } = await createWriter();
  const { id, fields } = await make(headers, {
    fields: [
      { ...buildFormField({ label: "Quem recebe?" }), key: null },
      { ...buildFormField({ label: "Acesso", type: "choice", options: ["Rua", "Beco"] }), key: null },
    ],
  });
  const [first, second] = fields;
  const body = {
    ...buildFormInput({ name: "Entrega" }),
    fields: [
      { ...second, label: "Como é o acesso?" },
      { ...first, key: null, label: "Horário", type: "time" },
    ],
    version: 1,
  };
  const changed = await callApi<CustomForm>("PUT", `${PATH}/${id}`, { headers, body });
  expect([changed.status, changed.data.version, changed.data.name]).toEqual([200, 2, "Entrega"]);
  expect(changed.data.fields[0]).toEqual({ ...second, label: "Como é o acesso?" });
  expect(changed.data.fields[1]).toMatchObject({ label: "Horário", type: "time", options: [] });
  expect(changed.data.fields[1]?.key).not.toBe(first?.key);
  const late = await callApi("PUT", `${PATH}/${id}`, { headers, body });
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
  const log = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} order by at, id`,
  );
  expect(log.map(({ event }) => event)).toEqual(["custom-form.created", "custom-form.updated"]);
});

test("a form that is switched off is asked nowhere, one of another way to buy not here", async () => {
  const { owner, headers } = await createWriter();
  const { id } = await make(headers, { name: "Visita" });
  await make(headers, { name: "Só avulsos", purchaseTypes: ["separatedSales"] });
  expect((await askedBy(owner)).map(({ name }) => name)).toEqual(["Visita"]);
  const switchTo = (active: boolean) =>
    callApi<CustomForm>("PUT", `${PATH}/${id}/active`, { headers, body: { active, version: 1 } });
  const off = await switchTo(false);
  expect([off.status, off.data.active, off.data.version]).toEqual([200, false, 2]);
  expect((await switchTo(true)).error.type).toBe("STALE_VERSION");
  expect(await askedBy(owner)).toEqual([]);
});

test("forms are asked in the order of the list, which is changed as it was read", async () => {
  const { headers } = await createWriter();
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) ids.push((await make(headers, { name })).id);
  const [a = "", b = "", c = ""] = ids;
  const order = { before: [a, b, c], after: [c, a, b] };
  expect((await callApi("PUT", `${PATH}/order`, { headers, body: order })).status).toBe(200);
  expect(await listNames(headers)).toEqual(["C", "A", "B"]);
  const again = await callApi("PUT", `${PATH}/order`, { headers, body: order });
  expect([again.status, again.error.type]).toEqual([409, "STALE_VERSION"]);
  const missing = { before: [c, a, b], after: [c, a] };
  expect((await callApi("PUT", `${PATH}/order`, { headers, body: missing })).status).toBe(400);
});

test("a form is deleted once, and there are twenty at most", async () => {
  const { owner, headers } = await createWriter();
  const ids = await Promise.all(Array.from({ length: 20 }, () => createTestForm(owner)));
  const full = await callApi("POST", PATH, { headers, body: buildFormInput() });
  expect([full.status, full.error.details]).toMatchObject([400, { issues: [{ code: "TOO_MANY" }] }]);
  const path = `${PATH}/${ids[0] ?? ""}`;
  expect((await callApi("DELETE", path, { headers })).data).toEqual({ deleted: true });
  expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  expect((await callApi("POST", PATH, { headers, body: buildFormInput() })).status).toBe(201);
});

test("staff without the permission and integrators do not write questions", async () => {
  const { owner } = await createWriter();
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.requests"] });
  const buyer = await createTestUser(owner, { permissions: ["configuration.customFields"] });
  for (const { headers } of [staff, buyer]) {
    expect((await callApi("GET", PATH, { headers })).status).toBe(403);
    expect((await callApi("POST", PATH, { headers, body: buildFormInput() })).status).toBe(403);
  }
});

test("answers carry the id of their form, and the order keeps them with the questions as they stood [FIELDS-04]", async () => {
  const { owner, headers } = await createWriter();
  const { id: customForm, fields } = await make(headers, {
    screen: "lastStep",
    fields: [
      { ...buildFormField({ label: "Quem recebe?", required: true }), key: null },
      { ...buildFormField({ label: "Tem muro?", type: "yesNo" }), key: null },
      { ...buildFormField({ label: "Referência" }), key: null },
    ],
  });
  const [who = "", wall = ""] = fields.map(({ key }) => key);
  const answers = { [who]: " Marina ", [wall]: false };
  const { id, buyer } = await createTestOrder(owner, {
    changes: { customForms: [{ customForm, answers }] },
  });
  const renamed = { ...buildFormInput(), fields: [{ ...fields[0], label: "Outra pergunta" }], version: 1 };
  await callApi("PUT", `${PATH}/${customForm}`, { headers, body: renamed });
  const [row] = await readRows(
    owner,
    sql`select content -> '$.customForms' as forms from request_version where request_id = ${id}`,
  );
  expect(JSON.parse(String(row?.["forms"]))).toEqual([
    {
      customForm,
      name: "Visita técnica",
      screen: "lastStep",
      answers: [
        { key: who, label: "Quem recebe?", value: "Marina" },
        { key: wall, label: "Tem muro?", value: "Não" },
      ],
    },
  ]);
  const kit = await createTestKit(owner);
  const refused = await saveOrder(buyer, [{ id: kit, amount: 1 }], {
    customForms: [{ customForm, answers: { [who]: "x".repeat(31) } }],
  });
  expect([refused.status, refused.error.details]).toMatchObject([
    400,
    { issues: [{ field: `customForms.${customForm}.${who}`, code: "TEXT_OVER_LIMIT" }] },
  ]);
  const empty = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  expect([empty.status, empty.error.details]).toMatchObject([
    400,
    { issues: [{ field: `customForms.${customForm}.${who}`, code: "REQUIRED" }] },
  ]);
});
