import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "../factories/distributor.ts";
import { createTestKit } from "../factories/kit.ts";
import { createRole } from "../factories/role.ts";
import { changeRows, readNumber, readRows } from "../factories/rows.ts";
import { createTestOrder, saveOrder } from "../factories/saved-order.ts";
import { callApi } from "../setup/call-api.ts";

const PREVIEW = "/app/user/role-preview";
const BUYER = {
  name: "Vendedor",
  type: "integrator",
  permissions: ["closedKits", "order", "requestButton.order"],
};

function startPreview(person: TestUser, roleId: string) {
  return callApi("POST", PREVIEW, { headers: person.headers, body: { roleId } });
}

function leavePreview(person: TestUser) {
  return callApi<{ ended: boolean }>("DELETE", PREVIEW, { headers: person.headers });
}

async function typeOf(person: TestUser): Promise<unknown> {
  const { data } = await callApi("GET", "/app/user/reload", { headers: person.headers });
  return data["type"];
}

test("an administrator sees the portal as a role, and leaves again", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: role } = await createRole(admin, BUYER);
  const started = await startPreview(admin, role.id);
  expect(started.data).toEqual({ roleName: "Vendedor", type: "integrator" });
  expect(await typeOf(admin)).toBe("integrator");
  const denied = await callApi("GET", "/app/staff/roles", { headers: admin.headers });
  expect(denied.status).toBe(403);
  expect((await leavePreview(admin)).data).toEqual({ ended: true });
  expect(await typeOf(admin)).toBe("admin");
  expect((await leavePreview(admin)).data).toEqual({ ended: false });
});

test("the preview is of one session, and the log says who began it", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const other = await createTestUser(owner, { type: "admin" });
  const { data: role } = await createRole(admin, BUYER);
  await startPreview(admin, role.id);
  expect(await typeOf(other)).toBe("admin");
  const [entry] = await readRows(
    owner,
    sql`select event, actor_id, actor_type from audit_log where distributor_id = ${owner.id}
      and entity_id = ${role.id} order by id desc limit 1`,
  );
  expect(entry).toEqual({ event: "role.preview-started", actor_id: admin.id, actor_type: "admin" });
});

test("the log says that a preview ended, by the administrator and not by the role", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: role } = await createRole(admin, BUYER);
  await startPreview(admin, role.id);
  expect((await leavePreview(admin)).data).toEqual({ ended: true });
  const [entry] = await readRows(
    owner,
    sql`select actor_id, actor_type from audit_log where distributor_id = ${owner.id}
      and event = 'role.preview-ended' and entity_id = ${role.id}`,
  );
  expect(entry).toEqual({ actor_id: admin.id, actor_type: "admin" });
});

test("nothing is saved while looking through a role", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const kit = await createTestKit(owner);
  const { data: role } = await createRole(admin, BUYER);
  await startPreview(admin, role.id);
  const order = await saveOrder(admin, [{ id: kit, amount: 1 }]);
  const center = await callApi("PUT", "/app/user/distribution-center", {
    headers: admin.headers,
    body: { chosenDistributionCenter: owner.centerId },
  });
  expect([order.error.type, center.error.type]).toEqual(["READ_ONLY_PREVIEW", "READ_ONLY_PREVIEW"]);
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    0,
  );
});

test("news reaches the administrator as the role, and no longer as an administrator", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: role } = await createRole(admin, BUYER);
  await startPreview(admin, role.id);
  const { status, data } = await callApi("POST", "/app/user/live-token", { headers: admin.headers });
  expect(status).toBe(200);
  const [, claims = ""] = String(data["token"]).split(".");
  expect(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")))).toMatchObject({
    type: "integrator",
    roleId: role.id,
    integratorId: null,
  });
});

test("as an integrator's role the administrator sees kits, and no company's orders", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const admin = await createTestUser(owner, { type: "admin" });
  await createTestKit(owner);
  const buyer = await createTestUser(owner, { chosenCenterId: owner.centerId });
  const order = await createTestOrder(owner, { buyer });
  const { data: role } = await createRole(admin, BUYER);
  await startPreview(admin, role.id);
  const { headers } = admin;
  const kits = await callApi<{ totalItems: number }>("GET", "/app/user/kits", { headers });
  expect(kits.data.totalItems).toBe(2);
  const orders = await callApi("GET", "/app/user/requests", { headers });
  expect(orders.data).toEqual({ items: [], totalItems: 0 });
  expect((await callApi("GET", `/app/user/requests/${order.id}`, { headers })).status).toBe(404);
});

test("only an administrator in person begins a preview, and not inside another", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: role } = await createRole(admin, BUYER);
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.userProfiles"] });
  expect((await startPreview(staff, role.id)).error.type).toBe("accessDenied");
  await startPreview(admin, role.id);
  expect((await startPreview(admin, role.id)).status).toBe(403);
  await leavePreview(admin);
  const masquerade = JSON.stringify({
    operatorId: "usr_p",
    operatorName: "Paulo Nunes",
    reason: "Chamado 4512",
    until: "2099-01-01T00:00:00.000Z",
  });
  await changeRows(owner, sql`update session set masquerade = ${masquerade} where id = ${admin.sessionId}`);
  expect((await startPreview(admin, role.id)).error.type).toBe("SUPPORT_ACCESS_LIMITED");
});

test("another distributor's role cannot be looked through", async () => {
  const [mine, theirs] = await Promise.all([createTestDistributor(), createTestDistributor()]);
  const admin = await createTestUser(mine, { type: "admin" });
  const { data: role } = await createRole(await createTestUser(theirs, { type: "admin" }), BUYER);
  expect((await startPreview(admin, role.id)).error.type).toBe("NOT_FOUND");
  expect(await typeOf(admin)).toBe("admin");
});

test("deleting the role ends the preview", async () => {
  const owner = await createTestDistributor();
  const [admin, other] = await Promise.all([
    createTestUser(owner, { type: "admin" }),
    createTestUser(owner, { type: "admin" }),
  ]);
  const { data: role } = await createRole(admin, BUYER);
  await startPreview(admin, role.id);
  await callApi("DELETE", `/app/staff/roles/${role.id}`, { headers: other.headers });
  expect(await typeOf(admin)).toBe("admin");
  const left = await readNumber(owner, sql`select count(*) from session where preview_role_id = ${role.id}`);
  expect(left).toBe(0);
});
