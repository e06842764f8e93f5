import { sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { newId } from "#worker/scope.ts";
import { callApi } from "../setup/call-api.ts";
import { openTestDatabase, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestOperator } from "./platform.ts";
import { changeRows, readRows } from "./rows.ts";

/** The database of surveys. */
export const DIRECTORY = { id: "platform", database: openTestDatabase("primary") };

export interface TestResearch {
  id: string;
  operator: TestUser;
}

/** Fields of a survey that the API takes. */
export const RESEARCH_INPUT = {
  title: "NPS",
  question: "Quanto você recomendaria o portal?",
  audience: ["admin", "staff", "integrator"],
  scaleStart: 0,
  reasons: ["Lentidão", "Preço"],
};

/** A draft of a survey, which asks nobody. */
export async function createTestResearch(
  changes: Partial<typeof RESEARCH_INPUT> = {},
): Promise<TestResearch> {
  const operator = await createTestOperator();
  const { data } = await callApi<{ id: string }>("POST", "/app/admin/nps", {
    headers: operator.headers,
    body: { ...RESEARCH_INPUT, ...changes },
  });
  return { id: data.id, operator };
}

/** A survey that runs until the test is over. It asks everybody who opens a portal, so only the tests of one file
 *  may use it. */
export async function openTestResearch(changes: Partial<typeof RESEARCH_INPUT> = {}): Promise<TestResearch> {
  const created = await createTestResearch(changes);
  const { id, operator } = created;
  await callApi("PUT", `/app/admin/nps/${id}`, {
    headers: operator.headers,
    body: { ...RESEARCH_INPUT, ...changes, status: "active", version: 1 },
  });
  onTestFinished(() => changeRows(DIRECTORY, sql`update research set status = 'closed' where id = ${id}`));
  return created;
}

/** Opens the portal as a page does; afterwards people who are due have been asked. */
export function openPortal({ headers }: Pick<TestUser, "headers">) {
  return callApi("POST", "/app/user/live-token", { headers });
}

/** All surveys shown to a person. */
export function readAskings({ id }: Pick<TestUser, "id">): Promise<Record<string, unknown>[]> {
  return readRows(DIRECTORY, sql`select * from survey_answer where user_id = ${id} order by asked_at`);
}

/** Announcements to a person, as audience and message. */
export async function readAnnounced(
  owner: TestDistributor,
): Promise<{ audience: unknown; message: unknown }[]> {
  const rows = await readRows(
    owner,
    sql`select audience, message from outbox where distributor_id = ${owner.id}
      and json_extract(message, '$.type') = 'nps' order by seq`,
  );
  return rows.map(({ audience, message }) => ({
    audience: JSON.parse(String(audience)) as unknown,
    message: JSON.parse(String(message)) as unknown,
  }));
}

/** Stores that a person was asked at some time; returns the id. */
export async function createTestAsking(
  owner: Pick<TestDistributor, "id">,
  person: Pick<TestUser, "id">,
  { researchId, askedAt = new Date().toISOString() }: { researchId: string; askedAt?: string },
): Promise<string> {
  const id = newId("srv");
  await changeRows(
    DIRECTORY,
    sql`insert into survey_answer (id, research_id, distributor_id, user_id, user_type, asked_at)
      values (${id}, ${researchId}, ${owner.id}, ${person.id}, 'integrator', ${askedAt})`,
  );
  return id;
}
