import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const DAY_MS = 24 * 3_600_000;

export interface Listener {
  id: string;
  email: string;
}

/** Creates an account for one test at the first demo distributor, like one of its people and with the demo
 *  password. */
export async function createListener(model: "admin" | "equipe" | "integrador" = "admin"): Promise<Listener> {
  const id = newId("usr");
  const email = `${id}@conta.test`;
  await runSql(
    `insert into user (distributor_id, id, type, role_id, integrator_id, name, surname, email, email_verified_at,
        password_hash, blocked, chosen_center_id, created_at)
      select distributor_id, ?, type, role_id, integrator_id, 'Nina', 'Barros', ?, created_at, password_hash, 0,
        chosen_center_id, created_at
      from user where email = ?`,
    [id, email, `${model}@solnascente.test`],
  );
  return { id, email };
}

/** Creates unread notifications about a registered company, a number for each age in days, newest first; returns
 *  the company's id. */
export async function createNotifications(
  userId: string,
  counts: readonly (readonly [daysAgo: number, count: number])[],
): Promise<string> {
  const [company] = await runSql("select id from integrator where distributor_id = ? order by id limit 1", [
    PLACE,
  ]);
  const integratorId = String(company?.["id"]);
  const now = Date.now();
  const instants = counts.flatMap(([days, count]) =>
    Array.from({ length: count }, (_, at) => new Date(now - days * DAY_MS - at).toISOString()),
  );
  const rows = instants.map((createdAt, at) => ({
    id: newId("ntf"),
    createdAt,
    content: { integratorId, companyName: `Empresa ${String(at + 1)}` },
  }));
  await runSql(
    `insert into notification (distributor_id, id, notification_id, user_id, kind, content, in_digest, created_at)
      select ?, value ->> 'id', value ->> 'id', ?, 'registrationReceived', value -> 'content', 0, value ->> 'createdAt'
      from json_each(?)`,
    [PLACE, userId, JSON.stringify(rows)],
  );
  return integratorId;
}

/** How many of a person's notifications were looked at. */
export async function countLookedAt(userId: string): Promise<number> {
  const [row] = await runSql("select count(looked_at) as count from notification where user_id = ?", [
    userId,
  ]);
  return Number(row?.["count"]);
}
