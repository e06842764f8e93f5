import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isInAudience } from "#domain/live/audience.ts";
import type { LiveClaims } from "#domain/live/messages.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { openFakeRoom } from "#tests/fakes/room-server.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { tellExpiries } from "#worker/jobs/tell-expiries.ts";

type Person = TestUser & { type: "admin" | "staff" | "integrator"; integratorId: string | null };

const SELLER = { label: "seller" };

/** People of every kind, by who they are; the saver is a seller of the company. */
async function createPeople(owner: TestDistributor) {
  const make = async (
    type: Person["type"],
    permissions: readonly string[],
    options: Parameters<typeof createTestUser>[1] = {},
  ): Promise<Person> => ({
    ...(await createTestUser(owner, { type, permissions, ...options })),
    type,
    integratorId: type === "integrator" ? (options.integratorId ?? owner.integratorId) : null,
  });
  const other = { integratorId: await createTestCompany(owner) };
  return {
    admin: await make("admin", []),
    "staff who see budgets": await make("staff", ["budget"]),
    "staff who see orders": await make("staff", ["order"]),
    "staff without a role": await make("staff", [], { roleType: null }),
    "staff with a company's role": await make("staff", ["budget", "order"], { roleType: "integrator" }),
    "a manager": await make("integrator", ["budget", "order"], { roleContent: { label: "manager" } }),
    "a manager who sees budgets": await make("integrator", ["budget"]),
    "a manager who sees orders": await make("integrator", ["order"]),
    "a manager with staff's role": await make("integrator", ["budget", "order"], { roleType: "staff" }),
    "the responsible seller": await make("integrator", ALL_OF_REQUESTS, { roleContent: SELLER }),
    "another seller": await make("integrator", ["budget", "order"], { roleContent: SELLER }),
    "a seller who sees the team's": await make("integrator", ["budget", "order", "seeResponsible"], {
      roleContent: SELLER,
    }),
    "another company's manager": await make("integrator", ["budget", "order"], other),
    "another company's seller": await make("integrator", ["budget", "order", "seeResponsible"], {
      ...other,
      roleContent: SELLER,
    }),
  };
}

type People = Awaited<ReturnType<typeof createPeople>>;

async function createWorld() {
  const world = await createBudgetWorld();
  const room = openFakeRoom(world.owner.id);
  const people = await createPeople(world.owner);
  const buyer = people["the responsible seller"];
  const { id, code } = await saveBudget({ ...world, buyer });
  return { ...world, room, buyer, people, id, code };
}

/** Names of the people whose list shows a request. */
async function whoList(people: Partial<People>, type: string, id: string): Promise<string[]> {
  const names = [];
  for (const [name, { headers }] of Object.entries(people)) {
    const { status, data } = await callApi<{ items: { id: string }[] }>(
      "GET",
      `/app/user/requests?type=${type}`,
      { headers },
    );
    if (status === 200 && data.items.some((one) => one.id === id)) names.push(name);
  }
  return names;
}

/** Names of the people who catch up on live messages about a request after a place in the sequence. */
async function whoHear(people: Partial<People>, after: number, kind: string): Promise<string[]> {
  const names = [];
  for (const [name, { headers }] of Object.entries(people)) {
    const { status, data } = await callApi<{ events: { message: { type: string } }[] }>(
      "GET",
      `/app/user/events?after=${String(after)}`,
      { headers },
    );
    if (status === 200 && data.events.some(({ message }) => message.type === kind)) names.push(name);
  }
  return names;
}

async function lastSeq({ id, database }: TestDistributor): Promise<number> {
  const [row] = await readRows(
    { id, database },
    sql`select coalesce(max(seq), 0) as seq from outbox where distributor_id = ${id}`,
  );
  return Number(row?.["seq"]);
}

const SEE_BUDGET = [
  ...["admin", "staff who see budgets", "a manager", "a manager who sees budgets"],
  ...["the responsible seller", "a seller who sees the team's"],
];
const SEE_ORDER = SEE_BUDGET.map((name) =>
  name.replace("see budgets", "see orders").replace("sees budgets", "sees orders"),
);

function annotate({ people, id }: { people: People; id: string }) {
  return callRequest(people.admin, ["POST", id, "/annotations"], {
    ...{ message: "Conferido.", replyTo: null, isInternal: false, mentions: [] },
  });
}

async function end({ owner, id }: { owner: TestDistributor; id: string }) {
  await changeRows(owner, sql`update request set expires_on = '2026-12-10' where id = ${id}`);
  await tellExpiries({
    ...{ database: owner.database, distributorId: owner.id, origin: "https://sol.test" },
    now: new Date("2026-12-12T15:00:00.000Z"),
  });
}

