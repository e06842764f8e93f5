import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const ADDRESS = "https://bi.example.com/painel/1";

async function setAddress(owner: TestDistributor, address: string) {
  await changeRows(
    owner,
    sql`update distributor_profile set theme = json_set(theme, '$.dashboardBIUrl', ${address}) where distributor_id = ${owner.id}`,
  );
}

test.each([
  ["admin", [], 200],
  ["staff", ["dashboardBI"], 200],
  ["staff", ["order"], 403],
  ["integrator", ["order"], 403],
] as const)(
  "the BI address asked for by %s with %j answers %d [DASH-04, CALLS-19]",
  async (type, permissions, status) => {
    const owner = await createTestDistributor();
    await setAddress(owner, ADDRESS);
    const { headers } = await createTestUser(owner, { type, permissions });
    const answer = await callApi("GET", "/app/user/bi-url", { headers });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.data).toEqual({ dashBIUrl: ADDRESS });
    else expect(JSON.stringify(answer.body)).not.toContain("bi.example.com");
  },
);

test("a distributor without a BI address answers null", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  expect((await callApi("GET", "/app/user/bi-url", { headers })).data).toEqual({ dashBIUrl: null });
});

test("the public theme does not tell the BI address", async () => {
  const owner = await createTestDistributor();
  await setAddress(owner, ADDRESS);
  const { status, body } = await callApi("GET", "/app/open/theme", {
    headers: { "x-debug-distributor": owner.slug },
  });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain("bi.example.com");
});
