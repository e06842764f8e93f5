import { runSql } from "./database.ts";
import { createListener, type Listener } from "./notification-rows.ts";

/** Gives a person a role of their own: a copy with other permissions.
 *  @returns id of the previous role */
export async function giveOwnRole(
  userId: string,
  change: (permissions: readonly string[]) => readonly string[],
): Promise<string> {
  const [row] = await runSql(
    `select role.id, role.permissions from user
      join role on role.distributor_id = user.distributor_id and role.id = user.role_id where user.id = ?`,
    [userId],
  );
  const before = String(row?.["id"]);
  const permissions = change(JSON.parse(String(row?.["permissions"])) as string[]);
  await runSql(
    `insert into role (distributor_id, id, name, type, permissions, content, version)
      select distributor_id, ?, 'Papel de teste', type, ?, content, 1 from role where id = ?`,
    [`rol_${userId}`, JSON.stringify(permissions), before],
  );
  await setRole(userId, `rol_${userId}`);
  return before;
}

export async function setRole(userId: string, roleId: string): Promise<void> {
  await runSql("update user set role_id = ? where id = ?", [roleId, userId]);
}

/** Creates a person like one of the demo's, without some permissions. */
export async function createPersonWithout(
  model: "equipe" | "integrador",
  isMissing: (permission: string) => boolean,
): Promise<Listener> {
  const person = await createListener(model);
  await giveOwnRole(person.id, (permissions) => permissions.filter((one) => !isMissing(one)));
  return person;
}