async function move({ owner, people, id }: Pick<BudgetWorld, "owner"> & { people: People; id: string }) {
  const [before] = await readRows(owner, sql`select deal_status_id as status from request where id = ${id}`);
  const { status } = await callRequest(people.admin, ["PUT", id, "/status"], {
    type: "budget",
    statusId: `dls_${owner.id}_Finalizado`,
    seenStatusId: before?.["status"],
  });
  expect(status).toBe(200);
}

test.each([
  ["a comment", annotate],
  ["its expiry", end],
  ["another status", move],
] as const)("%s of a budget is told live to exactly those whose list shows it", async (_title, cause) => {
  const world = await createWorld();
  const { owner, people, id } = world;
  const before = await lastSeq(owner);
  await cause(world);
  expect(await whoHear(people, before, "request.changed")).toEqual(SEE_BUDGET);
  expect(await whoList(people, "budget", id)).toEqual(SEE_BUDGET);
});

test("an order's payment is told live, and by a notification, to those of the company whose list shows it", async () => {
  const { owner, people, id, buyer } = await createWorld();
  const order = await callRequest<{ id: string }>(buyer, ["POST", id, "/order"], { version: 1 });
  expect(order.status).toBe(200);
  const before = await lastSeq(owner);
  await createPayment(owner, id);
  expect(await whoHear(people, before, "payment.changed")).toEqual(SEE_ORDER);
  expect(await whoList(people, "order", id)).toEqual(SEE_ORDER);
  await changeRows(owner, sql`update request set payment_status = 'notRequested' where id = ${id}`);
  await changeRows(owner, sql`delete from charge where request_id = ${id}`);
  const paid = await callRequest(people.admin, ["PUT", id, "/payment-status"], {
    ...{ paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "No extrato." },
  });
  expect(paid.status).toBe(200);
  const told = await readRows(
    owner,
    sql`select user_id as userId from notification where distributor_id = ${owner.id} and kind = 'paymentReceived'`,
  );
  const ids = told.map(({ userId }) => userId);
  expect(
    Object.entries(people)
      .filter(([, person]) => ids.includes(person.id))
      .map(([name]) => name),
  ).toEqual(SEE_ORDER);
});

test("a budget that becomes an order is told to who sees either", async () => {
  const { owner, people, id, buyer } = await createWorld();
  const before = await lastSeq(owner);
  await callRequest(buyer, ["POST", id, "/order"], { version: 1 });
  expect(await whoHear(people, before, "request.changed")).toEqual(
    Object.keys(people).filter((name) => [...SEE_BUDGET, ...SEE_ORDER].includes(name)),
  );
});

test("who hands a budget over is still told of that, and of nothing that follows", async () => {
  const world = await createWorld();
  const { owner, people, id, buyer } = world;
  const [next, manager] = [people["another seller"], people["a seller who sees the team's"]];
  const before = await lastSeq(owner);
  await changeRows(
    owner,
    sql`update role set permissions = json_insert(permissions, '$[#]', 'budget.changeSeller')
      where distributor_id = ${owner.id} and id = ${manager.roleId}`,
  );
  const handed = await callRequest(manager, ["PUT", id, "/seller"], {
    ...{ type: "budget", sellerId: next.id, seenSellerId: buyer.id },
  });
  expect(handed.status).toBe(200);
  const both = { before: buyer, after: next } as unknown as Partial<People>;
  expect(await whoHear(both, before, "request.changed")).toEqual(["before", "after"]);
  const then = await lastSeq(owner);
  await annotate(world);
  expect(await whoHear(both, then, "request.changed")).toEqual(["after"]);
});

/** Claims of a person in the room; null for who is not let in. */
async function claimsOf({ headers }: Pick<TestUser, "headers">): Promise<LiveClaims | null> {
  const { status, data } = await callApi<{ token: string }>("POST", "/app/user/live-token", { headers });
  if (status !== 200) return null;
  const [, payload = ""] = data.token.split(".");
  return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as LiveClaims;
}

test("the room is given that audience, and delivers to those people alone, none of another distributor", async () => {
  const world = await createWorld();
  const { people, room } = world;
  const foreign = await createTestUser(await createTestDistributor(), {
    type: "staff",
    permissions: ["budget"],
  });
  await annotate(world);
  const audience = room.events.at(-1)?.audience ?? {};
  const told = [];
  for (const [name, person] of Object.entries({ ...people, foreign })) {
    const claims = await claimsOf(person);
    if (claims !== null && isInAudience(audience, claims)) told.push(name);
  }
  expect(told).toEqual(SEE_BUDGET);
});
