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

/** Input of a survey. */
export const RESEARCH_INPUT = {
  title: "NPS",
  question: "Quanto você recomendaria o portal?",
  audience: ["admin", "staff", "integrator"],
  scaleStart: 0,
  reasons: ["Lentidão", "Preço"],
};

/** Creates the draft of a survey, which invites nobody. */
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

/** Creates a survey that is active until the end of the test. It invites everybody who opens a portal, so only the
 *  tests of one file may use it. */
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

/** Opens the portal as a page does, which invites the person if an invitation is due. */
export function openPortal({ headers }: Pick<TestUser, "headers">) {
  return callApi("POST", "/app/user/live-token", { headers });
}

/** Rows of a person's invitations, in order of time. */
export function readAskings({ id }: Pick<TestUser, "id">): Promise<Record<string, unknown>[]> {
  return readRows(DIRECTORY, sql`select * from survey_answer where user_id = ${id} order by asked_at`);
}

/** Announced surveys of a distributor, as audience and message. */
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

/** Stores an invitation of a person, now by default; returns its id. */
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
