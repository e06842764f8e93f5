import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { NotificationQuerySchema } from "#domain/notifications/notification-list-schema.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestNotification } from "#tests/factories/notification.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { createNotificationRepository } from "#worker/repositories/notifications/notification-repository.ts";

const PATH = "/app/user/notifications";
const DAY_MS = 24 * 3_600_000;

interface Page {
  notifications: Record<string, unknown>[];
  read: number;
  unread: number;
  merged: boolean;
  totalItems: number;
}

const list = (user: TestUser, query = "") =>
  callApi<Page>("GET", `${PATH}${query}`, { headers: user.headers });
const mark = (user: TestUser, body: unknown) => callApi("PUT", PATH, { headers: user.headers, body });
const idsOf = ({ notifications }: Page) => notifications.map(({ notificationId }) => notificationId);

async function createAdmin() {
  const owner = await createTestDistributor();
  return { owner, admin: await createTestUser(owner, { type: "admin" }) };
}

/** Notifications of the last minutes, newest first. */
async function createMany({ owner, admin }: Awaited<ReturnType<typeof createAdmin>>, count: number) {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const createdAt = new Date(Date.now() - at * 60_000).toISOString();
    ids.push(await createTestNotification(owner, admin.id, { createdAt }));
  }
  return ids;
}

test("a notification carries its own id, what happened, when, and when it was looked at; read and unread are counted [NOTIF-07]", async () => {
  const { owner, admin } = await createAdmin();
  const [createdAt, lookedAt] = [new Date(Date.now() - 60_000), new Date()].map((at) => at.toISOString());
  const unread = await createTestNotification(owner, admin.id, { createdAt: lookedAt ?? "" });
  const read = await createTestNotification(owner, admin.id, { createdAt: createdAt ?? "", lookedAt });
  const rows = await readRows(
    owner,
    sql`select id from notification where distributor_id = ${owner.id} order by created_at desc`,
  );
  const facts = { kind: "registrationReceived", content: { integratorId: "int_1", companyName: "Volt" } };
  expect((await list(admin)).data).toEqual({
    notifications: [
      { ...facts, id: rows[0]?.["id"], notificationId: unread, createdAt: lookedAt, lookedAt: null },
      { ...facts, id: rows[1]?.["id"], notificationId: read, createdAt, lookedAt },
    ],
    read: 1,
    unread: 1,
    merged: false,
    totalItems: 2,
  });
  expect(rows[0]?.["id"]).not.toBe(unread);
});

test("what came more than thirty days ago is listed, and not counted", async () => {
  const { owner, admin } = await createAdmin();
  const now = Date.now();
  const at = (ms: number) => ({ createdAt: new Date(ms).toISOString() });
  const within = await createTestNotification(owner, admin.id, at(now - 30 * DAY_MS + 60_000));
  const before = await createTestNotification(owner, admin.id, at(now - 30 * DAY_MS - 60_000));
  const lookedAt = new Date(now).toISOString();
  await createTestNotification(owner, admin.id, { ...at(now - 31 * DAY_MS), lookedAt });
  const { data } = await list(admin);
  expect(data).toMatchObject({ read: 0, unread: 1, totalItems: 3 });
  expect(idsOf(data).slice(0, 2)).toEqual([within, before]);
});

test("pages are of 25 at most, and merged ones come as one list", async () => {
  const world = await createAdmin();
  const ids = await createMany(world, 30);
  const { admin } = world;
  expect(idsOf((await list(admin)).data)).toEqual(ids.slice(0, 25));
  expect(idsOf((await list(admin, "?page=2")).data)).toEqual(ids.slice(25));
  expect(idsOf((await list(admin, "?page=2&limit=10")).data)).toEqual(ids.slice(10, 20));
  const merged = (await list(admin, "?page=2&limit=10&merged=true")).data;
  expect(idsOf(merged)).toEqual(ids.slice(0, 20));
  expect(merged.merged).toBe(true);
  for (const query of [
    "?limit=26",
    "?limit=0",
    "?page=0",
    "?status=read",
    "?page=21&merged=true",
    "?merged=1",
  ]) {
    expect((await list(admin, query)).status).toBe(400);
  }
  expect((await list(admin, "?page=20&merged=true")).status).toBe(200);
});

test("only unread ones are listed when they are asked for, and counted in total", async () => {
  const world = await createAdmin();
  const [newest, middle, oldest] = await createMany(world, 3);
  await mark(world.admin, { notificationIds: [middle] });
  const { data } = await list(world.admin, "?status=unread");
  expect(idsOf(data)).toEqual([newest, oldest]);
  expect(data).toMatchObject({ read: 1, unread: 2, totalItems: 2 });
});

test("own notifications are marked as read by their ids or all at once, at the given time or now [CALLS-22]", async () => {
  const world = await createAdmin();
  const [newest, middle, oldest] = await createMany(world, 3);
  const { owner, admin } = world;
  const lookedAt = new Date(Date.now() - 1_000).toISOString();
  const one = await mark(admin, { notificationIds: [newest, "ntf_unknown"], lookedAt });
  expect(one.data).toEqual({ read: 1, unread: 2 });
  const aged = await createTestNotification(owner, admin.id, {
    createdAt: new Date(Date.now() - 300_000).toISOString(),
  });
  expect((await mark(admin, { notificationIds: [aged], lookedAt })).data).toEqual({ read: 2, unread: 2 });
  const startedAt = new Date().toISOString();
  expect((await mark(admin, { readAll: true })).data).toEqual({ read: 4, unread: 0 });
  const rows = await readRows(
    owner,
    sql`select notification_id, created_at, looked_at from notification where distributor_id = ${owner.id}`,
  );
  const rowOf = (id: string | undefined) => rows.find((row) => row["notification_id"] === id) ?? {};
  // The newest one is less than a second old: it must not be read before it was created.
  expect(rowOf(newest)["looked_at"]).toBe(rowOf(newest)["created_at"]);
  expect(rowOf(aged)["looked_at"]).toBe(lookedAt);
  expect(String(rowOf(middle)["looked_at"]) >= startedAt).toBe(true);
  expect(String(rowOf(oldest)["looked_at"]) >= startedAt).toBe(true);
});

