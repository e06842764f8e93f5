import { runSql } from "./database.ts";

/** Sets the center that a person buys from, by name; null removes it. */
export async function setCenterOf(email: string, name: string | null): Promise<void> {
  await runSql(
    `update user set chosen_center_id = (select id from distribution_center as center
      where center.distributor_id = user.distributor_id and center.name = ?) where email = ?`,
    [name, email],
  );
}

/** Name of the center that a person buys from; null without one. */
export async function readCenterOf(email: string): Promise<string | null> {
  const [row] = await runSql(
    `select center.name as name from user left join distribution_center as center
      on center.distributor_id = user.distributor_id and center.id = user.chosen_center_id where email = ?`,
    [email],
  );
  const name = row?.["name"];
  return typeof name === "string" ? name : null;
}

/** Closes a center, or opens it again. */
export async function setCenterActive(name: string, active: boolean): Promise<void> {
  await runSql("update distribution_center set active = ? where name = ?", [Number(active), name]);
}
