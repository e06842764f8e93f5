import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { StaffPermission } from "#domain/access/permissions.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import {
  buildCategoryInput,
  buildExtraItemInput,
  buildSectionInput,
  buildServiceInput,
  buildStructureInput,
} from "#tests/factories/offers.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface ListCase {
  path: string;
  permission: StaffPermission;
  build: (fields?: { name?: string }) => object;
  /** Names of the audit log. */
  event: string;
  taken: { fields: object; type: string };
}

const taken = { fields: { name: "PRIMEIRO" }, type: "NAME_TAKEN" };
const CASES: [string, ListCase][] = [
  [
    "categories",
    {
      path: "/app/staff/categories",
      permission: "configuration.otherProductsCategories",
      build: buildCategoryInput,
      event: "category",
      taken,
    },
  ],
  [
    "structures",
    {
      path: "/app/staff/structures",
      permission: "configuration.structures",
      build: buildStructureInput,
      event: "structure",
      taken,
    },
  ],
  [
    "sections",
    {
      path: "/app/staff/separated-sections",
      permission: "configuration.kits",
      build: buildSectionInput,
      event: "section",
      taken,
    },
  ],
  [
    "extra items",
    {
      path: "/app/staff/extra-items",
      permission: "configuration.extraItem",
      build: buildExtraItemInput,
      event: "extra-item",
      taken: { fields: { name: "Outro", productCode: "seg-01" }, type: "CODE_TAKEN" },
    },
  ],
  [
    "services",
    {
      path: "/app/staff/services",
      permission: "configuration.extraItem",
      build: buildServiceInput,
      event: "service",
      taken,
    },
  ],
];

async function createSeller(permission: StaffPermission) {
  const owner = await createTestDistributor({ actions: { extraItem: true, singleProductPurchase: true } });
  const { headers } = await createTestUser(owner, { type: "staff", permissions: [permission] });
  return { owner, headers };
}

test.each(CASES)(
  "of %s, staff with the permission make, replace and delete entries, and the log has each step",
  async (_what, { path, permission, build, event }) => {
    const { owner, headers } = await createSeller(permission);
    const made = await callApi("POST", path, { headers, body: build({ name: "  Primeiro  " }) });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ ...build({ name: "Primeiro" }), version: 1 });
    const one = `${path}/${String(made.data["id"])}`;
    const body = { ...build({ name: "Segundo" }), active: false, version: 1 };
    const changed = await callApi("PUT", one, { headers, body });
    expect([changed.status, changed.data]).toEqual([
      200,
      expect.objectContaining({ name: "Segundo", active: false, version: 2 }),
    ]);
    const listed = await callApi<{ items: { name: string }[] }>("GET", path, { headers });
    expect(listed.data.items.filter(({ name }) => name === "Segundo")).toEqual([changed.data]);
    expect((await callApi("DELETE", one, { headers })).data).toEqual({ deleted: true });
    expect((await callApi("DELETE", one, { headers })).status).toBe(404);
    expect((await callApi("PUT", one, { headers, body })).status).toBe(404);
    const log = await readRows(
      owner,
      sql`select event, json_extract(changes, '$.name.from') as was, json_extract(changes, '$.name.to') as becomes
        from audit_log where distributor_id = ${owner.id} order by id`,
    );
    expect(log).toEqual([
      { event: `${event}.created`, was: null, becomes: "Primeiro" },
      { event: `${event}.updated`, was: "Primeiro", becomes: "Segundo" },
      { event: `${event}.deleted`, was: "Segundo", becomes: null },
    ]);
  },
);

test.each(CASES)("of %s, of two who save at once one is told", async (_what, { path, permission, build }) => {
  const { headers } = await createSeller(permission);
  const made = await callApi("POST", path, { headers, body: build() });
  const one = `${path}/${String(made.data["id"])}`;
  const answers = await Promise.all(
    ["Azul", "Verde"].map((name) =>
      callApi("PUT", one, { headers, body: { ...build({ name }), version: 1 } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.type).toBe("STALE_VERSION");
});

test.each(CASES)(
  "of %s, what must be unique is, whatever the case of its letters, also for two who make it at once",
  async (_what, { path, permission, build, taken: { fields, type } }) => {
    const { headers } = await createSeller(permission);
    await callApi("POST", path, { headers, body: build({ name: "Primeiro" }) });
    const repeated = await callApi("POST", path, { headers, body: { ...build(), ...fields } });
    expect([repeated.status, repeated.error.type]).toEqual([409, type]);
    const bodies = [1, 2].map(() => ({
      ...build({ name: "Terceiro" }),
      ...(type === "CODE_TAKEN" ? { productCode: "X" } : {}),
    }));
    const answers = await Promise.all(bodies.map((body) => callApi("POST", path, { headers, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  },
);

test.each(CASES)(
  "of %s, what belongs to another distributor cannot be found",
  async (_what, { path, permission, build }) => {
    const { owner, headers } = await createSeller(permission);
    const made = await callApi("POST", path, { headers, body: build() });
    const one = `${path}/${String(made.data["id"])}`;
    const stranger = await createSeller(permission);
    const body = { ...build({ name: "Nossa" }), version: 1 };
    expect((await callApi("PUT", one, { headers: stranger.headers, body })).status).toBe(404);
    expect((await callApi("DELETE", one, { headers: stranger.headers })).status).toBe(404);
    const listed = await callApi<{ items: { id: string }[] }>("GET", path, { headers: stranger.headers });
    expect(listed.data.items.map(({ id }) => id)).not.toContain(made.data["id"]);
    expect(
      await readNumber(owner, sql`select count(*) from audit_log where distributor_id = ${owner.id}`),
    ).toBe(1);
  },
);

test.each(CASES)(
  "of %s, staff without the permission and integrators change nothing",
  async (_what, { path, permission, build }) => {
    const { owner, headers } = await createSeller(permission);
    const made = await callApi("POST", path, { headers, body: build() });
    const others = [
      await createTestUser(owner, { type: "staff", permissions: ["configuration.main"] }),
      await createTestUser(owner, { permissions: [permission] }),
    ];
    for (const { headers: other } of others) {
      const body = { ...build({ name: "Nossa" }), version: 1 };
      expect((await callApi("GET", path, { headers: other })).status).toBe(403);
      expect((await callApi("POST", path, { headers: other, body: build({ name: "Nossa" }) })).status).toBe(
        403,
      );
      const one = `${path}/${String(made.data["id"])}`;
      expect((await callApi("PUT", one, { headers: other, body })).status).toBe(403);
      expect((await callApi("DELETE", one, { headers: other })).status).toBe(403);
    }
  },
);

test("extra items and services need the feature", async () => {
  const owner = await createTestDistributor({ actions: {} });
  const { headers } = await createTestUser(owner, { type: "admin" });
  expect((await callApi("GET", "/app/staff/extra-items", { headers })).status).toBe(403);
  expect((await callApi("GET", "/app/staff/services", { headers })).status).toBe(403);
});