test("a time of looking is kept as it was given, but not one to come", async () => {
  const world = await createAdmin();
  const [, older, oldest] = await createMany(world, 3);
  const { owner, admin } = world;
  const lookedAt = new Date(Date.now() - 30_000).toISOString();
  await mark(admin, { notificationIds: [older], lookedAt });
  await mark(admin, { notificationIds: [oldest], lookedAt: "2099-01-01T00:00:00Z" });
  const [first, second] = await readRows(
    owner,
    sql`select looked_at from notification where looked_at is not null and distributor_id = ${owner.id}
      order by created_at desc`,
  );
  expect(first?.["looked_at"]).toBe(lookedAt);
  expect(String(second?.["looked_at"]) < "2099").toBe(true);
});

test.each([
  {},
  { readAll: false },
  { notificationIds: [] },
  { notificationIds: ["a"], readAll: true },
  { readAll: true, lookedAt: "ontem" },
  { ids: ["a"] },
])("a change %j of what is read is refused", async (body) => {
  const { admin } = await createAdmin();
  expect((await mark(admin, body)).status).toBe(400);
});

test("reading is told to the person's own pages, once, and not when nothing changed", async () => {
  const world = await createAdmin();
  const [newest] = await createMany(world, 2);
  const { owner, admin } = world;
  await mark(admin, { notificationIds: [newest] });
  await mark(admin, { notificationIds: [newest] });
  await mark(admin, { readAll: true });
  await mark(admin, { readAll: true });
  const events = await readRows(
    owner,
    sql`select seq, audience, message from outbox where distributor_id = ${owner.id} order by seq`,
  );
  const audience = JSON.stringify({ userIds: [admin.id] });
  expect(events).toEqual([
    { seq: 1, audience, message: '{"type":"length","read":1,"unread":1}' },
    { seq: 2, audience, message: '{"type":"length","read":2,"unread":0}' },
  ]);
});

test.each(["primary", "second"] as const)(
  "nobody reads or marks what is a colleague's or another distributor's, on the %s shard",
  async (shard) => {
    const owner = await createTestDistributor({ shard });
    const [admin, colleague] = [
      await createTestUser(owner, { type: "admin" }),
      await createTestUser(owner, { type: "admin" }),
    ];
    const other = await createTestDistributor({ shard });
    const stranger = await createTestUser(other, { type: "admin" });
    const shared = await createTestNotification(owner, admin.id);
    await createTestNotification(owner, colleague.id, { notificationId: shared });
    const [row] = await readRows(owner, sql`select id from notification where user_id = ${admin.id}`);
    for (const user of [colleague, stranger]) {
      expect((await mark(user, { notificationIds: [row?.["id"]] })).status).toBe(200);
    }
    await mark(stranger, { notificationIds: [shared] });
    await mark(stranger, { readAll: true });
    expect((await list(stranger)).data).toMatchObject({ notifications: [], totalItems: 0 });
    expect((await mark(colleague, { notificationIds: [shared] })).data).toEqual({ read: 1, unread: 0 });
    expect((await list(admin)).data).toMatchObject({ read: 0, unread: 1 });
  },
);

test("everybody who is signed in has a list, also where the bell is off", async () => {
  const owner = await createTestDistributor({ actions: {} });
  for (const type of ["admin", "staff", "integrator"] as const) {
    const user = await createTestUser(owner, { type, permissions: [] });
    const id = await createTestNotification(owner, user.id);
    expect(idsOf((await list(user)).data)).toEqual([id]);
  }
});

test("what was wanted by e-mail only is not in the portal's list", async () => {
  const { owner, admin } = await createAdmin();
  const id = await createTestNotification(owner, admin.id, { inPortal: false });
  expect((await list(admin)).data).toMatchObject({ notifications: [], unread: 0, totalItems: 0 });
  await mark(admin, { notificationIds: [id] });
  expect(await readRows(owner, sql`select looked_at from notification where user_id = ${admin.id}`)).toEqual([
    { looked_at: null },
  ]);
});

// The index has the instant after person and channel, and ends with the row's number, so nothing is sorted.
test.each([
  ["the first page", {}],
  ["a late page of the unread", { page: 500, status: "unread" }],
  ["merged pages", { page: 20, merged: "true" }],
])("%s is read from its index in order", async (_title, query) => {
  const { owner, admin } = await createAdmin();
  const { pageQuery, countQuery } = createNotificationRepository(owner.database, owner.id);
  const filter = NotificationQuerySchema.parse(query);
  const planOf = async (asked: ReturnType<typeof pageQuery> | ReturnType<typeof countQuery>) =>
    (await readRows(owner, sql`explain query plan ${asked.getSQL()}`)).map(({ detail }) => detail).join("\n");
  const plan = await planOf(pageQuery(admin.id, filter));
  expect(plan).toMatch(/USING INDEX notification_list /);
  expect(plan).not.toContain("TEMP B-TREE");
  expect(await planOf(countQuery(admin.id, "2026-11-01T00:00:00.000Z"))).toMatch(
    /INDEX notification_list .*created_at>/,
  );
});
